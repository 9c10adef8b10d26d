import { Later } from '../later'

export default function NewTicket() {
  return <Later what="later.newTicket" />
}
