// What makes two titles of reports the same: whoever decides about one decides about all that are written alike.
import { createHash } from 'node:crypto'
import { plainText } from '../../../platform/search-terms'
import type { SaleLine } from '../reading/report-line'

type Named = Pick<SaleLine, 'kind' | 'isrc' | 'upc' | 'customId' | 'title' | 'artist' | 'release'>

/** The release counts where the line is of all of it; a recording is the same on every release. */
export function titleKey({ kind, isrc, upc, customId, title, artist, release }: Named): Buffer {
  const names = kind === 'release' ? [release || title, artist] : [title, artist]
  const parts = [kind, isrc, upc.replace(/^0+/, ''), customId, ...names.map(plainText)]
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}
