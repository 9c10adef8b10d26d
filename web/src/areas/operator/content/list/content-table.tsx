import { useQuery } from '@tanstack/react-query'
import type { ContentRow, ContentState } from '#contract/content/editing-calls'
import { useWords } from '../../../../lib/words'
import { EmptyState } from '../../../../ui/empty-state'
import { QueryTable } from '../../query-table'
import { useCursors } from '../../use-cursors'
import { rowsQuery } from '../content-queries'
import { useContentColumns } from './content-columns'

type ContentTableProps = { kind: ContentRow['kind']; filter: { state?: ContentState; search?: string } }

export function ContentTable({ kind, filter }: ContentTableProps) {
  const t = useWords('content')
  const wanted = { kind, ...filter }
  const pages = useCursors(JSON.stringify(wanted))
  const query = useQuery(rowsQuery({ ...wanted, ...(pages.cursor && { cursor: pages.cursor }) }))
  const isNarrowed = Object.keys(filter).length > 0
  return (
    <div aria-busy={query.isPlaceholderData}>
      <QueryTable
        caption={t(`room.${kind}`)}
        columns={useContentColumns(kind)}
        query={query}
        pages={pages}
        rowHeight="sm:h-19 max-sm:min-h-44"
        empty={
          <EmptyState title={t(isNarrowed ? 'list.none' : 'list.empty')} className="py-20">
            {t(isNarrowed ? 'list.noneText' : 'list.emptyText')}
          </EmptyState>
        }
      />
    </div>
  )
}
