import { searchIn } from '#contract/search-text'
import type { AuditFilter } from './audit-queries'

const names = ['staff_id', 'action', 'subject', 'subject_id', 'address', 'from', 'to'] as const
export type FilterName = (typeof names)[number]

const good: Partial<Record<FilterName, RegExp>> = {
  staff_id: /^[1-9]\d{0,14}$/,
  from: /^\d{4}-\d{2}-\d{2}$/,
  to: /^\d{4}-\d{2}-\d{2}$/,
}

/** What the server could not read is left out: an address is anybody's to write. */
export function filterIn(params: URLSearchParams): AuditFilter {
  const chosen = names.flatMap(name => {
    const value = searchIn(params, name, 60).trim()
    const isGood = value !== '' && (good[name]?.test(value) ?? true)
    return isGood ? [[name, value] as const] : []
  })
  return Object.fromEntries(chosen)
}
