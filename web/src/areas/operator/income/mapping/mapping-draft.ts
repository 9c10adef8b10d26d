// What staff say about a file's columns while they try it out. What they do not touch is found anew with every change.
import type {
  ColumnRole,
  LineRefusal,
  ReadingFindings,
  ReadingOverrides,
  ReadingSettings,
} from '#contract/income/reading'

type Columns = ReadingSettings['columns']

/** Another of these gives the columns other names: whatever was said about them is void. */
const renaming: readonly (keyof ReadingOverrides)[] = ['layout', 'encoding', 'separator', 'headerLine']

export function withSetting(given: ReadingOverrides, values: ReadingOverrides): ReadingOverrides {
  const isRenamed = renaming.some(name => values[name] !== undefined)
  const { columns, ...others } = given
  return { ...others, ...(columns && !isRenamed && { columns }), ...values }
}

/** A column says one thing, and each thing is said once. Nothing: the column is not used. */
export function withRole(columns: Columns, column: string, role: ColumnRole | undefined): Columns {
  const kept = Object.entries(columns).filter(
    ([known, source]) => known !== role && !('column' in source && source.column === column),
  )
  return { ...Object.fromEntries(kept), ...(role && { [role]: { column } }) }
}

/** The same for every line; an empty one is taken back. */
export function withConstant(columns: Columns, role: ColumnRole, constant: string): Columns {
  const { [role]: _, ...others } = columns
  return constant === '' ? others : { ...others, [role]: { constant } }
}

export function roleOf(columns: Columns, column: string): ColumnRole | undefined {
  const found = Object.entries(columns).find(([, source]) => 'column' in source && source.column === column)
  return found?.[0] as ColumnRole | undefined
}

export function constantOf(columns: Columns, role: ColumnRole): string {
  const source = columns[role]
  return source && 'constant' in source ? source.constant : ''
}

const blamed: Partial<Record<LineRefusal, ColumnRole>> = {
  amountMissing: 'amount',
  amountNotANumber: 'amount',
  amountTooLarge: 'amount',
  quantityNotANumber: 'quantity',
  quantityTooLarge: 'quantity',
  monthMissing: 'saleMonth',
  noSuchMonth: 'saleMonth',
  currencyMissing: 'currency',
  currencyUnknown: 'currency',
  barcodeInScientificNotation: 'upc',
}

/** The place of the cell that a line was refused for, or -1 where it is the line as a whole. */
export function blamedCell(reason: string, { columns, header }: ReadingFindings): number {
  const role = blamed[reason as LineRefusal]
  const source = role && columns.value[role]
  return source && 'column' in source ? header.findIndex(({ name }) => name === source.column) : -1
}
