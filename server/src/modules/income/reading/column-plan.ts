// Which cell says what, by the names in the header.
import { type ColumnRole, columnRoles, type ReadingSettings } from '#contract/income/reading'
import { namedCurrency } from './amount-currency'
import { ReportRefused } from './report-refused'

/** Of columns that have a name. */
const mostColumns = 512

export interface ColumnPlan {
  names: string[]
  /** -1: no column. */
  index: Record<ColumnRole, number>
  /** For every line, where no column says it. */
  constant: Record<ColumnRole, string>
}

/** Unique: `#3` where a column has no name, `Artist (2)` where it has the name of another. */
export function nameColumns(header: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return header.map((cell, index) => {
    const name = cell.trim().slice(0, 280) || `#${index + 1}`
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  })
}

/** Every name where it was: the same names in another order are the header of another table. `own`: as `nameColumns` makes them. */
export function isSameHeader(cells: readonly string[], own: readonly string[]): boolean {
  const names = nameColumns(withoutTail([...cells]))
  return names.length === own.length && names.every((name, index) => fold(name) === fold(own[index] ?? ''))
}

/** A header may end in columns that nobody named. */
export function withoutTail(cells: string[]): string[] {
  const last = cells.findLastIndex(cell => cell !== '')
  return last < 0 ? cells : cells.slice(0, last + 1)
}

export function planColumns(header: readonly string[], columns: ReadingSettings['columns']): ColumnPlan {
  if (header.filter(cell => cell !== '').length > mostColumns) {
    throw new ReportRefused('tooManyColumns', String(header.length))
  }
  const names = nameColumns(header)
  const plan = {
    names,
    index: Object.fromEntries(columnRoles.map(role => [role, -1])) as ColumnPlan['index'],
    constant: Object.fromEntries(columnRoles.map(role => [role, ''])) as ColumnPlan['constant'],
  }
  for (const role of columnRoles) {
    const source = columns[role]
    if (!source) continue
    if ('constant' in source) plan.constant[role] = source.constant
    else plan.index[role] = requireColumn(names, source.column)
  }
  plan.constant.currency = namedCurrency(plan.constant.currency)
  return plan
}

/** -1: there is none. Payers change capitals and spaces from month to month. */
export function findColumn(names: readonly string[], wanted: string): number {
  const exact = names.indexOf(wanted)
  return exact >= 0 ? exact : names.findIndex(name => fold(name) === fold(wanted))
}

function requireColumn(names: readonly string[], wanted: string): number {
  const at = findColumn(names, wanted)
  if (at < 0) throw new ReportRefused('columnMissing', wanted)
  return at
}

const fold = (name: string) => name.toLowerCase().replace(/\s+/g, ' ').trim()
