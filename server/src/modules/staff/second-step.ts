import type { CallContext } from '../../platform/http/call-handler'
import { replaceTotpSecret } from './staff.queries'
import { makeTicket } from './staff-ticket'
import { newTotpSecret, presentEnrolment, sealTotpSecret } from './totp'

interface Holder {
  id: number
  username: string
  totp_confirmed_at: Date | null
}

/** What follows a right password: a ticket and, for who has no second factor yet, one to enrol. */
export async function askSecondStep(context: Omit<CallContext, 'actor' | 'input'>, staff: Holder) {
  const { site, secrets, now } = context
  const ticket = makeTicket(secrets, { agentId: site.agentId, staffId: staff.id }, now)
  return { ticket, enrolment: staff.totp_confirmed_at ? null : await offerEnrolment(context, staff) }
}

/** A fresh secret each time: one that was shown earlier, to whomever, is worth nothing. */
async function offerEnrolment(context: Omit<CallContext, 'actor' | 'input'>, staff: Holder) {
  const { tx, secrets, site, language } = context
  const secret = newTotpSecret()
  await replaceTotpSecret(tx, staff.id, sealTotpSecret(secrets, staff.id, secret), null)
  return presentEnrolment(secret, site.facts.site_title[language], staff.username)
}
