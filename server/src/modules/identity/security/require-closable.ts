import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import { accountHooks } from '../account-hooks'
import { countColleagues } from '../companies/companies.queries'
import './security.texts'

/** Asked when somebody wants to go, and again on the day: much may have happened in between. */
export async function requireClosable(tx: Tx, memberId: number): Promise<void> {
  if ((await countColleagues(tx, memberId)) > 0) {
    throw new Refusal('cannotClose', { text: 'security.companyHasColleagues' })
  }
  for (const { onAccountClosing } of accountHooks()) await onAccountClosing?.(tx, memberId)
}
