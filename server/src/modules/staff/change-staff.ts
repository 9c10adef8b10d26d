import type { changeStaff } from '#contract/staff/management-calls'
import type { Tx } from '../../platform/database/query'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { actOrPend, type DeedMeans } from '../deeds/deeds.public'
import { lockTicketsOf, unassignTicketsOf } from '../support/support.public'
import { lockClaimsOf, releaseClaimsOf } from '../works/works.public'
import { requireNoneWaits } from './require-none-waits'
import {
  givesBack,
  raisesRights,
  requireAnAdmin,
  requireSomebodyElse,
  requireStillAdmin,
} from './staff.policy'
import {
  deleteStaffSessions,
  findHolderOfMobile,
  findTwin,
  lockAdminsAnd,
  type StaffChange,
  updateStaff,
} from './staff-management.queries'

type Context = CallContext<typeof changeStaff>
type Person = Awaited<ReturnType<typeof lockAdminsAnd>>[number]

export async function changeTheStaff(context: Context) {
  const { tx, input, actor, answer } = context
  if (input.roles || input.state) await lockWorkOf(tx, input.id)
  const locked = await lockAdminsAnd(tx, input.id)
  const person = locked.find(({ id }) => id === input.id)
  if (!person) throw new Refusal('notFound')
  requireStillAdmin(locked, actor)
  const change = changeOf(person, input)
  const { roles, state, own_mobile, ...facts } = change
  if (roles || state || own_mobile !== undefined) requireSomebodyElse(person.id, actor)
  if (facts.name !== undefined)
    await requireNoneWaits(context, person.id, ['staff-rights', 'staff-account', 'staff-factor'])
  await requireOneAccount(tx, person.id, change)
  const rights = { ...(roles && { roles }), ...(state && { state }) }
  const raises = raisesRights(person, { ...person, ...rights })
  // What was entered keeps a colleague from deciding for themselves; entering it adds control.
  const frees = own_mobile !== undefined && person.own_mobile !== null
  const now = {
    ...facts,
    ...(own_mobile !== undefined && !frees && { own_mobile }),
    // Suspending never waits.
    ...(raises ? state === 'suspended' && { state } : rights),
  }
  requireAnAdmin(locked.map(one => (one.id === person.id ? { ...one, ...now } : one)))
  answer.text = { key: 'staff.changed', params: { name: facts.name ?? person.name } }
  await writeChange(context, person, now)
  const [subject, name] = [String(person.id), facts.name ?? person.name]
  const account = frees
    ? await actOrPend(context, { kind: 'staff-account', subject, change: { name, own_mobile } })
    : null
  if (!raises) return account
  return actOrPend(context, { kind: 'staff-rights', subject, change: { name, ...rights } })
}

/** A colleague who acts on one of these asks at the end whether they still may: rows of staff come last. */
export async function lockWorkOf(tx: Tx, staffId: number): Promise<void> {
  await lockClaimsOf(tx, staffId)
  await lockTicketsOf(tx, staffId)
}

/** Two accounts of one person would be two pairs of eyes. */
async function requireOneAccount(
  tx: Tx,
  id: number,
  { own_mobile: mobile, state }: StaffChange,
): Promise<void> {
  const entered = mobile ? await findHolderOfMobile(tx, id, mobile) : undefined
  const other = entered ?? (state === 'active' ? await findTwin(tx, id) : undefined)
  if (other) throw new Refusal('conflict', { text: 'staff.accountOfColleague', params: { name: other.name } })
}

/** The row of the person is locked, and those of all admins. */
export async function writeChange(
  { tx, actor, client, now }: Pick<DeedMeans, 'tx' | 'actor' | 'client' | 'now'>,
  person: Person,
  change: StaffChange,
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await requireOneAccount(tx, person.id, change)
  await updateStaff(tx, person.id, change)
  // Links to files were made for what they might see then, and end with the session.
  const loses = person.roles.some(role => change.roles?.includes(role) === false)
  if (loses || change.state === 'suspended') await deleteStaffSessions(tx, person.id)
  const givenBack = await giveBack(tx, person, { ...person, ...change })
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
