import { warningOf } from '../ern-words'
import { isVideo, type NumberedLyrics, numberParts, resourceReference } from '../message-items'
import type { ReleaseMessage } from '../release-message'
import type { XmlElement } from '../write-xml'
import { soundRecording, video } from './recordings'
import { pictureDetails, textDetails } from './technical-details'

export function resourceList(message: ReleaseMessage): XmlElement {
  const { items, cover, lyrics } = numberParts(message)
  const [videos, sounds] = [items.filter(one => isVideo(one.item)), items.filter(one => !isVideo(one.item))]
  return {
    SoundRecording: sounds.map(one => soundRecording(one, message)),
    Video: videos.map(one => video(one, message)),
    Image: coverImage(cover, message),
    Text: lyrics.map(one => lyricText(one, message)),
  }
}

function coverImage(number: number, message: ReleaseMessage): XmlElement {
  return {
    ImageType: 'FrontCoverImage',
    ImageId: ownId(message, `${message.release.upc}_cover`),
    ResourceReference: resourceReference(number),
    ImageDetailsByTerritory: {
      TerritoryCode: 'Worldwide',
      ParentalWarningType: 'NotExplicit',
      TechnicalImageDetails: message.kind === 'takedown' ? undefined : pictureDetails(number, message.cover),
    },
  }
}

function lyricText({ text, number, item }: NumberedLyrics, message: ReleaseMessage): XmlElement {
  const { sender, kind } = message
  return {
    '@LanguageAndScriptCode': text.language,
    TextType: 'LyricText',
    TextId: ownId(message, `${item.isrc}_lyrics`),
    ResourceReference: resourceReference(number),
    TextDetailsByTerritory: {
      TerritoryCode: 'Worldwide',
      ParentalWarningType: warningOf(item.warning),
      TechnicalTextDetails: kind === 'takedown' ? undefined : textDetails(number, text, sender.partyId),
    },
  }
}

const ownId = ({ sender }: ReleaseMessage, id: string): XmlElement => ({
  ProprietaryId: { '@Namespace': sender.partyId, '#': id },
})
