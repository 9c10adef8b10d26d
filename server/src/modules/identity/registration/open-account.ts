import type { registerMinor } from '#contract/identity/registration-calls'
import { agreements } from '#contract/identity/registration-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { say } from '../../../platform/texts/texts'
import { agreeTo } from '../../content/content.public'
import { createMember } from '../create-member'
import { findMemberByMobile, insertLoginEvent } from '../identity.queries'
import { openSession } from '../open-session'
import { presentUserInfo } from '../present-account'

interface Wanted {
  mobile: string
  passwordHash: string
  isMinor?: boolean
}

/** What every registration ends with: the account, the agreements as they stand, the first session. */
export async function openAccount(
  context: CallContext & { input: Pick<CallContext<typeof registerMinor>['input'], 'session'> },
  wanted: Wanted,
) {
  const { tx, input, language, client, now, answer } = context
  // The code proved whose number it is, so this tells nobody about somebody else.
  if (await findMemberByMobile(tx, wanted.mobile)) {
    throw new Refusal('alreadyRegistered', {
      fields: [{ field: 'mobile', text: 'refusal.alreadyRegistered' }],
    })
  }
  const nickname = say('identity.nickname', language, { digits: wanted.mobile.slice(-4) })
  const memberId = await createMember(tx, { ...wanted, nickname })
  await agreeTo(tx, { memberId, pageIds: agreements, address: client.address, now })
  await insertLoginEvent(tx, { memberId, method: 'registration', succeeded: true, ...client, now })
  const session = await openSession(context, { memberId, carrier: input.session, remember: true })
  answer.text = { key: 'identity.registered' }
  const welcome = {
    userinfo: await presentUserInfo(context, memberId, session.token),
    header_token: session.headerToken,
  }
  return { memberId, welcome }
}
