// What the channel holds of a release: only the last message about it counts.
import type { ReadDeal, ReadMessage } from './ern/read-message'
import { isOff, isTakedown } from './judge/judge-deals'
import { refuseIf } from './package-fault'

export interface HeldDeal {
  /** Absent: everywhere except. */
  countries?: string[]
  except: string[]
  models: string[]
  uses: string[]
  from: string
  until?: string
}

export interface HeldTrack {
  isrc: string
  title: string
  artists: string
  seconds: number
  kind: 'audio' | 'video'
  /** Within the batch it came in. */
  path: string
  deals: HeldDeal[]
}

export const heldStates = ['held', 'live', 'down'] as const
export type HeldState = (typeof heldStates)[number]

export interface HeldRelease {
  upc: string
  messageId: string
  messageAt: Date
  type: string
  title: string
  artists: string
  label: string
  tracks: HeldTrack[]
  /** From the folder of the channel: the batch it came in, then its place there. */
  cover: string
  deals: HeldDeal[]
  state: HeldState
  /** Since when it is live, or was. */
  liveOn?: string
}

/**
 * What a message makes of what is held. The same message again changes nothing; an older one, and one about a release that
 * is not there, are refused. What comes without a deal is taken down, so it has to be there: release or track.
 */
export function holdRelease(
  held: HeldRelease | undefined,
  message: ReadMessage,
  batch: string,
  today: string,
): HeldRelease {
  const { upc } = message
  if (held?.messageId === message.messageId) return held
  const isDown = isTakedown(message)
  refuseIf(!held && (isDown || message.isUpdate === true), 'sandbox.unknownRelease', { upc })
  refuseIf(held !== undefined && message.createdAt < held.messageAt, 'sandbox.olderMessage')
  const place = (file: string) => `${batch}/${upc}/${file}`
  const before = new Map(held?.tracks.map(track => [track.isrc, track]))
  for (const track of message.tracks) {
    const isUnknown = !isDown && isOff(track, message) && !before.has(track.isrc)
    refuseIf(isUnknown, 'sandbox.unknownTrack', { isrc: track.isrc })
  }
  const next = {
    upc,
    messageId: message.messageId,
    messageAt: message.createdAt,
    type: message.type,
    title: message.title,
    artists: message.artists,
    label: message.label,
    tracks: message.tracks.map((track): HeldTrack => {
      const file = track.audio ?? track.video
      const known = before.get(track.isrc)
      return {
        isrc: track.isrc,
        title: track.title,
        artists: track.artists,
        seconds: track.seconds,
        kind: track.kind,
        path: file ? place(file.path) : (known?.path ?? ''),
        deals: track.deals.map(heldDeal),
      }
    }),
    cover: message.cover ? place(message.cover.path) : (held?.cover ?? ''),
    deals: message.deals.map(heldDeal),
    liveOn: held?.liveOn,
  }
  return isDown ? { ...next, state: 'down' } : onDay({ ...next, state: held?.state ?? 'held' }, today)
}

/** A revoked deal of ERN 3.8.2 says only when it ended: that it began is known already. */
function heldDeal({ from, until, ...deal }: ReadDeal): HeldDeal {
  return { ...deal, from: from ?? until ?? '', until }
}

export const isRunning = ({ from, until }: HeldDeal, day: string) =>
  from <= day && (until === undefined || day <= until)

/** As it stands on a day in Asia/Shanghai: it goes live with its first deal and down after its last. */
export function onDay(release: HeldRelease, day: string): HeldRelease {
  if (release.deals.some(deal => isRunning(deal, day))) {
    const liveOn = release.state === 'live' ? (release.liveOn ?? day) : day
    return { ...release, state: 'live', liveOn }
  }
  const hasEnded = release.deals.every(({ until }) => until !== undefined && until < day)
  return { ...release, state: hasEnded ? 'down' : 'held' }
}
