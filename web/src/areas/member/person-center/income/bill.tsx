import { Later } from '../../later'

export default function Bill() {
  return <Later what="later.bill" isInside />
}
