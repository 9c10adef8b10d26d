import { emptyProfile } from '#contract/distribution/channel-profile'
import { emptyRelease, emptyScope, type TrackDetails, type TrackRights } from '#contract/works/work'
import type { DeliveredTrack, DeliveryInputs, PackedParts } from '../modules/delivery/packing/message-inputs'
import { buildLyrics, buildMessage, buildMessageTrack, buildMessageVideo } from './build-message'
import { completeTrack } from './build-work'

export function buildDeliveredTrack(number = 1, changes: Partial<TrackDetails> = {}): DeliveredTrack {
  const details = { ...completeTrack, title: `第 ${number} 首`, ...changes }
  return { id: number, isrc: `CNT0126${String(number).padStart(5, '0')}`, details, isWithdrawn: false }
}

/** A licence of the author, which holds from one day to another. */
export const licensed = (rights: Partial<TrackRights> = {}): Partial<TrackDetails> => ({
  rights: {
    ...completeTrack.rights,
    property: 3,
    statement: 2,
    source: 4,
    valid_from: '2026-01-01',
    ...rights,
  },
})

type Changes = { [Part in keyof DeliveryInputs]?: Partial<DeliveryInputs[Part]> } & {
  tracks?: DeliveryInputs['tracks']
}

/** A single that nothing is wrong with, for a channel that takes everything. */
export function buildInputs({ work, tracks, channel, sender, delivery }: Changes = {}): DeliveryInputs {
  return {
    work: {
      kind: tracks && tracks.length > 1 ? 'album' : 'single',
      upc: '123456789012',
      details: {
        ...emptyRelease,
        title: '夜航',
        artists: [{ name: '林夏', role: 'main', channel_ids: [] }],
        label: '河流音乐',
        genre: 'pop',
        language: 'zh',
        p_line: { year: 2026, owner: '河流音乐' },
        c_line: { year: 2026, owner: '河流音乐' },
        explicit: false,
      },
      scope: { ...emptyScope, release_date: '2026-12-01' },
      licensedUntil: null,
      ...work,
    },
    tracks: tracks ?? [buildDeliveredTrack()],
    channel: {
      code: 'sandbox',
      profile: {
        ...emptyProfile,
        name: { 'zh-CN': '沙盒', en: 'Sandbox' },
        party_id: 'PADPIDA2026010102S',
      },
      ...channel,
    },
    sender: { name: '河流发行', partyId: 'PADPIDA2026010101T', ...sender },
    delivery: {
      kind: 'release',
      messageId: 'M-1',
      threadId: 'T-1',
      batch: '20261116133804123',
      createdAt: new Date('2026-11-16T08:00:00Z'),
      ...delivery,
    },
  }
}

export function buildParts({ tracks, delivery }: DeliveryInputs): PackedParts {
  const numbers = tracks.map(({ id }, index) => [id, index + 1] as const)
  return {
    cover: buildMessage().cover,
    audio: new Map(numbers.map(([id, number]) => [id, buildMessageTrack(number).audio])),
    lyrics: new Map(numbers.map(([id, number]) => [id, buildLyrics(number)])),
    ...(delivery.video && { video: buildMessageVideo().video }),
  }
}
