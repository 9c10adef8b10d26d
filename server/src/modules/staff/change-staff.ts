import type { changeStaff } from '#contract/staff/management-calls'
import type { Tx } from '../../platform/database/query'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { lockTicketsOf, unassignTicketsOf } from '../support/support.public'
import { lockClaimsOf, releaseClaimsOf } from '../works/works.public'
import { givesBack, requireAnAdmin, requireSomebodyElse, requireStillAdmin } from './staff.policy'
import { deleteStaffSessions, lockAdminsAnd, type StaffChange, updateStaff } from './staff-management.queries'

type Context = CallContext<typeof changeStaff>
type Person = Awaited<ReturnType<typeof lockAdminsAnd>>[number]

export async function changeTheStaff(context: Context) {
  const { tx, input, actor, client, now, answer } = context
  if (input.roles || input.state) {
    // Whoever acts on one of these asks at the end whether they still may: rows of staff come last.
    await lockClaimsOf(tx, input.id)
    await lockTicketsOf(tx, input.id)
  }
  const locked = await lockAdminsAnd(tx, input.id)
  const person = locked.find(({ id }) => id === input.id)
  if (!person) throw new Refusal('notFound')
  requireStillAdmin(locked, actor)
  const change = changeOf(person, input)
  if (change.roles || change.state || 'own_mobile' in change) requireSomebodyElse(person.id, actor)
  const after = { ...person, ...change }
  requireAnAdmin(locked.map(one => (one.id === person.id ? after : one)))
  answer.text = { key: 'staff.changed', params: { name: after.name } }
  if (Object.keys(change).length === 0) return null

  await updateStaff(tx, person.id, change)
  if (change.state === 'suspended') await deleteStaffSessions(tx, person.id)
  const givenBack = await giveBack(tx, person, after)
  await recordAudit(tx, {
    actor,
    client,
    now,
    action: change.state
      ? `staff.${change.state === 'suspended' ? 'suspended' : 'restored'}`
      : 'staff.changed',
    subject: 'staff',
    subjectId: person.id,
    before: Object.fromEntries(Object.keys(change).map(key => [key, person[key as keyof StaffChange]])),
    after: { ...change, ...givenBack },
  })
  return null
}

/** Only what becomes different. */
function changeOf(person: Person, { name, roles, state, own_mobile }: Context['input']): StaffChange {
  const wanted = roles && [...new Set(roles)].sort()
  return {
    ...(name !== undefined && name !== person.name && { name }),
    ...(wanted && wanted.join() !== [...person.roles].sort().join() && { roles: wanted }),
    ...(state !== undefined && state !== person.state && { state }),
    ...(own_mobile !== undefined && own_mobile !== person.own_mobile && { own_mobile }),
  }
}

/** Somebody who is not there any more must not keep others from the work. */
async function giveBack(tx: Tx, before: Person, after: Person) {
  const rolesOf = ({ state, roles }: Person) => (state === 'active' ? roles : [])
  const back = givesBack(rolesOf(before), rolesOf(after))
  const works = back.claims ? await releaseClaimsOf(tx, before.id) : 0
  const tickets = back.tickets ? await unassignTicketsOf(tx, before.id) : 0
  return { ...(works > 0 && { works_released: works }), ...(tickets > 0 && { tickets_released: tickets }) }
}
