import { randomBytes } from 'node:crypto'
import type { StaffRole } from '#contract/call'
import {
  invitationDays,
  type inviteStaff,
  type withdrawStaffInvitation,
} from '#contract/staff/management-calls'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { actOrPend, type DeedMeans } from '../deeds/deeds.public'
import { hashSecret } from '../identity/identity.public'
import { joinLink } from './first-admin'
import { isTrusted } from './staff.policy'
import { findInvitation } from './staff-invitations.queries'
import { deleteInvitation, insertStaffInvitation } from './staff-management.queries'

/** The link is shown this once: only its hash is kept. */
export async function invite(context: CallContext<typeof inviteStaff>) {
  const { tx, input, now } = context
  const roles = [...new Set(input.roles)]
  const token = randomBytes(32).toString('base64url')
  const subject = hashSecret(token).toString('hex')
  const change = { note: input.note, roles }
  const made = { link: joinLink(token), id: null, expires_at: null }
  if (isTrusted(roles)) {
    const waiting = await actOrPend(context, { kind: 'staff-invitation', subject, change })
    const done = await findInvitation(tx, Buffer.from(subject, 'hex'), now)
    return { ...made, id: done?.id ?? null, expires_at: done?.expires_at.toISOString() ?? null, waiting }
  }
  const id = await makeInvitation(context, subject, change)
  return { ...made, id, expires_at: expiryOf(now).toISOString(), waiting: null }
}

const expiryOf = (now: Date) => new Date(now.getTime() + invitationDays * 86_400_000)

export async function makeInvitation(
  { tx, actor, client, now }: Pick<DeedMeans, 'tx' | 'actor' | 'client' | 'now'>,
  tokenHash: string,
  { note, roles }: { note: string; roles: StaffRole[] },
): Promise<number> {
  const id = await insertStaffInvitation(tx, {
    tokenHash: Buffer.from(tokenHash, 'hex'),
    ...{ roles, note, invitedBy: actor.staffId, expiresAt: expiryOf(now), now },
  })
  await recordAudit(tx, {
    actor,
    client,
    now,
    action: 'staff.invited',
    subject: 'staff_invitation',
    subjectId: id,
    after: { note, roles },
  })
  return id
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
