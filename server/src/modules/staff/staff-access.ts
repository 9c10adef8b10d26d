// For somebody who has lost a phone, or a device.
import type { endStaffSessions, resetSecondFactor } from '#contract/staff/management-calls'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { actOrPend, type DeedMeans } from '../deeds/deeds.public'
import { requireNoneWaits } from './require-none-waits'
import { requireAnAdmin, requireSomebodyElse, requireStillAdmin } from './staff.policy'
import { replaceTotpSecret } from './staff.queries'
import { nameHash } from './staff-brake'
import { deleteRecoveryCodes, deleteStaffSessions, lockAdminsAnd } from './staff-management.queries'
import { forgetTries } from './staff-tries.queries'

type Context = CallContext<typeof resetSecondFactor | typeof endStaffSessions>

async function lockThe({ tx, input, actor }: Context) {
  const locked = await lockAdminsAnd(tx, input.id)
  const person = locked.find(({ id }) => id === input.id)
  if (!person) throw new Refusal('notFound')
  requireStillAdmin(locked, actor)
  return { person, locked }
}

export async function resetTheSecondFactor(context: CallContext<typeof resetSecondFactor>) {
  const { actor, answer } = context
  const { person, locked } = await lockThe(context)
  requireSomebodyElse(person.id, actor)
  requireAnAdmin(locked.filter(({ id }) => id !== person.id))
  await requireNoneWaits(context, person.id, ['staff-rights', 'staff-account'])
  answer.text = { key: 'staff.secondFactorReset', params: { name: person.name } }
  // Rights that were lowered a moment ago come back, and the new factor with them.
  if (person.was_trusted) {
    const asked = { kind: 'staff-factor', subject: String(person.id), change: { name: person.name } } as const
    return actOrPend(context, asked)
  }
  await forgetSecondFactor(context, person)
  return null
}

/** Their password stays, and the old recovery codes are worth nothing. */
export async function forgetSecondFactor(
  { tx, actor, client, now, services }: DeedMeans,
  person: { id: number; username: string },
): Promise<void> {
  await replaceTotpSecret(tx, person.id, Buffer.alloc(0), null)
  await deleteRecoveryCodes(tx, person.id)
  await forgetTries(tx, nameHash(services, person.username))
  const sessions = await deleteStaffSessions(tx, person.id)
  await recordAudit(tx, {
    actor,
    client,
    now,
    action: 'staff.secondFactorReset',
    subject: 'staff',
    subjectId: person.id,
    before: { sessions },
  })
}

export async function endTheStaffSessions(context: CallContext<typeof endStaffSessions>) {
  const { tx, actor, client, now, answer } = context
  const { person } = await lockThe(context)
  const sessions = await deleteStaffSessions(tx, person.id)
  if (sessions > 0) {
    await recordAudit(tx, {
      actor,
      client,
      now,
      action: 'staff.sessionsEnded',
      subject: 'staff',
      subjectId: person.id,
      before: { sessions },
    })
  }
  if (person.id === actor.staffId) answer.staffCookie = null
  answer.text = { key: 'staff.sessionsEnded', params: { name: person.name } }
  return null
}
