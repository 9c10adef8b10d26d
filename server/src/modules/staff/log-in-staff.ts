import type { staffLogin } from '#contract/staff/calls'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { spendPasswordTime, verifyPassword } from '../identity/identity.public'
import { askSecondStep } from './second-step'
import { lockStaffByUsername } from './staff.queries'
import { countWrongTry, isLocked, lockMinutes, triesBeforeLock } from './staff-lock'

export async function logInStaff(context: CallContext<typeof staffLogin>) {
  const { tx, input, client, now } = context
  const staff = await lockStaffByUsername(tx, input.username)
  const fail = async (reason: string) => {
    // A name that nobody has is not kept: it may be a password typed into the wrong field.
    const subjectId = staff?.id ?? ''
    const entry = { action: 'staff.loginFailed', subject: 'staff', subjectId, after: { reason } }
    await recordAudit(tx, { actor: null, client, now, ...entry })
  }
  if (!staff) {
    await spendPasswordTime(input.password)
    await fail('unknown name')
    throw wrongCredentials()
  }
  const isRight = await verifyPassword(staff.password_hash, input.password)
  // A locked account gives the usual answer even to the right password, or the lock would tell which one is right.
  if (isLocked(staff, now)) {
    await fail('locked')
    throw wrongCredentials()
  }
  if (!isRight) {
    await fail((await countWrongTry(tx, staff, now)) ? 'wrong password, now locked' : 'wrong password')
    throw wrongCredentials()
  }
  if (staff.state !== 'active') {
    await fail('suspended')
    throw new Refusal('accountFrozen', { text: 'staff.suspended', isKept: true })
  }
  return askSecondStep(context, staff)
}

/** The same for an unknown name, a wrong password and a locked account, so it names the lock each time. */
function wrongCredentials() {
  const text = 'staff.wrongCredentials'
  const params = { tries: triesBeforeLock, minutes: lockMinutes }
  const fields = [{ field: 'password', text, params }]
  return new Refusal('wrongCredentials', { text, params, fields, isKept: true })
}
