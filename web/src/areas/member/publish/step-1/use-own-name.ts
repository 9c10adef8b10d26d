import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../../../features/account/account-queries'
import { useOpenDraft } from '../../../../features/works/draft/draft-context'

/** The verified name of whoever writes this draft; empty: not known, or the account is a company. */
export function useOwnName(): string {
  const { isEnterprise } = useOpenDraft()
  const { data: account } = useQuery(accountQuery)
  const name = account?.real_name?.state === 'approved' ? account.real_name.name : ''
  return isEnterprise || account?.user_account_info.company ? '' : name
}
