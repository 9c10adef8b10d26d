// Paging by cursor: an opaque string that stays right while rows come and go, and stays fast at any depth.
import { z } from 'zod'

export const pageLimits = { usual: 20, most: 100 } as const

export const pageInput = {
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(pageLimits.most).default(pageLimits.usual),
}

export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), next_cursor: z.string().nullable() })
}
