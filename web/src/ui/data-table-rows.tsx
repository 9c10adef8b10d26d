import { type Cell, flexRender, type Table } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { cx } from './class-names'
import { Skeleton } from './skeleton'

const rowClass =
  'border-line max-sm:relative max-sm:grid max-sm:content-center max-sm:gap-1.5 max-sm:rounded-card max-sm:border ' +
  'max-sm:bg-surface max-sm:p-4 sm:border-b max-sm:data-selected:border-ink ' +
  // The shadows carry a chosen row's ground past the text, which stays in line with the page's edge.
  'sm:data-selected:bg-sunken sm:data-selected:shadow-[-0.75rem_0_var(--sunken),0.75rem_0_var(--sunken)]'

const bodyClass = 'max-sm:grid max-sm:gap-3'

type RowsProps<Row> = { table: Table<Row>; rowHeight: string }

export function DataTableRows<Row>({ table, rowHeight }: RowsProps<Row>) {
  return (
    <tbody className={bodyClass}>
      {table.getRowModel().rows.map(row => (
        <tr key={row.id} data-selected={row.getIsSelected() || undefined} className={cx(rowClass, rowHeight)}>
          {row.getVisibleCells().map(cell => (
            <BodyCell key={cell.id} cell={cell} />
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function BodyCell<Row>({ cell }: { cell: Cell<Row, unknown> }) {
  const { columnDef } = cell.column
  const { name, align, card } = columnDef.meta ?? {}
  const header = name ?? (typeof columnDef.header === 'string' ? columnDef.header : undefined)
  const named = header && !card
  return (
    <td
      className={cx(
        'py-3 pr-4 align-middle last:pr-0 max-sm:p-0',
        align === 'end' && 'num sm:text-right',
        named && 'max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4',
        card === 'title' && 'max-sm:-order-1 max-sm:pr-10',
        card === 'corner' && 'max-sm:absolute max-sm:top-2 max-sm:right-4',
        card === 'hide' && 'max-sm:hidden',
      )}
    >
      {named && <span className="text-sm text-faint sm:hidden">{header}</span>}
      <Content>{flexRender(columnDef.cell, cell.getContext())}</Content>
    </td>
  )
}

/** One box, because on a card the cell is a line with the name at its start and this at its end. */
function Content({ children }: { children: ReactNode }) {
  return <div className="min-w-0 max-sm:not-only:text-right">{children}</div>
}

/** Rows of the same height as the real ones, so that the page below doesn't move when they arrive. */
export function DataTableSkeleton<Row>({ table, rowHeight, count }: RowsProps<Row> & { count: number }) {
  const columns = table.getVisibleLeafColumns()
  return (
    <tbody className={bodyClass}>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <tr key={row} className={cx(rowClass, rowHeight)}>
          {columns.map((column, index) => (
            <td
              key={column.id}
              className={cx('py-3 pr-4 last:pr-0 max-sm:p-0', index > 2 && 'max-sm:hidden')}
            >
              <Skeleton className={cx('h-3.5', index === 0 && columns.length > 1 ? 'w-3/4' : 'w-1/2')} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
