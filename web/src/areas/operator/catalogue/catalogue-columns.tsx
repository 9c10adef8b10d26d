import type { ColumnDef } from '@tanstack/react-table'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { CatalogueRow } from '#contract/catalogue/calls'
import { readMember } from '#contract/members/calls'
import { WorkCover } from '../../../features/works/work-cover'
import { useWorkTitle } from '../../../features/works/work-labels'
import { WorkStatusBadge } from '../../../features/works/work-status-badge'
import { formatDate, formatMoment } from '../../../lib/format'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { staffMay, useStaff } from '../staff-queries'

export function useCatalogueColumns(): ColumnDef<CatalogueRow>[] {
  const t = useWords('catalogue')
  const titleOf = useWorkTitle()
  const maySeeMembers = staffMay(useStaff(), readMember)
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('column.work'),
        meta: { card: 'title' },
        cell: ({ row: { original: work } }) => (
          <span className="flex items-center gap-3">
            <WorkCover workId={work.id} url={work.cover_url} className="size-11" />
            <span className="min-w-0">
              <Link
                to={links.operatorWork(work.id)}
                className="font-display line-clamp-1 text-[1.0625rem] underline-offset-4 hover:underline"
              >
                {titleOf(work.kind, work.title)}
              </Link>
              <span className="line-clamp-1 text-sm text-soft">{work.artists}</span>
            </span>
          </span>
        ),
      },
      {
        id: 'member',
        header: t('column.member'),
        meta: { width: 'w-36' },
        cell: ({ row: { original: work } }) =>
          maySeeMembers ? (
            <Link to={links.operatorMember(work.member.id)} className="line-clamp-1">
              {work.member.nickname || t('closedMember')}
            </Link>
          ) : (
            <span className="line-clamp-1">{work.member.nickname || t('closedMember')}</span>
          ),
      },
      {
        id: 'status',
        header: t('column.status'),
        meta: { card: 'bare', width: 'w-44' },
        cell: ({ row: { original: work } }) => (
          <span className="flex flex-wrap gap-1.5">
            <WorkStatusBadge status={work.status} />
            {work.revision && <WorkStatusBadge status={work.revision.status} isRevision />}
          </span>
        ),
      },
      {
        id: 'upc',
        header: t('column.upc'),
        meta: { width: 'w-36' },
        cell: ({ row }) => <span className="num text-soft">{row.original.upc ?? '--'}</span>,
      },
      {
        id: 'date',
        header: t('column.date'),
        meta: { width: 'w-32' },
        cell: ({ row }) => <span className="num text-soft">{formatDate(row.original.release_date)}</span>,
      },
      {
        id: 'updated',
        header: t('column.updated'),
        meta: { width: 'w-40' },
        cell: ({ row }) => <span className="num text-soft">{formatMoment(row.original.updated_at)}</span>,
      },
    ],
    [t, titleOf, maySeeMembers],
  )
}
