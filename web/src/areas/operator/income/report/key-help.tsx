import { useWords } from '../../../../lib/words'
import { Dialog } from '../../../../ui/dialog'
import { Kbd } from '../../../../ui/kbd'
import { Switch } from '../../../../ui/switch'

const keys = [
  ['J K', 'keys.move'],
  ['M', 'keys.match'],
  ['/', 'keys.other'],
  ['S', 'keys.leave'],
  ['U', 'keys.undo'],
  ['C', 'keys.compare'],
  ['P', 'keys.post'],
  ['?', 'keys.help'],
] as const

type KeyHelpProps = { isOn: boolean; onSwitch: (isOn: boolean) => void; onClose: () => void }

/** Every key of the desk, and the switch that turns them off. */
export function KeyHelp({ isOn, onSwitch, onClose }: KeyHelpProps) {
  const t = useWords('report-check')
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={t('keys.title')}
      description={t('keys.lead')}
      closeLabel={t('dialog.close')}
    >
      <Switch checked={isOn} onChange={onSwitch}>
        {t('keys.switch')}
      </Switch>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
        {keys.map(([pressed, what]) => (
          <div key={what} className="contents">
            <dt className="flex gap-1">
              {pressed.split(' ').map(key => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
