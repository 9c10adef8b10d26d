import { cLine, genreOf, pLine, totalDuration, usesAi, warningOf } from '../ern-words'
import {
  itemsOf,
  mainRelease,
  type NumberedItem,
  numberParts,
  releaseReference,
  resourceReference,
} from '../message-items'
import type { ReleaseMessage } from '../release-message'
import type { XmlElement } from '../write-xml'
import type { Parties } from './parties'
import { profileOf } from './profile'
import { everywhere, titlesAndArtists } from './titles-and-artists'

export function releaseList(message: ReleaseMessage, parties: Parties, visibilities: string[]): XmlElement {
  const { items } = numberParts(message)
  return {
    Release: wholeRelease(message, parties, visibilities),
    TrackRelease: profileOf(message).isSimple
      ? undefined
      : items.map(one => trackRelease(one, message, parties)),
  }
}

function wholeRelease(message: ReleaseMessage, parties: Parties, visibilities: string[]): XmlElement {
  const { release } = message
  return {
    ReleaseReference: mainRelease,
    ReleaseType: profileOf(message).releaseType,
    ReleaseId: { ICPN: release.upc },
    ...titlesAndArtists(release, parties),
    ReleaseLabelReference: labelReference(parties),
    PLine: pLine(release.pLine),
    CLine: cLine(release.cLine),
    Duration: totalDuration(itemsOf(message)),
    DisplayGenre: genre(message),
    ReleaseDate: { ...everywhere, '#': release.releaseDate },
    OriginalReleaseDate: { ...everywhere, '#': release.originalReleaseDate ?? release.releaseDate },
    ReleaseVisibilityReference: visibilities,
    ParentalWarningType: warningOf(release.warning),
    ResourceGroup: resourceGroup(message),
    ContainsAI: usesAi(release.aiUse) ? 'Partly' : 'None',
  }
}

/** In the simple profiles the cover hangs on the one recording, in the others on the release. */
function resourceGroup(message: ReleaseMessage): XmlElement {
  const { items, cover } = numberParts(message)
  const { isSimple } = profileOf(message)
  const coverLink = link(cover, 'CoverArt')
  return {
    SequenceNumber: 1,
    ResourceGroupContentItem: items.map(({ number, lyrics }) => ({
      SequenceNumber: number,
      ReleaseResourceReference: resourceReference(number),
      LinkedReleaseResourceReference: isSimple ? coverLink : lyrics && link(lyrics.number, 'Lyrics'),
    })),
    LinkedReleaseResourceReference: isSimple ? undefined : coverLink,
  }
}

const link = (number: number, description: string): XmlElement => ({
  '@LinkDescription': description,
  '#': resourceReference(number),
})

/** Its number goes with the release it is taken from: the same recording in another one is another release of it. */
function trackRelease({ item, number }: NumberedItem, message: ReleaseMessage, parties: Parties): XmlElement {
  const id = { '@Namespace': message.sender.partyId, '#': `${message.release.upc}_${item.isrc}` }
  return {
    ReleaseReference: releaseReference(number),
    ReleaseId: { ProprietaryId: id },
    ReleaseResourceReference: resourceReference(number),
    ReleaseLabelReference: labelReference(parties),
    DisplayGenre: genre(message),
  }
}

const labelReference = (parties: Parties): XmlElement => ({ ...everywhere, '#': parties.label })

const genre = ({ release }: ReleaseMessage): XmlElement => ({ ...everywhere, ...genreOf(release) })
