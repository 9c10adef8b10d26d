import { Later } from '../later'

export default function UpdateInfo() {
  return <Later what="later.updateInfo" isInside />
}
