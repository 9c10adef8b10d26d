// What closing an account for good takes away. Each module says what goes of its own (account-hooks.ts); server/src/testing/closed-account.api.test.ts
// lists what stays, and why.
import type { Tx } from '../../../platform/database/query'
import { enqueue } from '../../../platform/jobs/job'
import type { Secrets } from '../../../platform/secrets'
import { removeFiles } from '../../../platform/storage/remove-files.job'
import { eraseMailAddress } from '../../mail/mail.public'
import { deleteMessagesOf } from '../../messages/messages.public'
import { accountHooks } from '../account-hooks'
import { leaveCompanies } from '../companies/companies.queries'
import { deleteSessionsOf } from '../identity.queries'
import { eraseDocuments } from '../verification/verification.queries'
import { deleteLoginEvents, emptyAccount, eraseCompany } from './security.queries'

/** The account, and the agent before it, are locked by the caller. */
export async function emptyWholeAccount(
  tx: Tx,
  secrets: Secrets,
  memberId: number,
  now: Date,
): Promise<void> {
  for (const { onAccountClosed } of accountHooks()) await onAccountClosed?.(tx, memberId, now, secrets)
  await emptyAccount(tx, memberId)
  await deleteSessionsOf(tx, memberId)
  await deleteLoginEvents(tx, memberId)
  await eraseMailAddress(tx, { memberId })
  await leaveCompanies(tx, memberId)
  await deleteMessagesOf(tx, memberId)
  const keys = [...(await eraseDocuments(tx, memberId)), ...(await eraseCompany(tx, memberId))]
  if (keys.length > 0) await enqueue(tx, removeFiles, { keys })
}
