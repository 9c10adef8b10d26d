import type { staffLogin } from '#contract/staff/calls'
import type { PrepareContext, PreparedContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { spendPasswordTime, verifyPassword } from '../identity/identity.public'
import { askSecondStep } from './second-step'
import { findStaffPassword, lockStaffByUsername } from './staff.queries'
import { countWrongTry, isLocked, lockMinutes, triesBeforeLock } from './staff-lock'

/** The password that was checked, by what is stored of it; undefined where it was wrong. */
interface Checked {
  rightHash: string | undefined
}

export const logInStaff = {
  async prepare({ read, input }: PrepareContext<typeof staffLogin>): Promise<Checked> {
    const hash = await read(tx => findStaffPassword(tx, input.username))
    const isRight = hash
      ? await verifyPassword(hash, input.password)
      : await spendPasswordTime(input.password)
    return { rightHash: isRight ? hash : undefined }
  },

  async run(context: PreparedContext<typeof staffLogin, Checked>) {
    const { tx, input, client, now, prepared } = context
    const staff = await lockStaffByUsername(tx, input.username)
    const fail = async (reason: string) => {
      // A name that nobody has is not kept: it may be a password typed into the wrong field.
      const subjectId = staff?.id ?? ''
      const entry = { action: 'staff.loginFailed', subject: 'staff', subjectId, after: { reason } }
      await recordAudit(tx, { actor: null, client, now, ...entry })
    }
    if (!staff) {
      await fail('unknown name')
      throw wrongCredentials()
    }
    // A locked account gives the usual answer even to the right password, or the lock would tell which one is right.
    if (isLocked(staff, now)) {
      await fail('locked')
      throw wrongCredentials()
    }
    // A password that was changed since it was checked is wrong now.
    if (staff.password_hash !== prepared.rightHash) {
      await fail((await countWrongTry(tx, staff, now)) ? 'wrong password, now locked' : 'wrong password')
      throw wrongCredentials()
    }
    if (staff.state !== 'active') {
      await fail('suspended')
      throw new Refusal('accountFrozen', { text: 'staff.suspended', isKept: true })
    }
    return askSecondStep(context, staff)
  },
}

/** The same for an unknown name, a wrong password and a locked account, so it names the lock each time. */
function wrongCredentials() {
  const text = 'staff.wrongCredentials'
  const params = { tries: triesBeforeLock, minutes: lockMinutes }
  const fields = [{ field: 'password', text, params }]
  return new Refusal('wrongCredentials', { text, params, fields, isKept: true })
}
