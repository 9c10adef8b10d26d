import { Link } from 'react-router'
import { AnswerClock } from '../../../../features/support/clock/answer-clock'
import { TicketStateBadge } from '../../../../features/support/ticket-state-badge'
import { formatMoment } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { AboutLink } from '../about-link'
import type { TicketRow as Row } from '../ticket-queries'

const rowClass =
  'relative grid gap-x-6 gap-y-2 border-line transition-colors hover:border-ink ' +
  'max-md:rounded-card max-md:border max-md:bg-surface max-md:p-4 ' +
  'md:-mx-3 md:min-h-24 md:grid-cols-[minmax(0,1fr)_17.5rem] md:items-center md:border-b md:px-3 md:py-4 ' +
  'md:hover:border-line md:hover:bg-sunken lg:grid-cols-[minmax(0,1fr)_19rem_12.5rem]'

/** What was asked, where it stands and how long it still takes. The whole row leads to it. */
export function TicketRow({ ticket }: { ticket: Row }) {
  const t = useWords('support')
  const { id, subject, number, category, about, unread, rating } = ticket
  return (
    <li className={rowClass}>
      <div className="min-w-0">
        <h2 className="text-lg [overflow-wrap:anywhere]">
          <Link
            to={links.ticket(id)}
            className="after:absolute after:inset-0 after:rounded-card hover:underline hover:underline-offset-4 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            {subject}
          </Link>
        </h2>
        <p className="num mt-0.5 text-sm text-soft">
          {number}
          {' · '}
          {t(`category.${category}`)}
        </p>
        {about && <AboutLink about={about} className="relative z-1 text-sm" />}
      </div>
      <div className="grid justify-items-start gap-1.5">
        <span className="flex flex-wrap gap-1.5">
          <TicketStateBadge state={ticket.state} />
          {unread && <Badge tone="accent">{t('list.unread')}</Badge>}
        </span>
        <AnswerClock dueAt={ticket.answer_due_at} escalatedAt={ticket.escalated_at} />
        {rating !== null && <p className="num text-sm text-soft">{t('list.rated', { rating })}</p>}
      </div>
      <p className="num text-sm whitespace-nowrap text-faint md:max-lg:hidden lg:text-right">
        {t('list.updated', { when: formatMoment(ticket.updated_at) })}
      </p>
    </li>
  )
}
