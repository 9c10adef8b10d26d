import { cLine, durationOf, genreOf, pLine, shownArtists, totalDuration, warningOf } from '../ern-words'
import {
  itemsOf,
  mainRelease,
  type NumberedItem,
  numberParts,
  releaseReference,
  secondsOf,
} from '../message-items'
import type { MessageRelease, ReleaseMessage } from '../release-message'
import type { XmlElement } from '../write-xml'
import { profileOf } from './profile'
import { contentItem, reference, resourceGroup } from './resource-groups'
import { displayArtists, referenceTitle, titles } from './titles-and-artists'

export function releaseList(message: ReleaseMessage): XmlElement {
  const { items } = numberParts(message)
  return { Release: [wholeRelease(message), ...items.map(one => trackRelease(one, message))] }
}

function wholeRelease(message: ReleaseMessage): XmlElement {
  const { release } = message
  const { items, cover, lyrics } = numberParts(message)
  return {
    '@IsMainRelease': true,
    ReleaseId: { ICPN: { '@IsEan': release.upc.length === 13, '#': release.upc } },
    ReleaseReference: mainRelease,
    ReferenceTitle: referenceTitle(release),
    ReleaseResourceReferenceList: {
      ReleaseResourceReference: [
        ...items.map(one => reference(one.number, 'PrimaryResource')),
        reference(cover, 'SecondaryResource'),
        ...lyrics.map(one => reference(one.number, 'SecondaryResource')),
      ],
    },
    ReleaseType: profileOf(message).releaseType,
    ReleaseDetailsByTerritory: detailsEverywhere(release, message, resourceGroup(message)),
    Duration: totalDuration(itemsOf(message)),
    PLine: pLine(release.pLine),
    CLine: cLine(release.cLine),
  }
}

function trackRelease(one: NumberedItem, message: ReleaseMessage): XmlElement {
  const { item, number } = one
  return {
    ReleaseId: { ISRC: item.isrc },
    ReleaseReference: releaseReference(number),
    ReferenceTitle: referenceTitle(item),
    ReleaseResourceReferenceList: { ReleaseResourceReference: reference(number, 'PrimaryResource') },
    ReleaseType: profileOf(message).trackReleaseType,
    ReleaseDetailsByTerritory: detailsEverywhere(item, message, {
      ResourceGroupContentItem: contentItem(item, number, 1),
    }),
    Duration: durationOf(secondsOf(item)),
    PLine: pLine(item.pLine),
    CLine: cLine(message.release.cLine),
  }
}

type Described = Pick<MessageRelease, 'title' | 'version' | 'otherTitles' | 'artists' | 'warning'>

function detailsEverywhere(described: Described, message: ReleaseMessage, group: XmlElement): XmlElement {
  const { release } = message
  return {
    TerritoryCode: 'Worldwide',
    DisplayArtistName: shownArtists(described.artists),
    LabelName: release.label,
    Title: titles(described),
    DisplayArtist: displayArtists(described.artists, message),
    ParentalWarningType: warningOf(described.warning),
    ResourceGroup: group,
    Genre: genreOf(release),
    ReleaseDate: release.releaseDate,
    OriginalReleaseDate: release.originalReleaseDate ?? release.releaseDate,
  }
}
