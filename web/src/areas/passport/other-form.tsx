import { Link } from 'react-router'
import { useWithNext } from './use-with-next'

/** Below a form: the one that somebody else needs. */
export function OtherForm({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={useWithNext()(to)}
      className="justify-self-start font-semibold text-river underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  )
}
