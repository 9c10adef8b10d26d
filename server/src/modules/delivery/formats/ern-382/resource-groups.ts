import { isVideo, type MessageItem, numberParts, resourceReference } from '../message-items'
import type { ReleaseMessage } from '../release-message'
import type { XmlElement } from '../write-xml'

/** The tracks in one group in their order; the cover beside it, without a number. */
export function resourceGroup(message: ReleaseMessage): XmlElement {
  const { items, cover } = numberParts(message)
  return {
    ResourceGroup: {
      SequenceNumber: 1,
      ResourceGroupContentItem: items.map(({ item, number, lyrics }) => ({
        ...contentItem(item, number, number),
        LinkedReleaseResourceReference: lyrics && {
          '@LinkDescription': 'Lyrics',
          '#': resourceReference(lyrics.number),
        },
      })),
    },
    ResourceGroupContentItem: {
      ResourceType: 'Image',
      ReleaseResourceReference: reference(cover, 'SecondaryResource'),
    },
  }
}

export const contentItem = (item: MessageItem, number: number, sequence: number): XmlElement => ({
  SequenceNumber: sequence,
  ResourceType: isVideo(item) ? 'Video' : 'SoundRecording',
  ReleaseResourceReference: reference(number, 'PrimaryResource'),
})

export const reference = (number: number, type: 'PrimaryResource' | 'SecondaryResource'): XmlElement => ({
  '@ReleaseResourceType': type,
  '#': resourceReference(number),
})
