// The guard has already sent guests home: only members and visitors of open areas see this.
import { data } from 'react-router'

export function loader() {
  throw data(null, { status: 404 })
}

export default function UnknownPage() {
  return null
}
