import type { ColumnDef } from '@tanstack/react-table'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { CaseBadge } from '../../../features/infringement/case-parts'
import { formatMoment } from '../../../lib/format'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { Badge } from '../../../ui/badge'
import type { CaseRow } from './case-queries'

export function useCaseColumns(): ColumnDef<CaseRow>[] {
  const t = useWords('infringement')
  return useMemo(
    () => [
      {
        id: 'claimed',
        header: t('column.claimed'),
        meta: { card: 'title' },
        cell: ({ row: { original: claim } }) => (
          <span className="block min-w-0">
            <Link
              to={links.operatorInfringement(claim.id)}
              className="font-display line-clamp-1 text-[1.0625rem] underline-offset-4 hover:underline"
            >
              {claim.work?.title ?? claim.claimed.which}
            </Link>
            <span className="num line-clamp-1 text-sm text-soft">
              {[claim.number, claim.claimant].join(' · ')}
            </span>
          </span>
        ),
      },
      {
        id: 'state',
        header: t('column.state'),
        meta: { width: 'w-64' },
        cell: ({ row: { original: claim } }) => (
          <span className="flex flex-wrap gap-1.5">
            <CaseBadge state={claim.state} />
            {!claim.is_confirmed && <Badge tone="neutral">{t('desk.unconfirmed')}</Badge>}
            {claim.hold_until && <Badge tone="amber">{t('desk.held')}</Badge>}
          </span>
        ),
      },
      {
        id: 'due',
        header: t('column.due'),
        meta: { width: 'w-48' },
        cell: ({ row: { original: claim } }) => (
          <span className="num">
            {formatMoment(claim.due_at)}
            {claim.is_overdue && <span className="block text-sm text-accent">{t('desk.overdue')}</span>}
          </span>
        ),
      },
      {
        id: 'received',
        header: t('column.received'),
        meta: { width: 'w-44' },
        cell: ({ row }) => <span className="num">{formatMoment(row.original.received_at)}</span>,
      },
    ],
    [t],
  )
}
