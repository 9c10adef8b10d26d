// One queue out of two tables. A cursor is the place of the last row shown: moment, table, id.
import { z } from 'zod'
import { readCursor } from '../../../platform/cursor'
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

const placeShape = z.object({ at: z.number().int(), table: z.enum(tables), id: z.number().int() })

export const placeAfter = (cursor: string | undefined) => readCursor(placeShape, cursor)

/** Where a table goes on after a place that may lie in the other table. */
export function goOn(table: Table, place: Place | undefined): CheckFilter['after'] {
  if (!place) return undefined
  if (place.table === table) return { at: place.at, id: place.id }
  const isLater = tables.indexOf(table) > tables.indexOf(place.table)
  return { at: place.at, id: isLater ? 'all' : 'none' }
}
