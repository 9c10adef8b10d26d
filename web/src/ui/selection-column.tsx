import type { ColumnDef } from '@tanstack/react-table'
import { Checkbox } from './checkbox'

export function selectionColumn<Row>(labels: { all: string; row: (row: Row) => string }): ColumnDef<Row> {
  return {
    id: 'select',
    enableHiding: false,
    meta: { card: 'corner', width: 'w-10' },
    header: ({ table }) => (
      <Checkbox
        aria-label={labels.all}
        className="align-middle"
        checked={table.getIsAllRowsSelected()}
        indeterminate={table.getIsSomeRowsSelected()}
        onChange={table.getToggleAllRowsSelectedHandler()}
      />
    ),
    cell: ({ row }) => (
      <Checkbox
        aria-label={labels.row(row.original)}
        className="align-middle"
        checked={row.getIsSelected()}
        onChange={row.getToggleSelectedHandler()}
      />
    ),
  }
}
