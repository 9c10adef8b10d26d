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

type Names = ReadonlyMap<string, string>

/** Versions 4.1 to 4.3.2: people stand in a list of their own, and everything else names them. */
export const readErn43: ReadErn = message => {
  const [release] = elements(message, 'ReleaseList/Release')
  if (!release) return undefined
  const resources = resourcesOf(message)
  const lyricsOf = lyricsIn(release, resources)
  const names: Names = new Map(
    elements(message, 'PartyList/Party').map(party => [
      first(party, 'PartyReference'),
      first(party, 'PartyName/FullName'),
    ]),
  )
  const images = [...resources.values()].filter(({ name }) => name === 'Image')
  return {
    createdAt: first(message, 'MessageHeader/MessageCreatedDateTime'),
    upc: first(release, 'ReleaseId/ICPN'),
    title: first(release, 'DisplayTitleText', 'DisplayTitle/TitleText'),
    version: first(release, 'DisplayTitle/SubTitle'),
    artists: artistsIn(release, names),
    label: names.get(first(release, 'ReleaseLabelReference')) ?? '',
    genre: [
      first(release, 'DisplayGenre/GenreText', 'Genre/GenreText'),
      first(release, 'DisplayGenre/SubGenre', 'Genre/SubGenre'),
    ]
      .filter(Boolean)
      .join(' / '),
    originalDate: first(release, 'OriginalReleaseDate', 'ReleaseDate'),
    pLine: lineOf(elements(release, 'PLine')[0], 'PLine'),
    cLine: lineOf(elements(release, 'CLine')[0], 'CLine'),
    cover: fileOf(images[0]),
    tracks: inGroups(release, resources)
      .filter(({ name }) => name === 'SoundRecording')
      .map(recording => ({
        ...trackOf(recording, names),
        lyrics: fileOf(lyricsOf(first(recording, 'ResourceReference'))),
      })),
  }
}

function trackOf(recording: XmlTree, names: Names): ErnTrack {
  const [edition] = elements(recording, 'SoundRecordingEdition')
  const people = elements(recording, 'Contributor').flatMap(person =>
    elements(person, 'Role').map(role => ({
      name: names.get(first(person, 'ContributorPartyReference')) ?? '',
      role: first(role, 'Value') || role.text.trim(),
    })),
  )
  return {
    isrc: first(edition, 'ResourceId/ISRC') || first(recording, 'ResourceId/ISRC', 'SoundRecordingId/ISRC'),
    title: first(recording, 'DisplayTitleText', 'DisplayTitle/TitleText'),
    version: first(recording, 'DisplayTitle/SubTitle'),
    artists: artistsIn(recording, names),
    credits: creditsOf(people),
    explicit: explicitOf(first(recording, 'ParentalWarningType')),
    instrumental: yesNoOf(first(recording, 'IsInstrumental')),
    language: first(recording, 'LanguageOfPerformance'),
    audio: fileOf(edition) ?? fileOf(elements(recording, 'TechnicalDetails')[0]),
  }
}

function artistsIn(tree: XmlTree, names: Names): ErnArtist[] {
  return elements(tree, 'DisplayArtist').flatMap(artist => {
    const role = artistRole(first(artist, 'DisplayArtistRole') || 'MainArtist')
    const name = names.get(first(artist, 'ArtistPartyReference')) ?? ''
    return role && name !== '' ? [{ name, role }] : []
  })
}
