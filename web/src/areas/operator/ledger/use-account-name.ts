import { useWords } from '../../../lib/words'
import type { Account } from './ledger-queries'

/** The kind, and whose it is where it is somebody's. */
export function useAccountName() {
  const t = useWords('ledger')
  const ownerOf = ({ member, payer }: Pick<Account, 'member' | 'payer'>) =>
    member ? member.name || t('accounts.noName', { id: member.id }) : (payer?.name ?? '')
  const nameOf = (account: Pick<Account, 'kind' | 'member' | 'payer'>) =>
    [t(`kind.${account.kind}`), ownerOf(account)].filter(Boolean).join(' · ')
  return { ownerOf, nameOf }
}
