import type { Linking } from '../../../platform/http/link-bearer'
import { derivedLink } from '../files/media-link'
import { thumbnailName } from './check-material.job'

/** Twice as sharp as a row of a list shows it. */
const shownThumbnail = 160

export function coverThumbnail(linking: Linking, agentId: number, sha256: Buffer): string {
  const name = thumbnailName(shownThumbnail)
  return derivedLink(linking, { agentId, sha256, name, mediaType: 'image/webp' })
}
