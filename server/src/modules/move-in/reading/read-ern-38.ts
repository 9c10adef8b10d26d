import { elements, type XmlTree } from '../../../platform/xml/xml-tree'
import type { ErnArtist, ErnTrack, ReadErn } from './ern-release'
import {
  artistRole,
  creditsOf,
  explicitOf,
  fileOf,
  first,
  inGroups,
  lineOf,
  lyricsIn,
  resourcesOf,
  yesNoOf,
} from './ern-values'

/** Versions 3.8, 3.8.1, 3.8.2 and 3.8.3: everything that may differ by country stands in details of a territory. */
export const readErn38: ReadErn = message => {
  const releases = elements(message, 'ReleaseList/Release')
  const release = releases.find(({ attributes }) => attributes.IsMainRelease === 'true') ?? releases[0]
  if (!release) return undefined
  const resources = resourcesOf(message)
  const lyricsOf = lyricsIn(release, resources)
  const [details] = elements(release, 'ReleaseDetailsByTerritory')
  const line = (name: 'PLine' | 'CLine') =>
    lineOf(elements(release, name)[0] ?? elements(details ?? release, name)[0], name)
  const recordings = inGroups(release, resources)
  const images = [...resources.values()].filter(({ name }) => name === 'Image')
  return {
    createdAt: first(message, 'MessageHeader/MessageCreatedDateTime'),
    upc: first(release, 'ReleaseId/ICPN'),
    title: titleIn(details) || first(release, 'ReferenceTitle/TitleText'),
    version: first(release, 'ReferenceTitle/SubTitle'),
    artists: artistsIn(details),
    label: first(details, 'LabelName'),
    genre: [first(details, 'Genre/GenreText'), first(details, 'Genre/SubGenre')].filter(Boolean).join(' / '),
    originalDate:
      first(release, 'GlobalOriginalReleaseDate') ||
      first(details, 'OriginalReleaseDate', 'OriginalDigitalReleaseDate', 'ReleaseDate') ||
      first(release, 'GlobalReleaseDate'),
    pLine: line('PLine'),
    cLine: line('CLine'),
    cover: fileOf(images[0]),
    tracks: recordings
      .filter(({ name }) => name === 'SoundRecording')
      .map(recording => ({
        ...trackOf(recording),
        lyrics: fileOf(lyricsOf(first(recording, 'ResourceReference'))),
      })),
  }
}

function trackOf(recording: XmlTree): ErnTrack {
  const [details] = elements(recording, 'SoundRecordingDetailsByTerritory')
  const people = ['ResourceContributor', 'IndirectResourceContributor'].flatMap(kind =>
    elements(details ?? recording, kind).flatMap(person =>
      elements(person, `${kind}Role`).map(({ text }) => ({ name: nameIn(person), role: text.trim() })),
    ),
  )
  return {
    isrc: first(recording, 'SoundRecordingId/ISRC'),
    title: first(recording, 'ReferenceTitle/TitleText') || titleIn(details),
    version: first(recording, 'ReferenceTitle/SubTitle'),
    artists: artistsIn(details),
    credits: creditsOf(people),
    explicit: explicitOf(first(details, 'ParentalWarningType')),
    instrumental: yesNoOf(first(recording, 'IsInstrumental')),
    language: first(recording, 'LanguageOfPerformance'),
    audio: fileOf(elements(details ?? recording, 'TechnicalSoundRecordingDetails')[0]),
  }
}

const nameIn = (person: XmlTree) => first(person, 'PartyName/FullName', 'PartyName/KeyName')

function titleIn(details: XmlTree | undefined): string {
  const titles = details ? elements(details, 'Title') : []
  const shown = titles.find(({ attributes }) => attributes.TitleType === 'DisplayTitle') ?? titles[0]
  return first(shown, 'TitleText')
}

function artistsIn(details: XmlTree | undefined): ErnArtist[] {
  return (details ? elements(details, 'DisplayArtist') : []).flatMap(artist => {
    const role = artistRole(first(artist, 'ArtistRole') || 'MainArtist')
    const name = nameIn(artist)
    return role && name !== '' ? [{ name, role }] : []
  })
}
