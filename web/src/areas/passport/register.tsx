import { Later } from './later'

export default function Register() {
  return <Later what="single" />
}
