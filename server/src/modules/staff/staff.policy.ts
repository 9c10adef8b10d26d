// Who may change whom. The rules hold for rows that are locked: two admins who act on each other come one after the other.
import type { StaffRole } from '#contract/call'
import type { StaffActor } from '../../platform/http/actor'
import { Refusal } from '../../platform/refusal'

export interface StaffStanding {
  id: number
  roles: readonly string[]
  state: string
  totp_confirmed_at: Date | null
}

/** Can run the console alone, should everybody else be gone. */
function isWholeAdmin({ roles, state, totp_confirmed_at }: StaffStanding): boolean {
  return state === 'active' && roles.includes('admin') && totp_confirmed_at !== null
}

/** Somebody who was an admin when the request came in may be none any more by now. */
export function requireStillAdmin(locked: readonly StaffStanding[], actor: StaffActor) {
  const now = locked.find(({ id }) => id === actor.staffId)
  if (now?.state !== 'active' || !now.roles.includes('admin')) throw new Refusal('forbidden')
}

export function requireSomebodyElse(staffId: number, actor: StaffActor) {
  if (staffId === actor.staffId) throw new Refusal('forbidden', { text: 'staff.notYourself' })
}

/** As everything would stand after the change. */
export function requireAnAdmin(standing: readonly StaffStanding[]) {
  if (!standing.some(isWholeAdmin)) throw new Refusal('conflict', { text: 'staff.lastAdmin' })
}

/** Who moves money, or decides who does. */
const trusted: readonly StaffRole[] = ['admin', 'finance']

export const isTrusted = (roles: readonly string[]) => trusted.some(role => roles.includes(role))

/** Somebody is admin or finance afterwards who is not now: who is suspended has no rights, and gets theirs back when restored. */
export function raisesRights(
  before: Pick<StaffStanding, 'roles' | 'state'>,
  after: Pick<StaffStanding, 'roles' | 'state'>,
): boolean {
  const isRestored = before.state !== 'active' && after.state === 'active'
  return trusted.some(role => after.roles.includes(role) && (isRestored || !before.roles.includes(role)))
}

const reviewers: readonly StaffRole[] = ['editor', 'rights']
const desk: readonly StaffRole[] = ['admin', 'support']

/** Whose claims and work orders go back to everybody: whoever cannot finish them any more. */
export function givesBack(before: readonly string[], after: readonly string[]) {
  const isAtDesk = (roles: readonly string[]) => desk.some(role => roles.includes(role))
  return {
    claims: reviewers.some(role => before.includes(role) && !after.includes(role)),
    tickets: isAtDesk(before) && !isAtDesk(after),
  }
}
