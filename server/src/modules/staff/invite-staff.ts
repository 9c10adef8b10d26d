import { randomBytes } from 'node:crypto'
import {
  invitationDays,
  type inviteStaff,
  type withdrawStaffInvitation,
} from '#contract/staff/management-calls'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { hashSecret } from '../identity/identity.public'
import { joinLink } from './first-admin'
import { deleteInvitation, insertStaffInvitation } from './staff-management.queries'

/** The link is shown this once: only its hash is kept. */
export async function invite(context: CallContext<typeof inviteStaff>) {
  const { tx, input, actor, client, now } = context
  const { note } = input
  const roles = [...new Set(input.roles)]
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + invitationDays * 86_400_000)
  const invitation = { tokenHash: hashSecret(token), roles, note, invitedBy: actor.staffId, expiresAt, now }
  const id = await insertStaffInvitation(tx, invitation)
  await recordAudit(tx, {
    actor,
    client,
    now,
    action: 'staff.invited',
    subject: 'staff_invitation',
    subjectId: id,
    after: { note, roles },
  })
  return { id, link: joinLink(token), expires_at: expiresAt.toISOString() }
}

export async function withdrawInvitation(context: CallContext<typeof withdrawStaffInvitation>) {
  const { tx, input, actor, client, now, answer } = context
  const gone = await deleteInvitation(tx, input.id)
  if (!gone) throw new Refusal('notFound', { text: 'staff.noInvitation' })
  await recordAudit(tx, {
    actor,
    client,
    now,
    action: 'staff.invitationWithdrawn',
    subject: 'staff_invitation',
    subjectId: input.id,
    before: gone,
  })
  answer.text = { key: 'staff.invitationWithdrawn' }
  return null
}
