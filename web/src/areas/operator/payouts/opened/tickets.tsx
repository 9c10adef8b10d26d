import { Link } from 'react-router'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import type { OpenedPayout } from '../payout-queries'

/** Questions about the money of this member that are still open. */
export function Tickets({ tickets }: { tickets: OpenedPayout['tickets'] }) {
  const t = useWords('payout-desk')
  if (tickets.length === 0) return null
  return (
    <section aria-labelledby="tickets">
      <h3 id="tickets" className="text-lg">
        {t('tickets.title')}
      </h3>
      <ul>
        {tickets.map(({ id, number, subject }) => (
          <li key={id}>
            <Link
              to={links.operatorTicket(id)}
              className="flex min-h-11 items-center gap-3 text-sm text-river underline-offset-4 hover:underline"
            >
              <span className="num shrink-0">{number}</span>
              <span className="min-w-0 truncate">{subject}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
