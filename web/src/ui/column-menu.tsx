import type { Column, Table } from '@tanstack/react-table'
import Columns3 from 'lucide-react/icons/columns-3'
import { Button } from './button'
import { DropdownMenu, MenuCheck } from './dropdown-menu'

/** Which columns are shown. The last one can't be hidden: an empty table explains nothing. */
export function ColumnMenu<Row>({ table, label }: { table: Table<Row>; label: string }) {
  const columns = table.getAllLeafColumns().filter(column => column.getCanHide())
  const shown = columns.filter(column => column.getIsVisible()).length
  const trigger = (
    <Button variant="quiet" size="small" icon={<Columns3 className="size-4" />} className="max-sm:hidden">
      {label}
    </Button>
  )
  return (
    <DropdownMenu trigger={trigger}>
      {columns.map(column => (
        <MenuCheck
          key={column.id}
          checked={column.getIsVisible()}
          onChange={visible => (visible || shown > 1) && column.toggleVisibility(visible)}
        >
          {columnName(column)}
        </MenuCheck>
      ))}
    </DropdownMenu>
  )
}

function columnName<Row>({ columnDef, id }: Column<Row>): string {
  return columnDef.meta?.name ?? (typeof columnDef.header === 'string' ? columnDef.header : id)
}
