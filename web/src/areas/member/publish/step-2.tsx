import { Later } from '../later'

export default function Step2() {
  return <Later what="later.step2" />
}
