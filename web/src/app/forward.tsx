// One route module for every address that only leads on; where to is in lib/screens.
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { forwards } from '../lib/screens'

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const target = forwards[pathname.replace(/(.)\/+$/, '$1')] ?? '/'
  return redirect(target + search)
}
