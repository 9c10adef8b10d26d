import { Later } from './later'

export default function Messages() {
  return <Later what="later.messages" />
}
