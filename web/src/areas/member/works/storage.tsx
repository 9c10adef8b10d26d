import { Later } from '../later'

export default function Storage() {
  return <Later what="later.works" />
}
