import { Link, useLocation } from 'react-router'
import { nextAddress } from '../../lib/next-address'

/** Below a form: the one that somebody else needs. Where they wanted to go goes along. */
export function OtherForm({ to, children }: { to: string; children: string }) {
  const { search } = useLocation()
  return (
    <Link
      to={nextAddress(search) ? to + search : to}
      className="justify-self-start font-semibold text-river underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  )
}
