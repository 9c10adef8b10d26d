import type { ArchiveRow } from './archives.queries'

type Standing = Pick<ArchiveRow, 'state' | 'expires_at'>

export const canTake = ({ state, expires_at }: Standing, now: Date) =>
  state === 'ready' && expires_at !== null && expires_at > now

export const canAsk = (latest: Standing | undefined) =>
  latest?.state !== 'asked' && latest?.state !== 'building'
