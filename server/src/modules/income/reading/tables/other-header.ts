// Whether a line is the header of a table that is not the one being read.
import { isSameHeader, withoutTail } from '../column-plan'
import { guessColumns, matchLayout } from '../detect/match-layout'

/** Of an amount and what it is for. */
export const leastRoles = 3
export const isNumber = (cell: string) => /^[-(]?[\d.,\s]+%?\)?$|^\d{4}-\d{2}/.test(cell)

/** Of one header's names in another one's: with fewer a row may be about anything. */
const leastNames = 2

/** `own`: the names of the columns that are being read, as `nameColumns` makes them. */
export function isOtherHeader(cells: readonly string[], own: readonly string[]): boolean {
  const header = withoutTail([...cells])
  const filled = header.filter(cell => cell !== '')
  if (filled.length < leastNames || filled.some(isNumber) || isSameHeader(header, own)) return false
  if (hasNamesOf(own, filled)) return true
  const columns = matchLayout(header)?.columns ?? guessColumns(header)
  const named = Object.values(columns).filter(source => 'column' in source)
  return columns.amount !== undefined && 'column' in columns.amount && named.length >= leastRoles
}

/**
 * The same names at other columns, or some of them: what is below it would be read by the wrong columns. It may name no money, and may say things that
 * the other does not.
 */
function hasNamesOf(own: readonly string[], filled: readonly string[]): boolean {
  const known = new Set(own.map(foldSpaces))
  const names = new Set(filled.map(foldSpaces))
  const shared = [...names].filter(name => known.has(name)).length
  const isAll = shared === names.size && shared >= leastNames
  return isAll || (shared >= leastRoles && shared * 2 >= names.size)
}

export const foldSpaces = (name: string) => name.toLowerCase().replace(/\s+/g, ' ').trim()
