import { durationOf, genreOf, pLine, shownArtists, warningOf } from '../ern-words'
import { isVideo, type MessageItem, type NumberedItem, resourceReference, secondsOf } from '../message-items'
import type { ReleaseMessage } from '../release-message'
import type { XmlElement } from '../write-xml'
import { contributors } from './contributors'
import { audioDetails, videoDetails } from './technical-details'
import { displayArtists, referenceTitle, titles } from './titles-and-artists'

export function soundRecording({ item, number }: NumberedItem, message: ReleaseMessage): XmlElement {
  return {
    SoundRecordingType: 'MusicalWorkSoundRecording',
    SoundRecordingId: { ISRC: item.isrc },
    ...aboutItem(item, number),
    SoundRecordingDetailsByTerritory: {
      ...detailsEverywhere(item, message),
      TechnicalSoundRecordingDetails: filesOf(item, number, message),
    },
  }
}

export function video({ item, number }: NumberedItem, message: ReleaseMessage): XmlElement {
  return {
    VideoType: 'ShortFormMusicalWorkVideo',
    VideoId: { ISRC: item.isrc },
    ...aboutItem(item, number),
    VideoDetailsByTerritory: {
      ...detailsEverywhere(item, message),
      TechnicalVideoDetails: filesOf(item, number, message),
    },
  }
}

const aboutItem = (item: MessageItem, number: number): XmlElement => ({
  ResourceReference: resourceReference(number),
  ReferenceTitle: referenceTitle(item),
  IsInstrumental: item.isInstrumental,
  LanguageOfPerformance: item.isInstrumental ? undefined : listedLanguage(item.language),
  Duration: durationOf(secondsOf(item)),
})

function detailsEverywhere(item: MessageItem, message: ReleaseMessage): XmlElement {
  const { release } = message
  const artists = shownArtists(item.artists)
  return {
    TerritoryCode: 'Worldwide',
    Title: titles(item),
    DisplayArtist: displayArtists(item.artists, message),
    ...contributors(item, message),
    // The profiles want it only where it is not the release's.
    DisplayArtistName: artists === shownArtists(release.artists) ? undefined : artists,
    LabelName: release.label,
    ResourceReleaseDate: release.releaseDate,
    OriginalResourceReleaseDate: release.originalReleaseDate,
    PLine: pLine(item.pLine),
    Genre: genreOf(release),
    ParentalWarningType: warningOf(item.warning),
  }
}

/** Files are named where they come along: a takedown brings none. */
function filesOf(item: MessageItem, number: number, message: ReleaseMessage): XmlElement | undefined {
  if (message.kind === 'takedown') return undefined
  return isVideo(item)
    ? videoDetails(number, item.video, message.sender.partyId)
    : audioDetails(number, item.audio)
}

const chinese = ['yue', 'nan', 'hak', 'cmn', 'wuu']

/** The list of this version has languages of two letters, none for what is in many of them. */
function listedLanguage(language: string): string | undefined {
  const [main = ''] = language.toLowerCase().split('-')
  if (chinese.includes(main)) return 'zh'
  return main.length === 2 ? main : undefined
}
