import type { UseQueryResult } from '@tanstack/react-query'
import { DataTable, type DataTableProps } from '../../ui/data-table'
import { Unreachable } from './unreachable'
import { CursorPager, type useCursors } from './use-cursors'

type Page<Row> = { items: Row[]; next_cursor: string | null }

interface QueryTableProps<Row>
  extends Omit<DataTableProps<Row>, 'rows' | 'rowId' | 'state' | 'error' | 'footer' | 'skeletonRows'> {
  query: Pick<UseQueryResult<Page<Row>>, 'data' | 'isError' | 'isFetching' | 'refetch'>
  pages: ReturnType<typeof useCursors>
}

/** A page of rows that is asked for, with the pager below: loading, unreachable, empty and full. */
export function QueryTable<Row extends { id: number }>({ query, pages, ...table }: QueryTableProps<Row>) {
  const { data, isError, isFetching, refetch } = query
  return (
    <DataTable
      {...table}
      rows={data?.items ?? []}
      rowId={row => String(row.id)}
      state={data ? 'ready' : isError ? 'error' : 'loading'}
      skeletonRows={8}
      error={<Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />}
      footer={<CursorPager pages={pages} next={data?.next_cursor} />}
    />
  )
}
