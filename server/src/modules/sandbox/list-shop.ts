import path from 'node:path'
import type { Tx } from '../../platform/database/query'
import { isRunning } from './held-release'
import { findLive, listLive, type StoredRelease } from './sandbox.queries'

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

export interface Shop {
  channel: string
  /** Where its batches lie. */
  folder: string
  today: string
}

/** A shop window, not a catalogue. */
const mostShown = 200

/** What stands in a channel's shop, the newest first. */
export async function listShop(tx: Tx, shop: Shop): Promise<ShopRelease[]> {
  return (await listLive(tx, shop.channel, mostShown)).map(release => inShop(release, shop))
}

export async function findInShop(tx: Tx, shop: Shop, code: string): Promise<ShopRelease | undefined> {
  const found = await findLive(tx, shop.channel, code)
  return found && inShop(found, shop)
}

/** A track without a deal that runs is not there. */
function inShop(release: StoredRelease, { folder, today }: Shop): ShopRelease {
  return {
    code: release.linkCode,
    upc: release.upc,
    title: release.title,
    artists: release.artists,
    label: release.label,
    liveOn: release.liveOn ?? '',
    cover: path.join(folder, release.cover),
    tracks: release.tracks.flatMap(({ isrc, title, artists, seconds, deals }, index) =>
      deals.some(deal => isRunning(deal, today))
        ? [{ number: index + 1, isrc, title, artists, seconds }]
        : [],
    ),
  }
}
