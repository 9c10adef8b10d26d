import type { ChannelProfile } from '#contract/distribution/channel-profile'
import type { DeliveryKind } from '#contract/distribution/delivery-state'
import type { ReleaseDetails, Scope, TrackDetails, WorkKind } from '#contract/works/work'
import type {
  MessageParty,
  PackedAudio,
  PackedPicture,
  PackedText,
  PackedVideo,
} from '../formats/release-message'

export interface DeliveredWork {
  kind: WorkKind
  upc: string | null
  details: ReleaseDetails
  scope: Scope
  /** Rights staff let it stay up without its licence, until that day. */
  licensedUntil: string | null
}

export interface DeliveredTrack {
  id: number
  isrc: string | null
  details: TrackDetails
  /** Rights staff have taken it off the channels; the rest of the release stays. */
  isWithdrawn: boolean
}

export interface DeliveryFacts {
  kind: DeliveryKind
  messageId: string
  /** The same for all messages about this release to this channel. */
  threadId: string
  batch: string
  /** When packing began for the first time. */
  createdAt: Date
  /** The day on which the first message about it left; absent: this is the first. */
  announcedOn?: string
  /** It is about the video of this track, which has codes of its own. */
  video?: { trackId: number; upc: string; isrc: string }
}

export interface DeliveryInputs {
  work: DeliveredWork
  /** In their order. */
  tracks: readonly DeliveredTrack[]
  channel: { code: string; profile: ChannelProfile }
  sender: MessageParty
  delivery: DeliveryFacts
}

/** By the id of their track. */
export interface PackedParts {
  cover: PackedPicture
  audio: ReadonlyMap<number, PackedAudio>
  lyrics: ReadonlyMap<number, Omit<PackedText, 'language'>>
  video?: PackedVideo
}
