import type { renewRecoveryCodes } from '#contract/staff/calls'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { makeRecoveryCodes } from './recovery-codes'
import { spendSecondFactor } from './spend-second-factor'
import { lockStaff } from './staff.queries'

/** Whoever sits down at an open console has no second factor, and so gets no codes. */
export async function renewOwnRecoveryCodes(context: CallContext<typeof renewRecoveryCodes>) {
  const { tx, input, actor, secrets, client, now } = context
  const staff = await lockStaff(tx, actor.staffId)
  if (!staff) throw new Refusal('sessionEnded')
  await spendSecondFactor(context, staff, input.code)
  const codes = await makeRecoveryCodes(tx, secrets, staff.id)
  const entry = { action: 'staff.recoveryCodesRenewed', subject: 'staff', subjectId: staff.id }
  await recordAudit(tx, { actor, client, now, ...entry })
  return { recovery_codes: codes }
}
