// Who sends a request, as the server knows it.
import type { Access, StaffRole } from '#contract/call'

export interface Guest {
  kind: 'guest'
}

export interface MemberActor {
  kind: 'member'
  memberId: number
  /** The session's public id. */
  token: string
  carrier: 'cookie' | 'header'
}

export interface StaffActor {
  kind: 'staff'
  staffId: number
  roles: readonly StaffRole[]
}

export type Actor = Guest | MemberActor | StaffActor

export type ActorFor<A extends Access> = A extends 'anyone'
  ? Actor
  : A extends 'member'
    ? MemberActor
    : StaffActor

export function mayCall(access: Access, actor: Actor): boolean {
  if (access === 'anyone') return true
  if (access === 'member') return actor.kind === 'member'
  return actor.kind === 'staff' && actor.roles.some(role => access.includes(role))
}
