import type { ColumnDef } from '@tanstack/react-table'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { AnswerClock } from '../../../features/support/clock/answer-clock'
import { TicketStateBadge } from '../../../features/support/ticket-state-badge'
import { formatMoment } from '../../../lib/format'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { Badge } from '../../../ui/badge'
import { cx } from '../../../ui/class-names'
import type { DeskRow } from './desk-queries'

export function useQueueColumns(): ColumnDef<DeskRow>[] {
  const t = useWords('support-desk')
  const tickets = useWords('support')
  return useMemo(
    () => [
      {
        id: 'subject',
        header: t('column.subject'),
        meta: { card: 'title' },
        cell: ({ row: { original: ticket } }) => (
          <>
            <Link
              data-row
              to={links.operatorTicket(ticket.id)}
              className={cx(
                'font-display line-clamp-1 text-[1.0625rem] underline-offset-4 hover:underline',
                ticket.unread && 'font-semibold',
              )}
            >
              {ticket.unread && (
                <span className="mr-2 inline-block size-2 rounded-full bg-accent align-middle">
                  <span className="sr-only">{t('column.unread')}</span>
                </span>
              )}
              {ticket.subject}
            </Link>
            <span className="num text-sm text-soft">
              {ticket.number} ·{' '}
              {ticket.from.member_id === null
                ? t('from.guest', { mobile: ticket.from.mobile })
                : ticket.from.name}
            </span>
          </>
        ),
      },
      {
        id: 'category',
        header: t('column.category'),
        meta: { card: 'bare', width: 'w-32' },
        cell: ({ row }) => <Badge dot={false}>{tickets(`category.${row.original.category}`)}</Badge>,
      },
      {
        id: 'assigned',
        header: t('column.assigned'),
        meta: { width: 'w-32' },
        cell: ({ row }) =>
          row.original.assigned_to?.name ?? <span className="text-faint">{t('column.nobody')}</span>,
      },
      {
        id: 'clock',
        header: t('column.clock'),
        meta: { width: 'w-72' },
        cell: ({ row: { original: ticket } }) =>
          ticket.answer_due_at ? (
            <AnswerClock dueAt={ticket.answer_due_at} escalatedAt={ticket.escalated_at} />
          ) : (
            <span className="flex flex-wrap items-center gap-2">
              <TicketStateBadge state={ticket.state} />
              <span className="num text-sm text-soft">
                {formatMoment(ticket.closed_at ?? ticket.updated_at)}
              </span>
              {ticket.rating !== null && (
                <span className="num text-sm">{t('column.rated', { rating: ticket.rating })}</span>
              )}
            </span>
          ),
      },
    ],
    [t, tickets],
  )
}
