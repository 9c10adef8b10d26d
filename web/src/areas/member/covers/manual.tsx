import { Later } from '../later'

export default function ManualCover() {
  return <Later what="later.manualCover" />
}
