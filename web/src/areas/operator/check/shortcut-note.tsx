import { useWords } from '../../../lib/words'
import { Kbd } from '../../../ui/kbd'
import { Switch } from '../../../ui/switch'

interface ShortcutNoteProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
  canDecide: boolean
  hasScans: boolean
}

/** Single letters can be spoken by accident to a computer that listens, so they can be turned off. */
export function ShortcutNote({ isOn, onChange, canDecide, hasScans }: ShortcutNoteProps) {
  const t = useWords('operator')
  const keys = [
    ...(canDecide
      ? [
          { key: 'A', what: t('decide.approve') },
          { key: 'R', what: t('decide.refuse') },
        ]
      : []),
    { key: 'N', what: t('check.next') },
    ...(hasScans ? [{ key: '1–9', what: t('keys.scan') }] : []),
    { key: '+ − 0', what: t('keys.zoom') },
  ]
  return (
    <div className="mt-4 px-1 max-lg:hidden">
      <Switch checked={isOn} onChange={onChange}>
        {t('keys.title')}
      </Switch>
      {isOn && (
        <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm text-soft">
          {keys.map(({ key, what }) => (
            <li key={key} className="flex items-center gap-2">
              <Kbd>{key}</Kbd> {what}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
