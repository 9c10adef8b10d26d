import { Later } from '../later'

export default function Ticket() {
  return <Later what="later.ticket" />
}
