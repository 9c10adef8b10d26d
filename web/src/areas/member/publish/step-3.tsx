import { Later } from '../later'

export default function Step3() {
  return <Later what="later.step3" />
}
