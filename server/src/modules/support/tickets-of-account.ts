import type { AccountHooks } from '../identity/identity.public'
import { moveTicket } from './tickets/move-ticket'
import { emptyReplies } from './tickets/replies.queries'
import { emptyTickets, lockOpenTicketsOf } from './tickets/tickets.queries'

/** Numbers and times of what was asked stay for the desk's figures; what was said goes. */
export const ticketsOfAccount: AccountHooks = {
  async onAccountClosed(tx, memberId, now) {
    for (const ticket of await lockOpenTicketsOf(tx, memberId))
      await moveTicket(tx, ticket, 'closed', { name: null }, { now })
    await emptyReplies(tx, memberId)
    await emptyTickets(tx, memberId)
  },
}
