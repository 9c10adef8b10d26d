import { Later } from '../later'

export default function Step1() {
  return <Later what="later.step1" />
}
