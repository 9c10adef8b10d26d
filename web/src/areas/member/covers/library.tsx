import { Later } from '../later'

export default function CoverLibrary() {
  return <Later what="later.manualCover" />
}
