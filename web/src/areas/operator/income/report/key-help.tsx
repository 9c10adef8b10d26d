import { useWords } from '../../../../lib/words'
import { KeyList } from '../../keys/key-list'

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

export function KeyHelp(props: KeyHelpProps) {
  const t = useWords('report-check')
  return (
    <KeyList
      {...props}
      title={t('keys.title')}
      lead={t('keys.lead')}
      switchLabel={t('keys.switch')}
      keys={keys.map(([pressed, what]) => [pressed, t(what)])}
    />
  )
}
