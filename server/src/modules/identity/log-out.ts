import type { endAllSessions, logout } from '#contract/identity/calls'
import type { CallContext } from '../../platform/http/call-handler'
import { deleteSession, deleteSessionsOf } from './identity.queries'

export async function logOut({ tx, actor, answer }: CallContext<typeof logout>) {
  if (actor.kind === 'member') await deleteSession(tx, actor.token)
  answer.sessionCookies = null
  answer.text = { key: 'identity.loggedOut' }
  return null
}

/** The sessions of whoever is logged in, for whichever account they act. */
export async function logOutEverywhere({ tx, actor, answer }: CallContext<typeof endAllSessions>) {
  await deleteSessionsOf(tx, actor.personId)
  answer.sessionCookies = null
  answer.text = { key: 'identity.loggedOutEverywhere' }
  return null
}
