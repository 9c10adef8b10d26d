// Whether a line is the header of a table that is not the one being read.
import { withoutTail } from '../column-plan'
import { guessColumns, matchLayout } from '../detect/match-layout'

/** Of an amount and what it is for. */
export const leastRoles = 3
export const isNumber = (cell: string) => /^[-(]?[\d.,\s]+%?\)?$|^\d{4}-\d{2}/.test(cell)

/** `own`: the names of the columns that are being read, as `nameColumns` makes them. */
export function isOtherHeader(cells: readonly string[], own: readonly string[]): boolean {
  const header = withoutTail([...cells])
  const filled = header.filter(cell => cell !== '')
  if (filled.length < leastRoles || filled.some(isNumber)) return false
  const known = new Set(own.map(foldSpaces))
  if (filled.every(cell => known.has(foldSpaces(cell)))) return false
  const columns = matchLayout(header)?.columns ?? guessColumns(header)
  const named = Object.values(columns).filter(source => 'column' in source)
  return columns.amount !== undefined && 'column' in columns.amount && named.length >= leastRoles
}

export const foldSpaces = (name: string) => name.toLowerCase().replace(/\s+/g, ' ').trim()
