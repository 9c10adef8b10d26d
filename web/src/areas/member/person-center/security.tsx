import { Later } from '../later'

export default function Security() {
  return <Later what="later.security" isInside />
}
