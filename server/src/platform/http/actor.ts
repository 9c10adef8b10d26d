// Who sends a request, as the server knows it.
import { type Access, type Call, type ColleagueRole, colleaguesOf, type StaffRole } from '#contract/call'
import type { CompanyLoss } from '#contract/identity/account'

export interface LostCompany {
  name: string
  why: CompanyLoss
}

export interface Guest {
  kind: 'guest'
}

export interface MemberActor {
  kind: 'member'
  /** The account acted for: the person's own or a company's. */
  memberId: number
  /** Who is logged in. */
  personId: number
  role: ColleagueRole
  /** The company the session still names, where it can act for it no more. */
  lost?: LostCompany
  /** The session's public id. */
  token: string
  carrier: 'cookie' | 'header'
}

export interface StaffActor {
  kind: 'staff'
  staffId: number
  name: string
  /** The session's public id. */
  token: string
  roles: readonly StaffRole[]
}

export type Actor = Guest | MemberActor | StaffActor

export type ActorFor<A extends Access> = A extends 'anyone'
  ? Actor
  : A extends 'member'
    ? MemberActor
    : StaffActor

export function mayCall(call: Pick<Call, 'access' | 'effect' | 'colleagues'>, actor: Actor): boolean {
  const { access } = call
  if (access === 'anyone') return true
  if (access === 'member') return actor.kind === 'member' && colleaguesOf(call).includes(actor.role)
  return actor.kind === 'staff' && actor.roles.some(role => access.includes(role))
}
