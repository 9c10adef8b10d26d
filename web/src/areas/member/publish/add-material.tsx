import { Later } from '../later'

export default function AddMaterial() {
  return <Later what="later.addMaterial" />
}
