import { useQuery } from '@tanstack/react-query'
import type { ColumnDef } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { isDraft } from '#contract/works/work-status'
import { WorkCover } from '../../../../features/works/work-cover'
import { WorkStatusBadge } from '../../../../features/works/work-status-badge'
import { formatDate, formatMoment } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { EmptyState } from '../../../../ui/empty-state'
import { SearchField } from '../../../../ui/search-field'
import { QueryTable } from '../../query-table'
import { useCursors } from '../../use-cursors'
import { type MemberWork, memberWorksQuery } from '../member-queries'

export function WorksTab({ id }: { id: number }) {
  const t = useWords('members')
  const [search, setSearch] = useState('')
  const pages = useCursors(search)
  const query = useQuery(memberWorksQuery({ id, ...(search && { search }), cursor: pages.cursor }))
  const columns = useColumns()
  return (
    <QueryTable
      caption={t('tab.works')}
      columns={columns}
      query={query}
      pages={pages}
      rowHeight="sm:h-19 max-sm:min-h-44"
      toolbar={
        <SearchField
          label={t('works.search')}
          hint={t('works.searchHint')}
          value={search}
          onChange={setSearch}
          maxLength={100}
        />
      }
      empty={
        <EmptyState heading="h2" title={t('works.none')} className="py-16">
          {t('works.noneText')}
        </EmptyState>
      }
    />
  )
}

function useColumns(): ColumnDef<MemberWork>[] {
  const t = useWords('members')
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('works.title'),
        meta: { card: 'title' },
        cell: ({ row: { original: work } }) => {
          const title = work.title || t('works.untitled')
          return (
            <span className="flex items-center gap-3">
              <WorkCover workId={work.id} url={work.cover_url} className="size-11" />
              <span className="min-w-0">
                {isDraft(work.status) ? (
                  <span className="font-display line-clamp-1 text-[1.0625rem]">{title}</span>
                ) : (
                  <Link
                    to={links.operatorWork(work.id)}
                    className="font-display line-clamp-1 text-[1.0625rem] underline-offset-4 hover:underline"
                  >
                    {title}
                  </Link>
                )}
                <span className="num line-clamp-1 text-sm text-soft">
                  {work.artists ? `${work.artists} · ` : ''}
                  {t('number', { id: work.id })}
                </span>
              </span>
            </span>
          )
        },
      },
      {
        id: 'status',
        header: t('works.status'),
        meta: { card: 'bare', width: 'w-52' },
        cell: ({ row: { original: work } }) => (
          <span className="flex flex-wrap gap-1.5">
            <WorkStatusBadge status={work.status} />
            {work.revision && <WorkStatusBadge status={work.revision.status} isRevision />}
          </span>
        ),
      },
      {
        id: 'date',
        header: t('works.date'),
        meta: { width: 'w-32' },
        cell: ({ row }) => <span className="num text-soft">{formatDate(row.original.release_date)}</span>,
      },
      {
        id: 'updated',
        header: t('works.updated'),
        meta: { width: 'w-40' },
        cell: ({ row }) => <span className="num text-soft">{formatMoment(row.original.updated_at)}</span>,
      },
    ],
    [t],
  )
}
