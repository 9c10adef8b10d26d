import type { Secrets } from '../../../platform/secrets'
import { derivedLink } from '../files/media-link'
import { thumbnailName } from './check-material.job'

/** Twice as sharp as a row of a list shows it. */
const shownThumbnail = 160

export function coverThumbnail(secrets: Secrets, now: Date, agentId: number, sha256: Buffer): string {
  const name = thumbnailName(shownThumbnail)
  return derivedLink(secrets, now, { agentId, sha256, name, mediaType: 'image/webp' })
}
