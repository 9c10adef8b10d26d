import type { ReactNode } from 'react'
import { AnswerClock } from '../../../../features/support/clock/answer-clock'
import { TicketStateBadge } from '../../../../features/support/ticket-state-badge'
import { formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import { AboutLink } from '../about-link'
import type { TicketDetail } from '../ticket-queries'

/** Where it stands, until when an answer is promised, and what it is about. */
export function TicketFacts({ ticket, className }: { ticket: TicketDetail; className?: string }) {
  const t = useWords('support')
  const { number, category, about, created_at, closed_at } = ticket
  const rows: [string, ReactNode][] = [
    [t('detail.number'), number],
    [t('detail.category'), t(`category.${category}`)],
    [t('detail.opened'), formatMoment(created_at)],
  ]
  if (closed_at) rows.push([t('detail.closed'), formatMoment(closed_at)])
  return (
    <section
      aria-label={t('detail.facts')}
      className={cx('rounded-card border border-line bg-surface p-4 shadow-lift sm:px-5', className)}
    >
      <TicketStateBadge state={ticket.state} />
      <AnswerClock dueAt={ticket.answer_due_at} escalatedAt={ticket.escalated_at} className="mt-2.5" />
      <dl className="mt-3 flex gap-x-8 gap-y-1.5 border-t border-line pt-3 text-sm max-sm:flex-col sm:max-lg:flex-wrap lg:flex-col">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-x-4 sm:max-lg:gap-x-2">
            <dt className="shrink-0 text-soft">{label}</dt>
            <dd className="num text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {about && <AboutLink about={about} className="mt-3 font-semibold" />}
    </section>
  )
}
