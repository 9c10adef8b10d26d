// One queue out of two tables. A cursor is the place of the last row shown: moment, table, id.
import { z } from 'zod'
import { Refusal } from '../../../platform/refusal'
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

const placeShape = z.tuple([z.number().int(), z.enum(tables), z.number().int()])

export function writeCursor({ at, table, id }: Place): string {
  return Buffer.from(JSON.stringify([at, table, id])).toString('base64url')
}

export function readCursor(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined
  const parsed = placeShape.safeParse(decode(cursor))
  if (!parsed.success) throw new Refusal('malformedRequest')
  const [at, table, id] = parsed.data
  return { at, table, id }
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

/** Where a table goes on after a place that may lie in the other table. */
export function goOn(table: Table, place: Place | undefined): CheckFilter['after'] {
  if (!place) return undefined
  if (place.table === table) return { at: place.at, id: place.id }
  const isLater = tables.indexOf(table) > tables.indexOf(place.table)
  return { at: place.at, id: isLater ? 'all' : 'none' }
}
