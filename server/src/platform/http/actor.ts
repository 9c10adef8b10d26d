// Who sends a request, as the server knows it.
import type { Scope } from '#contract/api-keys/scopes'
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
  carrier: 'cookie' | 'host-cookie' | 'header'
  /** It came with the cookie's older name, and is good until then. */
  olderCookieUntil?: Date
  /** An API key speaks for the account, as far as it is good for. */
  key?: { id: number; scopes: readonly Scope[] }
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

export function mayCall(
  call: Pick<Call, 'access' | 'effect' | 'colleagues' | 'scope'>,
  actor: Actor,
): boolean {
  const { access } = call
  if (actor.kind === 'member' && actor.key && !isGoodFor(actor.key, call)) return false
  if (access === 'anyone') return true
  if (access === 'member') return actor.kind === 'member' && colleaguesOf(call).includes(actor.role)
  return actor.kind === 'staff' && actor.roles.some(role => access.includes(role))
}

/** A key is good for the calls of its scopes and for no others, not even for those that anyone may make. */
function isGoodFor({ scopes }: { scopes: readonly Scope[] }, { scope }: Pick<Call, 'scope'>): boolean {
  return scope !== undefined && (scope === 'any' || scopes.includes(scope))
}
