import path from 'node:path'
import type { Tx } from '../../platform/database/query'
import { listLive } from './sandbox.queries'

export interface ShopRelease {
  code: string
  upc: string
  title: string
  artists: string
  label: string
  liveOn: string
  /** On disk. */
  cover: string
  tracks: { number: number; isrc: string; title: string; artists: string; seconds: number }[]
}

/** What stands in a channel's shop now, the newest first. `folder`: where its batches lie. */
export async function listShop(tx: Tx, channel: string, folder: string): Promise<ShopRelease[]> {
  const live = await listLive(tx, channel)
  return live.map(release => ({
    code: release.linkCode,
    upc: release.upc,
    title: release.title,
    artists: release.artists,
    label: release.label,
    liveOn: release.liveOn ?? '',
    cover: path.join(folder, release.cover),
    tracks: release.tracks.map(({ isrc, title, artists, seconds }, index) => ({
      number: index + 1,
      isrc,
      title,
      artists,
      seconds,
    })),
  }))
}
