import { flexRender, type Header, type Table } from '@tanstack/react-table'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import { cx } from './class-names'
import type { TableSort } from './data-table-meta'

type HeadProps<Row> = { table: Table<Row>; sort?: TableSort; onSort?: (sort: TableSort) => void }

export function DataTableHead<Row>({ table, sort, onSort }: HeadProps<Row>) {
  return (
    <thead className="max-sm:hidden">
      {table.getHeaderGroups().map(group => (
        <tr key={group.id}>
          {group.headers.map(header => (
            <HeadCell key={header.id} header={header} sort={sort} onSort={onSort} />
          ))}
        </tr>
      ))}
    </thead>
  )
}

function HeadCell<Row>({
  header,
  sort,
  onSort,
}: { header: Header<Row, unknown> } & Omit<HeadProps<Row>, 'table'>) {
  const { id, columnDef } = header.column
  const sorted = sort?.column === id ? sort : undefined
  const words = flexRender(columnDef.header, header.getContext())
  const sortable = columnDef.enableSorting && onSort
  const Arrow = sorted ? (sorted.descending ? ArrowDown : ArrowUp) : ArrowUpDown
  return (
    <th
      scope="col"
      aria-sort={sorted ? (sorted.descending ? 'descending' : 'ascending') : undefined}
      className={cx(
        'border-b border-line py-2 pr-4 text-left text-xs font-semibold text-faint last:pr-0',
        columnDef.meta?.align === 'end' && 'text-right',
        columnDef.meta?.width,
      )}
    >
      {sortable ? (
        <button
          type="button"
          // The first click on a column shows its largest and latest first.
          onClick={() => onSort({ column: id, descending: !sorted?.descending })}
          className={cx('inline-flex min-h-6 items-center gap-1 hover:text-ink', sorted && 'text-ink')}
        >
          {words}
          <Arrow className={cx('size-3.5', !sorted && 'opacity-60')} />
        </button>
      ) : (
        words
      )}
    </th>
  )
}
