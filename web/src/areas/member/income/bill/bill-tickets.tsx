import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { type BillDetail, billTicketsQuery } from '../bill-detail-queries'
import { AskAboutBill } from './ask-about-bill'

/** What was asked about this bill, and the way to ask. */
export function BillTickets({ bill }: { bill: BillDetail }) {
  const t = useWords('bills')
  const { data: tickets = [] } = useQuery(billTicketsQuery(bill.id))
  return (
    <section aria-labelledby="bill-tickets" className="mt-8 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="bill-tickets" className="text-lg">
          {t('tickets.title')}
        </h2>
        <AskAboutBill bill={bill} />
      </div>
      <p className="mt-1 text-sm text-soft">{t('ask.text')}</p>
      {tickets.length > 0 && (
        <ul className="mt-3">
          {tickets.map(({ id, number, subject, state }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3">
              <Link
                to={links.ticket(id)}
                className="min-w-0 font-semibold [overflow-wrap:anywhere] underline-offset-4 hover:underline"
              >
                {subject}
              </Link>
              <span className="num text-sm text-soft">{number}</span>
              <Badge
                tone={state === 'answered' ? 'river' : state === 'open' ? 'amber' : 'neutral'}
                className="ml-auto"
              >
                {t(`tickets.${state}`)}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
