import { Later } from './later'

export default function MinorInformation() {
  return <Later what="later.minorInfo" />
}
