// One queue out of two tables. A cursor is the place of the last row shown: moment, table, id.
import { z } from 'zod'
import { place, readCursor } from '../../../platform/cursor'
import type { CheckFilter } from './checks.queries'

/** The order in which checks of the same moment follow each other. */
const tables = ['identity', 'enterprise'] as const
type Table = (typeof tables)[number]

export interface Place {
  /** Microseconds. */
  at: number
  table: Table
  id: number
}

const placeShape = z.object({ at: place.id, table: z.enum(tables), id: place.id })

export const placeAfter = (cursor: string | undefined) => readCursor(placeShape, cursor)

/** Where a table goes on after a place that may lie in the other table. */
export function goOn(table: Table, after: Place | undefined): CheckFilter['after'] {
  if (!after) return undefined
  if (after.table === table) return { at: after.at, id: after.id }
  const isLater = tables.indexOf(table) > tables.indexOf(after.table)
  return { at: after.at, id: isLater ? 'all' : 'none' }
}
