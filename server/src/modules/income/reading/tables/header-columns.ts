// The names in one line of a sheet: whether they are the header of a table, and at which columns further tables begin beside it. A table with an empty
// column, or with two columns of one name, is one table all the same.
import type { ColumnRole } from '#contract/income/reading'
import { roleOfName } from '../layouts/role-of-name'
import { foldSpaces, isNumber, leastRoles } from './other-header'

/** What a sale is told by. A table that is beside another one says it again for its own rows. */
const telling: readonly ColumnRole[] = [
  ...(['saleMonth', 'store', 'country', 'artist', 'title', 'release', 'isrc', 'upc', 'customId'] as const),
]
/** Of them both tables have these many in common, where the header alone decides. */
const leastShared = 2
/** What a table has that could be posted without the one beside it. */
const recordings: readonly ColumnRole[] = ['title', 'isrc', 'upc']

export type Roles = readonly (ColumnRole | undefined)[]

export const rolesOf = (cells: readonly string[]): Roles => cells.map(roleOfName)

export function isHeader(cells: readonly string[], roles: Roles = rolesOf(cells)): boolean {
  const named = new Set(roles.filter(role => role !== undefined))
  return named.has('amount') && named.size >= leastRoles && !cells.some(isNumber)
}

/** `isSure`: by the header alone. Otherwise the rows below have to tell whether it is one table or several. */
export function columnsOfTables(cells: readonly string[], roles: Roles, isSure: boolean): number[] {
  const found = [
    Math.max(
      0,
      cells.findIndex(cell => cell !== ''),
    ),
  ]
  for (const [column, cell] of cells.entries()) {
    const from = found.at(-1) ?? 0
    if (cell === '' || column <= from) continue
    const pair = { own: roles.slice(from, column), rest: roles.slice(column) }
    if (mayBegin(cells, roles, { from, column }) && areTwo(pair, isSure)) found.push(column)
  }
  return found
}

/** With a name that was there before; or behind an empty cell, with a thing that was named before or with a whole header. */
function mayBegin(
  cells: readonly string[],
  roles: Roles,
  { from, column }: { from: number; column: number },
) {
  const name = foldSpaces(cells[column] ?? '')
  if (cells.slice(from, column).some(own => foldSpaces(own) === name)) return true
  if (cells[column - 1] !== '') return false
  const role = roles[column]
  if (role !== undefined && roles.slice(from, column).includes(role)) return true
  const end = cells.indexOf('', column)
  const to = end < 0 ? cells.length : end
  return isHeader(cells.slice(column, to), roles.slice(column, to))
}

function areTwo({ own, rest }: { own: Roles; rest: Roles }, isSure: boolean): boolean {
  const [here, there] = [new Set(own), new Set(rest)]
  const named = [...there].filter(role => role !== undefined)
  if (!here.has('amount') || !there.has('amount') || named.length < leastRoles) return false
  const shared = telling.filter(role => here.has(role) && there.has(role))
  const isWhole = there.has('saleMonth') && there.has('store') && recordings.some(role => there.has(role))
  return !isSure || shared.length >= leastShared || (shared.length > 0 && isWhole)
}
