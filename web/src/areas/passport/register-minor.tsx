import { Later } from './later'

export default function RegisterMinor() {
  return <Later what="children" />
}
