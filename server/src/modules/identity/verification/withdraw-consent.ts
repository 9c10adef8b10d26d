import type { withdrawConsent } from '#contract/identity/verification-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { enqueue } from '../../../platform/jobs/job'
import { removeFiles } from '../../../platform/storage/remove-files.job'
import { accountHooks } from '../account-hooks'
import { freezeAccount } from '../freezing/freeze-account'
import { ownNumber } from '../sms-codes/own-number'
import { spendCode } from '../sms-codes/spend-code'
import { eraseDocuments } from './verification.queries'
import './verification.texts'

/** Why the account is frozen then, by nobody of the staff. */
export const consentWithdrawnReason = 'verification.consentWithdrawnReason'

/** The guardian's word ends the account: frozen at once, no work under review any more, those that are out before rights
 * staff, every number and scan erased. */
export async function takeConsentBack(context: CallContext<typeof withdrawConsent>) {
  const { tx, input, actor, secrets, now, answer } = context
  const mobile = await ownNumber(tx, actor, 'withdraw_consent')
  const offered = { mobile, purpose: 'withdraw_consent', code: input.sms_code, field: 'sms_code' } as const
  await spendCode(tx, secrets, offered, now)
  await freezeAccount(tx, actor.memberId, { reason: consentWithdrawnReason, staffId: null, now })
  for (const { onConsentWithdrawn } of accountHooks()) await onConsentWithdrawn?.(context)
  const keys = await eraseDocuments(tx, actor.memberId)
  if (keys.length > 0) await enqueue(tx, removeFiles, { keys })
  answer.sessionCookies = null
  answer.text = { key: 'verification.consentWithdrawn' }
  return null
}
