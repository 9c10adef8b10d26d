import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import { findTicket, lockTicket, type TicketRecord } from './tickets.queries'

/** The member's own work order; another's is as good as none. */
export async function ownTicket(tx: Tx, memberId: number, id: number): Promise<TicketRecord> {
  return requireOwn(await findTicket(tx, id), memberId)
}

export async function lockOwnTicket(tx: Tx, memberId: number, id: number): Promise<TicketRecord> {
  return requireOwn(await lockTicket(tx, id), memberId)
}

function requireOwn(ticket: TicketRecord | undefined, memberId: number): TicketRecord {
  if (!ticket || ticket.member_id !== memberId) throw new Refusal('notFound')
  return ticket
}
