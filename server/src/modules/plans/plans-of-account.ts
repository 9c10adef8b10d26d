import type { AccountHooks } from '../identity/identity.public'
import { emptyApplicationsOf } from './plans.queries'

export const plansOfAccount: AccountHooks = {
  onAccountClosed: (tx, memberId) => emptyApplicationsOf(tx, memberId),
}
