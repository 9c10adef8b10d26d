import { Later } from '../later'

export default function UpdateMusic() {
  return <Later what="later.updateMusic" />
}
