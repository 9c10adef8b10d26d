// What a release is made of, and how its parts are called within a message: A1 to An are its recordings in their order, then comes the
// cover, then the lyrics. T is the file of the A with the same number, R0 the release, R1 to Rn its tracks.
import type { MessageTrack, MessageVideo, PackedText, ReleaseMessage } from './release-message'

export type MessageItem = MessageTrack | MessageVideo

export function itemsOf(message: ReleaseMessage): MessageItem[] {
  return message.release.kind === 'video' ? message.videos : message.tracks
}

export const isVideo = (item: MessageItem): item is MessageVideo => 'video' in item

export const secondsOf = (item: MessageItem) => (isVideo(item) ? item.video.seconds : item.audio.seconds)

export interface NumberedItem {
  item: MessageItem
  /** Counted from 1. */
  number: number
  lyrics: NumberedLyrics | undefined
}

export interface NumberedLyrics {
  text: PackedText
  number: number
  item: MessageItem
}

export interface NumberedParts {
  items: NumberedItem[]
  cover: number
  lyrics: NumberedLyrics[]
}

export function numberParts(message: ReleaseMessage): NumberedParts {
  const items = itemsOf(message)
  const cover = items.length + 1
  const lyrics: NumberedLyrics[] = []
  const numbered = items.map((item, index) => {
    const text = isVideo(item) ? undefined : item.lyrics
    const own = text && { text, number: cover + lyrics.length + 1, item }
    if (own) lyrics.push(own)
    return { item, number: index + 1, lyrics: own }
  })
  return { items: numbered, cover, lyrics }
}

export const resourceReference = (number: number) => `A${number}`
export const fileReference = (number: number) => `T${number}`
export const releaseReference = (number: number) => `R${number}`
export const mainRelease = releaseReference(0)
