import { Later } from './later'

export default function Recover() {
  return <Later what="recover" />
}
