import { Later } from '../later'

export default function Withdraw() {
  return <Later what="later.withdraw" isInside />
}
