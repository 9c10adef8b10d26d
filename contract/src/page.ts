// Paging by cursor: an opaque string that stays right while rows come and go, and stays fast at any depth.
import { z } from 'zod'
import { token } from './text'
import { wholeNumber } from './wire'

export const pageLimits = { usual: 20, most: 100 } as const

/** As the page before gave it; the server alone knows what is in it. */
export const cursor = token(2000)

export const pageInput = {
  cursor: cursor.optional(),
  limit: wholeNumber(1, pageLimits.most).default(pageLimits.usual),
}

export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), next_cursor: z.string().nullable() })
}
