import type { logout, logoutAccount } from '#contract/identity/calls'
import type { CallContext } from '../../platform/http/call-handler'
import { deleteSession } from './identity.queries'

/** It succeeds without a session, too: then there is nothing to end. */
export async function logOut({ tx, actor, answer }: CallContext<typeof logout | typeof logoutAccount>) {
  if (actor.kind === 'member') await deleteSession(tx, actor.token)
  answer.sessionCookies = null
  answer.text = { key: 'identity.loggedOut' }
  return null
}
