import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { takeRecoveryCode } from './recovery-codes'
import { type LockedStaff, noteTotpStep } from './staff.queries'
import { countWrongTry, holdTries, mustWait } from './staff-brake'
import { openTotpSecret, stepOfCode } from './totp'

type Means = Pick<CallContext, 'tx' | 'secrets' | 'client' | 'now'>

/** Says which factor it was, or throws. Either kind counts once; a wrong one counts like a wrong password. */
export async function spendSecondFactor(
  means: Means,
  staff: LockedStaff,
  code: string,
): Promise<'app' | 'recovery code'> {
  await holdTries(means, nameOf(staff))
  if ((await tryAppCode(means, staff, code.replace(/\s/g, ''))) !== undefined) return 'app'
  if (staff.totp_confirmed_at && (await spendRecoveryCode(means, staff, code))) return 'recovery code'
  return refuseWrongCode(means, staff)
}

/** Answers the time step of the code, or throws: for what a recovery code does not open. */
export async function spendAppCode(means: Means, staff: LockedStaff, code: string): Promise<number> {
  await holdTries(means, nameOf(staff))
  return (await tryAppCode(means, staff, code)) ?? (await refuseWrongCode(means, staff))
}

const nameOf = ({ username, id }: LockedStaff) => ({ username, staffId: id })

async function refuseWrongCode(means: Means, staff: LockedStaff): Promise<never> {
  const { tx, client, now } = means
  const wait = await countWrongTry(means, await holdTries(means, nameOf(staff)))
  await recordAudit(tx, {
    actor: null,
    client,
    now,
    action: 'staff.loginFailed',
    subject: 'staff',
    subjectId: staff.id,
    after: { reason: 'wrong second factor', ...(wait > 0 && { wait }) },
  })
  if (wait > 0) throw mustWait(wait)
  const text = 'staff.wrongCode'
  throw new Refusal('wrongCode', { text, fields: [{ field: 'code', text }], isKept: true })
}

async function tryAppCode({ tx, secrets, now }: Means, staff: LockedStaff, code: string) {
  const secret = openTotpSecret(secrets, staff.id, staff.totp_secret)
  const step = stepOfCode(secret, code, staff.totp_last_step, now)
  if (step !== undefined) await noteTotpStep(tx, staff.id, step, staff.totp_confirmed_at ?? now)
  return step
}

async function spendRecoveryCode({ tx, secrets, client, now }: Means, staff: LockedStaff, code: string) {
  if (!(await takeRecoveryCode(tx, secrets, staff.id, code, now))) return false
  await recordAudit(tx, {
    actor: { staffId: staff.id, name: staff.name },
    client,
    now,
    action: 'staff.recoveryCodeUsed',
    subject: 'staff',
    subjectId: staff.id,
  })
  return true
}
