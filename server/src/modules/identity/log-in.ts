import type { login } from '#contract/identity/calls'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { findMemberByMobile } from './identity.queries'
import { openSession } from './open-session'
import { spendPasswordTime, verifyPassword } from './passwords'
import { presentUserInfo } from './present-account'

export async function logIn(context: CallContext<typeof login>) {
  const { tx, input, answer } = context
  if (input.password === undefined) throw new Refusal('notAvailableYet', { text: 'identity.codeLoginLater' })
  const member = await findMemberByMobile(tx, input.mobile)
  if (!member) {
    await spendPasswordTime(input.password)
    throw wrongCredentials()
  }
  if (!(await verifyPassword(member.password_hash, input.password))) throw wrongCredentials()
  // Only who knows the password learns that the account is frozen.
  if (member.state === 'frozen') throw new Refusal('accountFrozen')
  const session = await openSession(context, {
    memberId: member.id,
    carrier: input.session,
    remember: input.remember,
  })
  answer.text = { key: 'identity.loggedIn' }
  return {
    userinfo: await presentUserInfo(context, member.id, session.token),
    header_token: session.headerToken,
  }
}

/** The same for an unknown number and a wrong password; shown at the password's field. */
function wrongCredentials() {
  return new Refusal('wrongCredentials', {
    fields: [{ field: 'password', text: 'refusal.wrongCredentials' }],
  })
}
