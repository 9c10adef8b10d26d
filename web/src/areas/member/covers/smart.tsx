import { Later } from '../later'

export default function SmartCover() {
  return <Later what="later.smartCover" />
}
