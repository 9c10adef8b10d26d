// What staff may see of members, and what may be done to an account as it stands.
import { openCheck } from '#contract/identity/check-calls'
import { endMemberSessions, freezeMember, unfreezeMember } from '#contract/members/calls'
import { mayCall, type StaffActor } from '../../platform/http/actor'
import { maskMobile } from '../identity/identity.public'

/**
 * Support staff call people back, admins answer for everything: they read whole numbers. For rights and finance staff the ends
 * of a number are enough to tell two members apart.
 */
const numberReaders: readonly string[] = ['admin', 'support']

export function seesWholeNumbers({ roles }: Pick<StaffActor, 'roles'>): boolean {
  return roles.some(role => numberReaders.includes(role))
}

export function shownMobile(mobile: string, actor: Pick<StaffActor, 'roles'>): string {
  return seesWholeNumbers(actor) ? mobile : maskMobile(mobile)
}

interface Standing {
  state: string
}

/** An account that is on its way out can be frozen too: that stops its closing. */
export function canBeFrozen({ state }: Standing): boolean {
  return state === 'active' || state === 'closing'
}

export function canBeUnfrozen({ state }: Standing): boolean {
  return state === 'frozen'
}

export function allowedWith(member: Standing, actor: StaffActor) {
  return {
    freeze: mayCall(freezeMember, actor) && canBeFrozen(member),
    unfreeze: mayCall(unfreezeMember, actor) && canBeUnfrozen(member),
    end_sessions: mayCall(endMemberSessions, actor) && member.state !== 'closed',
    see_documents: mayCall(openCheck, actor),
  }
}
