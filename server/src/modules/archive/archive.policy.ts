import { archiveResumeMinutes } from '#contract/archive/archive-state'
import type { ArchiveRow } from './archives.queries'

type Standing = Pick<ArchiveRow, 'state' | 'expires_at'>

export const canTake = ({ state, expires_at }: Standing, now: Date) =>
  state === 'ready' && expires_at !== null && expires_at > now

export const canAsk = (latest: Standing | undefined) =>
  latest?.state !== 'asked' && latest?.state !== 'building'

/** Once everything has gone out nobody begins anew; what was lost at the very end may still be fetched for a while. */
export function canFollow({ link_used_at }: Pick<ArchiveRow, 'link_used_at'>, start: number, now: Date) {
  if (link_used_at === null) return true
  return start > 0 && now.getTime() < link_used_at.getTime() + archiveResumeMinutes * 60_000
}

type Link = Pick<ArchiveRow, 'bytes' | 'link_served' | 'link_reached_end' | 'link_used_at'>

/**
 * What a link has brought with one more answer. Parts may come side by side and in any order: only the last byte and as many as there are
 * make a download, so that neither a broken line nor a look at the list at the end uses the link up.
 */
export function afterServing(link: Link, { bytes, isEnd }: { bytes: number; isEnd: boolean }, now: Date) {
  const served = link.link_served + bytes
  const reachedEnd = link.link_reached_end || isEnd
  return {
    served,
    reachedEnd,
    usedAt: link.link_used_at ?? (reachedEnd && served >= link.bytes ? now : null),
  }
}
