import { useQuery } from '@tanstack/react-query'
import type { ColumnDef } from '@tanstack/react-table'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { listDeskTickets } from '#contract/support/desk-calls'
import { TicketStateBadge } from '../../../../features/support/ticket-state-badge'
import { formatMoment } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { EmptyState } from '../../../../ui/empty-state'
import { QueryTable } from '../../query-table'
import { staffMay, useStaff } from '../../staff-queries'
import { useCursors } from '../../use-cursors'
import { type MemberTicket, memberTicketsQuery } from '../member-queries'

export function TicketsTab({ id }: { id: number }) {
  const t = useWords('members')
  const pages = useCursors('')
  const query = useQuery(memberTicketsQuery({ id, cursor: pages.cursor }))
  const columns = useColumns()
  return (
    <QueryTable
      caption={t('tab.tickets')}
      columns={columns}
      query={query}
      pages={pages}
      rowHeight="sm:h-16 max-sm:min-h-36"
      empty={
        <EmptyState heading="h2" title={t('tickets.none')} className="py-16">
          {t('tickets.noneText')}
        </EmptyState>
      }
    />
  )
}

function useColumns(): ColumnDef<MemberTicket>[] {
  const t = useWords('members')
  const mayAnswer = staffMay(useStaff(), listDeskTickets)
  return useMemo(
    () => [
      {
        id: 'subject',
        header: t('tickets.subject'),
        meta: { card: 'title' },
        cell: ({ row: { original: ticket } }) => (
          <>
            {mayAnswer ? (
              <Link
                to={links.operatorTicket(ticket.id)}
                className="font-display line-clamp-1 text-[1.0625rem] underline-offset-4 hover:underline"
              >
                {ticket.subject}
              </Link>
            ) : (
              <span className="font-display line-clamp-1 text-[1.0625rem]">{ticket.subject}</span>
            )}
            <span className="num text-sm text-soft">{ticket.number}</span>
          </>
        ),
      },
      {
        id: 'state',
        header: t('tickets.state'),
        meta: { card: 'bare', width: 'w-32' },
        cell: ({ row }) => <TicketStateBadge state={row.original.state} />,
      },
      {
        id: 'rating',
        header: t('tickets.rating'),
        meta: { align: 'end', width: 'w-24' },
        cell: ({ row }) => <span className="num">{row.original.rating ?? '--'}</span>,
      },
      {
        id: 'created',
        header: t('tickets.created'),
        meta: { width: 'w-40' },
        cell: ({ row }) => <span className="num text-soft">{formatMoment(row.original.created_at)}</span>,
      },
    ],
    [t, mayAnswer],
  )
}
