import { useQuery } from '@tanstack/react-query'
import type { ContentRow, ContentState } from '#contract/content/editing-calls'
import { useWords } from '../../../../lib/words'
import { DataTable } from '../../../../ui/data-table'
import { EmptyState } from '../../../../ui/empty-state'
import { Unreachable } from '../../unreachable'
import { CursorPager, useCursors } from '../../use-cursors'
import { rowsQuery } from '../content-queries'
import { useContentColumns } from './content-columns'

type ContentTableProps = { kind: ContentRow['kind']; filter: { state?: ContentState; search?: string } }

export function ContentTable({ kind, filter }: ContentTableProps) {
  const t = useWords('content')
  const wanted = { kind, ...filter }
  const pages = useCursors(JSON.stringify(wanted))
  const query = rowsQuery({ ...wanted, ...(pages.cursor && { cursor: pages.cursor }) })
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(query)
  const isNarrowed = Object.keys(filter).length > 0
  return (
    <div aria-busy={isPlaceholderData}>
      <DataTable
        caption={t(`room.${kind}`)}
        columns={useContentColumns(kind)}
        rows={data?.items ?? []}
        rowId={row => String(row.id)}
        state={data ? 'ready' : isError ? 'error' : 'loading'}
        skeletonRows={8}
        rowHeight="sm:h-19 max-sm:min-h-44"
        empty={
          <EmptyState title={t(isNarrowed ? 'list.none' : 'list.empty')} className="py-20">
            {t(isNarrowed ? 'list.noneText' : 'list.emptyText')}
          </EmptyState>
        }
        error={<Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />}
        footer={<CursorPager pages={pages} next={data?.next_cursor} />}
      />
    </div>
  )
}
