import type { StaffRole } from '#contract/call'
import type { acceptStaffInvitation, readStaffInvitation } from '#contract/staff/calls'
import type { Tx } from '../../platform/database/query'
import type { CallContext, PrepareContext, PreparedContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { findWaiting } from '../deeds/deeds.public'
import { hashPassword, hashSecret, requireGoodPassword } from '../identity/identity.public'
import { addStaff } from './create-staff'
import { askSecondStep } from './second-step'
import { findInvitation, spendInvitation } from './staff-invitations.queries'

export async function readInvitation({ tx, input, now }: CallContext<typeof readStaffInvitation>) {
  const hash = hashSecret(input.invitation)
  const found = await findInvitation(tx, hash, now)
  if (!found) throw await whyNotGood(tx, hash)
  return { roles: found.roles as StaffRole[], expires_at: found.expires_at.toISOString() }
}

export const acceptInvitation = {
  async prepare({ read, input, now }: PrepareContext<typeof acceptStaffInvitation>) {
    requireGoodPassword(input.password, 'password')
    const hash = hashSecret(input.invitation)
    if (!(await read(tx => findInvitation(tx, hash, now)))) throw await read(tx => whyNotGood(tx, hash))
    return hashPassword(input.password)
  },

  async run(context: PreparedContext<typeof acceptStaffInvitation, string>) {
    const { tx, input, client, now, prepared: passwordHash } = context
    const spent = await spendInvitation(tx, hashSecret(input.invitation), now)
    if (!spent) throw await whyNotGood(tx, hashSecret(input.invitation))
    const { username, name } = input
    const roles = spent.roles as StaffRole[]
    const staffId = await addStaff(tx, { username, name, passwordHash, roles, invitedBy: spent.invited_by })
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

async function whyNotGood(tx: Tx, hash: Buffer): Promise<Refusal> {
  const waiting = await findWaiting(tx, 'staff-invitation', hash.toString('hex'))
  return new Refusal('linkExpired', {
    text: waiting ? 'staff.invitationWaits' : 'staff.invitationExpired',
  })
}
