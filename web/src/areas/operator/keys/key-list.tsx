import { useWords } from '../../../lib/words'
import { Dialog } from '../../../ui/dialog'
import { Kbd } from '../../../ui/kbd'
import { Switch } from '../../../ui/switch'

type KeyListProps = {
  title: string
  lead: string
  switchLabel: string
  isOn: boolean
  onSwitch: (isOn: boolean) => void
  onClose: () => void
  /** Keys that do the same stand with a space between them. */
  keys: readonly (readonly [keys: string, what: string])[]
}

/** Every key of a desk, and the switch that turns them off. */
export function KeyList({ title, lead, switchLabel, isOn, onSwitch, onClose, keys }: KeyListProps) {
  const t = useWords('operator')
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={title}
      description={lead}
      closeLabel={t('close')}
    >
      <Switch checked={isOn} onChange={onSwitch}>
        {switchLabel}
      </Switch>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
        {keys.map(([pressed, what]) => (
          <div key={what} className="contents">
            <dt className="flex gap-1">
              {pressed.split(' ').map(key => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
