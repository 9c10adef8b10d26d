import { Later } from '../../later'

export default function Bills() {
  return <Later what="later.bills" isInside />
}
