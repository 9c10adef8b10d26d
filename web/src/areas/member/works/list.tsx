import { Later } from '../later'

export default function WorkList() {
  return <Later what="later.works" />
}
