import type { OutputOf } from '#contract/call'
import type { storageUse } from '#contract/works/calls'
import type { MaterialType } from '#contract/works/material'

interface Share {
  /** `underWay`: uploads that are not a material yet. */
  type: MaterialType | 'underWay'
  used: number
  files: number | undefined
  /** Of the quota, 0 to 1. */
  share: number
}

/** The heaviest first. A file that two types share counts once in all and for each of them, so the rest is never negative. */
export function sharesOf({ used, quota, by_type }: OutputOf<typeof storageUse>): Share[] {
  const known = by_type.reduce((sum, entry) => sum + entry.used, 0)
  const kept: Omit<Share, 'share'>[] = by_type.filter(entry => entry.used > 0)
  const rest = Math.max(0, used - known)
  const all = rest > 0 ? [...kept, { type: 'underWay' as const, used: rest, files: undefined }] : kept
  return all
    .toSorted((one, other) => other.used - one.used)
    .map(entry => ({ ...entry, share: Math.min(1, entry.used / quota) }))
}
