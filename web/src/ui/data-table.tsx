import './data-table-meta'
import {
  type ColumnDef,
  getCoreRowModel,
  type RowSelectionState,
  useReactTable,
  type VisibilityState,
} from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'
import { cx } from './class-names'
import { ColumnMenu } from './column-menu'
import { DataTableHead } from './data-table-head'
import type { TableSort } from './data-table-meta'
import { DataTableRows, DataTableSkeleton } from './data-table-rows'
import { selectionColumn } from './selection-column'
import { useStoredState } from './use-stored-state'

export type DataTableProps<Row> = {
  columns: ColumnDef<Row>[]
  rows: Row[]
  rowId: (row: Row) => string
  /** Names the table for a screen reader. */
  caption: string
  /** loading keeps the rows' places; error and an empty list show the slots below. */
  state?: 'ready' | 'loading' | 'error'
  skeletonRows?: number
  /** Tailwind heights of a row and of its card, where the usual 60 px don't fit: `sm:h-19 max-sm:h-54`. */
  rowHeight?: string
  empty: ReactNode
  error?: ReactNode
  /** The server sorts; a column takes part with enableSorting: true. */
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  /** Remembers the shown columns under this key and offers the column menu. */
  columnsKey?: string
  columnsLabel?: string
  /** Chosen rows by id; with it every row gets a checkbox. */
  selected?: string[]
  onSelect?: (ids: string[]) => void
  selectLabels?: { all: string; row: (row: Row) => string }
  /** Left above the table: filters, what to do with the chosen rows. */
  toolbar?: ReactNode
  /** Under the table: a Pager. */
  footer?: ReactNode
  className?: string
}

/** A list of records. From 640 px a table, below that one card a row. Paging, sorting, filtering: the server's. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    columns,
    rows,
    rowId,
    caption,
    state = 'ready',
    skeletonRows = 6,
    empty,
    error,
    sort,
    onSort,
  } = props
  const {
    rowHeight = 'sm:h-15 max-sm:min-h-36',
    columnsKey,
    columnsLabel,
    selected,
    onSelect,
    selectLabels,
    toolbar,
    footer,
    className,
  } = props
  const [columnVisibility, setVisibility] = useStoredState<VisibilityState>(
    columnsKey && `columns.${columnsKey}`,
    {},
  )
  const rowSelection: RowSelectionState = Object.fromEntries((selected ?? []).map(id => [id, true]))
  const all = useMemo(
    () => (selectLabels ? [selectionColumn(selectLabels), ...columns] : columns),
    [columns, selectLabels],
  )
  const table = useReactTable({
    data: rows,
    columns: all,
    getRowId: rowId,
    getCoreRowModel: getCoreRowModel(),
    manualSorting: true,
    defaultColumn: { enableSorting: false },
    state: { columnVisibility, rowSelection },
    enableRowSelection: Boolean(onSelect),
    onColumnVisibilityChange: next =>
      setVisibility(typeof next === 'function' ? next(columnVisibility) : next),
    onRowSelectionChange: next =>
      onSelect?.(Object.keys(typeof next === 'function' ? next(rowSelection) : next)),
  })
  const shown = state === 'ready' && rows.length > 0
  return (
    <div className={className}>
      {(toolbar || columnsLabel) && (
        <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
          <div className="flex min-w-0 flex-wrap items-center gap-3">{toolbar}</div>
          {columnsLabel && <ColumnMenu table={table} label={columnsLabel} />}
        </div>
      )}
      {(shown || state === 'loading') && (
        <table aria-busy={state === 'loading'} className={cx('w-full border-collapse max-sm:block')}>
          <caption className="sr-only">{caption}</caption>
          <DataTableHead table={table} sort={sort} onSort={onSort} />
          {shown ? (
            <DataTableRows table={table} rowHeight={rowHeight} />
          ) : (
            <DataTableSkeleton table={table} rowHeight={rowHeight} count={skeletonRows} />
          )}
        </table>
      )}
      {state === 'error' && error}
      {state === 'ready' && rows.length === 0 && empty}
      {footer}
    </div>
  )
}
