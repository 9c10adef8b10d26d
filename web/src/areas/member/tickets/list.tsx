import { Later } from '../later'

export default function TicketList() {
  return <Later what="later.tickets" />
}
