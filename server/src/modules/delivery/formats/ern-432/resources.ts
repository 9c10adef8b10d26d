import { warningOf } from '../ern-words'
import { isVideo, type NumberedLyrics, numberParts, resourceReference } from '../message-items'
import type { ReleaseMessage } from '../release-message'
import type { XmlElement } from '../write-xml'
import type { Parties } from './parties'
import { recording } from './recordings'
import { pictureDetails, textDetails } from './technical-details'

export function resourceList(message: ReleaseMessage, parties: Parties): XmlElement {
  const { items, cover, lyrics } = numberParts(message)
  const [videos, sounds] = [items.filter(one => isVideo(one.item)), items.filter(one => !isVideo(one.item))]
  return {
    SoundRecording: sounds.map(one => recording(one, message, parties)),
    Video: videos.map(one => recording(one, message, parties)),
    Image: coverImage(cover, message),
    Text: lyrics.map(one => lyricText(one, message)),
  }
}

function coverImage(number: number, message: ReleaseMessage): XmlElement {
  const { release, cover } = message
  return {
    ResourceReference: resourceReference(number),
    Type: 'FrontCoverImage',
    ResourceId: ownId(message, `${release.upc}_cover`),
    ParentalWarningType: 'NotExplicit',
    ContainsAI: release.aiUse.cover ? 'Partly' : 'None',
    TechnicalDetails: message.kind === 'takedown' ? undefined : pictureDetails(number, cover),
  }
}

function lyricText({ text, number, item }: NumberedLyrics, message: ReleaseMessage): XmlElement {
  return {
    ResourceReference: resourceReference(number),
    Type: 'LyricText',
    ResourceId: ownId(message, `${item.isrc}_lyrics`),
    ParentalWarningType: warningOf(item.warning),
    ContainsAI: message.release.aiUse.lyrics ? 'Partly' : 'None',
    TechnicalDetails: message.kind === 'takedown' ? undefined : textDetails(number, text),
    LanguageOfText: text.language,
  }
}

const ownId = ({ sender }: ReleaseMessage, id: string): XmlElement => ({
  ProprietaryId: { '@Namespace': sender.partyId, '#': id },
})
