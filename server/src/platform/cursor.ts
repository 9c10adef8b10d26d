// A cursor is the place of the last row that was shown, opaque to whoever carries it.
import type { z } from 'zod'
import { Refusal } from './refusal'

export function writeCursor(place: unknown): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

export function readCursor<T>(shape: z.ZodType<T>, cursor: string | undefined): T | undefined {
  if (cursor === undefined) return undefined
  const parsed = shape.safeParse(decode(cursor))
  if (!parsed.success) throw new Refusal('malformedRequest')
  return parsed.data
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

/** One row more than was asked for tells whether there is a next page. */
export function pageOf<R>(found: R[], limit: number, placeOf: (row: R) => unknown) {
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return { shown, next_cursor: last && found.length > limit ? writeCursor(placeOf(last)) : null }
}
