// One message about one release to one channel, as every format can write it: the work, its files and its deals as they were when
// packing began. Nothing here is asked of the database again, so that the same message can be written twice and be the same.

export interface MessageParty {
  name: string
  /** As DDEX has given it out: PADPIDA and so on. */
  partyId: string
}

/** Typed by the member, never made by us. */
export interface OtherTitle {
  text: string
  language: string
  /** As in ISO 15924: Latn, Hans. */
  script: string
}

export interface NamedArtist {
  name: string
  role: 'main' | 'featured' | 'remixer'
  /** The artist's page at this channel, where the member knows it. */
  channelId?: string
}

export const contributorRoles = ['lyricist', 'composer', 'arranger', 'producer', 'performer'] as const
export type ContributorRole = (typeof contributorRoles)[number]

export interface Contributor {
  name: string
  role: ContributorRole
}

export interface RightsLine {
  year: number
  owner: string
}

/** As it lies in the package: what the channel gets, not what the member handed in. */
export interface PackedFile {
  /** Within the release's folder: `resources/001.flac`. */
  path: string
  size: number
  /** Hexadecimal. */
  md5: string
  sha256: string
}

/** Read from the file itself. */
export interface PackedAudio extends PackedFile {
  codec: 'flac' | 'wav' | 'mp3' | 'aac'
  seconds: number
  sampleRate: number
  bitsPerSample: number
  channels: number
}

export interface PackedPicture extends PackedFile {
  codec: 'jpeg' | 'png'
  width: number
  height: number
}

export interface PackedVideo extends PackedFile {
  container: 'mp4' | 'mov'
  codec: string
  seconds: number
  width: number
  height: number
}

export interface PackedText extends PackedFile {
  language: string
  /** With times, as LRC has them. */
  isTimed: boolean
}

/** Yes, no, or cleaned of what it had. */
export type ParentalWarning = 'explicit' | 'none'

export interface AiUse {
  music: boolean
  lyrics: boolean
  vocals: boolean
  cover: boolean
}

export interface MessageTrack {
  isrc: string
  title: string
  version: string
  otherTitles: OtherTitle[]
  artists: NamedArtist[]
  contributors: Contributor[]
  /** BCP 47; `zxx`: nothing is sung. */
  language: string
  isInstrumental: boolean
  warning: ParentalWarning
  pLine: RightsLine
  audio: PackedAudio
  lyrics?: PackedText
}

/** A video is a release of its own, with codes of its own. */
export interface MessageVideo {
  isrc: string
  title: string
  version: string
  otherTitles: OtherTitle[]
  artists: NamedArtist[]
  contributors: Contributor[]
  language: string
  isInstrumental: boolean
  warning: ParentalWarning
  pLine: RightsLine
  video: PackedVideo
}

export interface MessageRelease {
  kind: 'single' | 'album' | 'video'
  upc: string
  title: string
  version: string
  otherTitles: OtherTitle[]
  artists: NamedArtist[]
  label: string
  /** In the channel's own words. */
  genre: string
  subGenre?: string
  language: string
  warning: ParentalWarning
  /** Day of the first release anywhere; absent: this one. */
  originalReleaseDate?: string
  releaseDate: string
  pLine: RightsLine
  cLine: RightsLine
  aiUse: AiUse
}

/** `everywhere` except, or only. */
export type MessageTerritory =
  | { worldwide: true; except: string[] }
  | { worldwide: false; countries: string[] }

export interface MessageDeal {
  territory: MessageTerritory
  commercialModels: string[]
  useTypes: string[]
  priceCode?: string
  /** Days in Asia/Shanghai. */
  from: string
  /** The last day; absent: without end. */
  until?: string
  /** From when the release may be announced; absent: from `from` on. */
  visibleFrom?: string
  /** The tracks it is about, by their place in the list, counted from 0; absent: all. A track that was withdrawn has none, or only revoked ones. */
  tracks?: number[]
  /** It grants nothing: the channel wants to read a takedown in deals that are over. */
  isRevoked?: true
}

export interface ReleaseMessage {
  /** Fixed when packing begins: sending it again is sending the same. */
  messageId: string
  /** The same for all messages about this release to this channel. */
  threadId: string
  createdAt: Date
  kind: 'release' | 'update' | 'takedown'
  sender: MessageParty
  recipient: MessageParty
  release: MessageRelease
  /** Without a video: in their order. */
  tracks: MessageTrack[]
  videos: MessageVideo[]
  cover: PackedPicture
  /** Of a takedown: none, or only revoked ones. */
  deals: MessageDeal[]
  /** Tracks that were taken off the channel while the release stays, by their place in the list. */
  withdrawn: number[]
}
