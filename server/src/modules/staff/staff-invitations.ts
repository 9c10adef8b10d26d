import type { StaffRole } from '#contract/call'
import type { acceptStaffInvitation, readStaffInvitation } from '#contract/staff/calls'
import type { CallContext, PrepareContext, PreparedContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { hashPassword, hashSecret, requireGoodPassword } from '../identity/identity.public'
import { addStaff } from './create-staff'
import { askSecondStep } from './second-step'
import { findInvitation, spendInvitation } from './staff-invitations.queries'

export async function readInvitation({ tx, input, now }: CallContext<typeof readStaffInvitation>) {
  const found = await findInvitation(tx, hashSecret(input.invitation), now)
  if (!found) throw notGoodAnyMore()
  return { roles: found.roles as StaffRole[], expires_at: found.expires_at.toISOString() }
}

export const acceptInvitation = {
  async prepare({ read, input, now }: PrepareContext<typeof acceptStaffInvitation>) {
    requireGoodPassword(input.password, 'password')
    if (!(await read(tx => findInvitation(tx, hashSecret(input.invitation), now)))) throw notGoodAnyMore()
    return hashPassword(input.password)
  },

  async run(context: PreparedContext<typeof acceptStaffInvitation, string>) {
    const { tx, input, client, now, prepared: passwordHash } = context
    const spent = await spendInvitation(tx, hashSecret(input.invitation), now)
    if (!spent) throw notGoodAnyMore()
    const { username, name } = input
    const roles = spent.roles as StaffRole[]
    const staffId = await addStaff(tx, { username, name, passwordHash, roles })
    if (staffId === undefined) {
      throw new Refusal('invalidInput', { fields: [{ field: 'username', text: 'staff.usernameTaken' }] })
    }
    await recordAudit(tx, {
      actor: { staffId, name },
      client,
      now,
      action: 'staff.joined',
      subject: 'staff',
      subjectId: staffId,
      after: { username, name, roles },
    })
    return askSecondStep(context, { id: staffId, username, totp_confirmed_at: null })
  },
}

function notGoodAnyMore() {
  return new Refusal('linkExpired', { text: 'staff.invitationExpired' })
}
