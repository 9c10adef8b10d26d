import type { Language } from '#contract/language'
import type { Tx } from '../../platform/database/query'
import { isKnownLink, isShopLink } from '../delivery/delivery.public'
import { everyChannel } from '../distribution/distribution.public'
import { type AtChannel, listAtChannels } from './release-pages.queries'

interface PageChannel {
  id: number
  code: string
  name: Record<Language, string>
  isLive: boolean
  /** At the channel; absent: it has not said where. */
  link: string | undefined
}

/** Where a release can be heard, and where it will be, in the operator's order. */
export async function channelsOfPage(tx: Tx, workId: number): Promise<PageChannel[]> {
  const [channels, told] = await Promise.all([everyChannel(tx), listAtChannels(tx, workId)])
  // What plays a channel is none that anybody listens to.
  const real = channels.filter(({ is_sandbox }) => !is_sandbox)
  return real.flatMap(({ id, code, name, profile }) => {
    const messages = told.filter(({ channel_id }) => channel_id === id)
    const standing = standingAt(messages)
    if (standing === 'absent') return []
    // Judged again: the domains may have changed since the channel has said it.
    const link = messages.findLast(({ link }) => link !== null)?.link ?? ''
    const isPlayed = profile.connection.kind === 'folder' && isShopLink(link, code)
    const isKnown = standing === 'live' && (isPlayed || isKnownLink(link, profile.link_domains))
    return [{ id, code, name, isLive: standing === 'live', link: isKnown ? link : undefined }]
  })
}

/** What comes after a takedown counts; a takedown on its way is as good as done. */
function standingAt(messages: readonly AtChannel[]): 'live' | 'waiting' | 'absent' {
  const since = messages.slice(messages.findLastIndex(({ kind }) => kind === 'takedown') + 1)
  const releases = since.filter(({ kind }) => kind === 'release')
  if (releases.some(({ state }) => state === 'live')) return 'live'
  return releases.some(({ state }) => state !== 'refused') ? 'waiting' : 'absent'
}
