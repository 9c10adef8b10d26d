import { creditsOf } from '../credits'
import { durationOf, pLine, usesAi, warningOf } from '../ern-words'
import { isVideo, type MessageItem, type NumberedItem, resourceReference, secondsOf } from '../message-items'
import type { ContributorRole, ReleaseMessage } from '../release-message'
import type { XmlElement } from '../write-xml'
import type { Parties } from './parties'
import { audioDetails, videoDetails } from './technical-details'
import { titlesAndArtists } from './titles-and-artists'

const roles: Record<ContributorRole, string> = {
  lyricist: 'Lyricist',
  composer: 'Composer',
  arranger: 'Arranger',
  producer: 'StudioProducer',
  performer: 'Performer',
}

/** A sound recording and a video differ in the names of two elements and in their files. */
export function recording(
  { item, number }: NumberedItem,
  message: ReleaseMessage,
  parties: Parties,
): XmlElement {
  const edition: XmlElement = {
    ResourceId: { ISRC: item.isrc },
    PLine: pLine(item.pLine),
    TechnicalDetails: message.kind === 'takedown' ? undefined : detailsOf(item, number, message),
  }
  return {
    ResourceReference: resourceReference(number),
    Type: isVideo(item) ? 'ShortFormMusicalWorkVideo' : 'MusicalWorkSoundRecording',
    [isVideo(item) ? 'VideoEdition' : 'SoundRecordingEdition']: edition,
    ...titlesAndArtists(item, parties),
    Contributor: contributors(item, parties),
    Duration: durationOf(secondsOf(item)),
    ParentalWarningType: warningOf(item.warning),
    ContainsAI: containsAi(item, message),
    IsInstrumental: item.isInstrumental,
    LanguageOfPerformance: item.isInstrumental ? 'zxx' : item.language,
  }
}

function detailsOf(item: MessageItem, number: number, message: ReleaseMessage): XmlElement {
  return isVideo(item)
    ? videoDetails(number, item.video, message.sender.partyId)
    : audioDetails(number, item.audio)
}

function contributors(item: MessageItem, parties: Parties): XmlElement[] {
  return creditsOf(item.contributors).map((credit, index) => ({
    '@SequenceNumber': index + 1,
    ContributorPartyReference: parties.referenceOf(credit),
    Role: credit.roles.map(role => ({ Value: roles[role] })),
  }))
}

/** Members say whether AI was used, not that it did everything. */
function containsAi(item: MessageItem, { release: { aiUse } }: ReleaseMessage): string {
  const { music, lyrics, vocals } = aiUse
  return usesAi(item.isInstrumental ? { music } : { music, lyrics, vocals }) ? 'Partly' : 'None'
}
