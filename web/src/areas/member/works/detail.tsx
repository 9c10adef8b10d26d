import { Later } from '../later'

export default function Detail() {
  return <Later what="later.works" />
}
