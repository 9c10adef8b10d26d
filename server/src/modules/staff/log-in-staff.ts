import type { staffLogin } from '#contract/staff/calls'
import type { PrepareContext, PreparedContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { spendPasswordTime, verifyPassword } from '../identity/identity.public'
import { askSecondStep } from './second-step'
import { findStaffPassword, lockStaffByUsername } from './staff.queries'
import { countWrongTry, holdTries, requireNoWait } from './staff-brake'

/** The password that was checked, by what is stored of it; undefined where it was wrong. */
interface Checked {
  rightHash: string | undefined
}

export const logInStaff = {
  async prepare(context: PrepareContext<typeof staffLogin>): Promise<Checked> {
    const { read, input } = context
    const { username, password } = input
    const known = await read(tx => findStaffPassword(tx, username))
    await read(tx => requireNoWait({ ...context, tx }, { username, staffId: known?.id }))
    const isRight = known
      ? await verifyPassword(known.password_hash, password)
      : await spendPasswordTime(password)
    return { rightHash: known && isRight ? known.password_hash : undefined }
  },

  async run(context: PreparedContext<typeof staffLogin, Checked>) {
    const { tx, input, client, now, prepared } = context
    const staff = await lockStaffByUsername(tx, input.username)
    const held = await holdTries(context, { username: input.username, staffId: staff?.id })
    const fail = async (reason: string, wait?: number) => {
      // A name that nobody has is not kept: it may be a password typed into the wrong field.
      const subjectId = staff?.id ?? ''
      const after = { reason, ...(wait && { wait }) }
      const entry = { action: 'staff.loginFailed', subject: 'staff', subjectId, after }
      await recordAudit(tx, { actor: null, client, now, ...entry })
    }
    // A password that was changed since it was checked is wrong now.
    if (!staff || staff.password_hash !== prepared.rightHash) {
      await fail(staff ? 'wrong password' : 'unknown name', await countWrongTry(context, held))
      throw wrongCredentials()
    }
    if (staff.state !== 'active') {
      await fail('suspended')
      throw new Refusal('accountFrozen', { text: 'staff.suspended', isKept: true })
    }
    return askSecondStep(context, staff)
  },
}

/** The same for an unknown name and for a wrong password. */
function wrongCredentials() {
  const text = 'staff.wrongCredentials'
  return new Refusal('wrongCredentials', { text, fields: [{ field: 'password', text }], isKept: true })
}
