import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { guestHome } from '../lib/guard'
import { pageContext } from '../lib/page-context'

/** An unknown page sends a guest home and shows a member that it does not exist. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(pageContext).isSignedIn) throw redirect(guestHome)
  throw data(null, { status: 404 })
}

export default function UnknownPage() {
  return null
}
