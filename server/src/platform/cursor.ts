// A cursor is the place of the last row that was shown, opaque to whoever carries it. Nothing keeps a client from writing
// one of its own, so each list says of what its places are made, and any other is refused before the database sees it.
import { z } from 'zod'
import { isWritable } from '#contract/clean-text'
import { day, timestamp } from '#contract/wire'
import { Refusal } from './refusal'

const fourBytes = 2 ** 31

export const place = {
  id: z.number().int().min(0),
  /** Of a column of four bytes. */
  number: z
    .number()
    .int()
    .min(-fourBytes)
    .max(fourBytes - 1),
  /** As PostgreSQL writes a moment, to the microsecond: a date of JavaScript would round it. */
  moment: z
    .string()
    .regex(/^\S{10} ([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/)
    .refine(text => day.safeParse(text.slice(0, 10)).success),
  /** As JavaScript writes one. */
  date: timestamp,
  day,
  text: z.string().max(1000).refine(isWritable),
}

export function writeCursor(at: unknown): string {
  return Buffer.from(JSON.stringify(at)).toString('base64url')
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
