import type { AccountHooks } from '../identity/identity.public'
import { deleteEndpoints, endEndpoints } from './endpoints.queries'

export { announce } from './announce'
export { deliverWebhooks } from './deliver-webhooks.job'
export { wakeWebhooks } from './wake-webhooks.job'

/** An endpoint ends with whatever makes it doubtful who listens there, and does not come back when that is over. */
export const webhooksOfAccount: AccountHooks = {
  onAccountFreezing: (tx, memberId, now) => endEndpoints(tx, memberId, { because: 'frozen', now }),
  onCloseAsked: ({ tx, actor, now }) => endEndpoints(tx, actor.memberId, { because: 'closed', now }),
  onPasswordRecovered: (tx, memberId, now) => endEndpoints(tx, memberId, { because: 'recovered', now }),
  onAccountClosed: (tx, memberId) => deleteEndpoints(tx, memberId),
}
