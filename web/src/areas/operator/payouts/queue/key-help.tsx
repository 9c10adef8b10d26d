import { useWords } from '../../../../lib/words'
import { KeyList } from '../../keys/key-list'

const keys = [
  ['J K', 'keys.move'],
  ['X', 'keys.select'],
  ['⇧X', 'keys.selectPlain'],
  ['A', 'keys.approve'],
  ['⇧A', 'keys.approveChosen'],
  ['R', 'keys.refuse'],
  ['B', 'keys.bills'],
  ['M', 'keys.member'],
  ['S', 'keys.sort'],
  ['/', 'keys.search'],
  ['V', 'keys.preview'],
  ['⇧B', 'keys.makeBatch'],
  ['?', 'keys.help'],
] as const

type KeyHelpProps = { isOn: boolean; onSwitch: (isOn: boolean) => void; onClose: () => void }

export function KeyHelp(props: KeyHelpProps) {
  const t = useWords('payout-desk')
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
