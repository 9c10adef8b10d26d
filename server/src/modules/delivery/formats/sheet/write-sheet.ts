// A release as a table: one row of titles, then a row for each track. Which field stands where is the channel's setting.
import type { ChannelProfile, SheetField } from '#contract/distribution/channel-profile'
import { withoutFormula } from '../../../../platform/export/without-formula'
import { shownArtists } from '../ern-words'
import { isVideo, itemsOf, type MessageItem, secondsOf } from '../message-items'
import { dealsOfRelease, isOff } from '../release-deals'
import type { ContributorRole, PackedFile, ReleaseMessage, RightsLine } from '../release-message'

export function writeSheet(message: ReleaseMessage, columns: ChannelProfile['sheet_columns']): string[][] {
  const hasOff = columns.some(({ field }) => field === 'off')
  const rows = itemsOf(message).map((item, place) => {
    const row = rowOf(item, place, message)
    // A table without a column for it says in the action which track goes.
    if (!hasOff && row.off === 'Y') row.action = 'takedown'
    return columns.map(({ field }) => row[field])
  })
  return [columns.map(({ title }) => title), ...rows].map(cells => cells.map(withoutFormula))
}

function rowOf(item: MessageItem, place: number, message: ReleaseMessage): Record<SheetField, string> {
  const { release, cover } = message
  const credited = (role: ContributorRole) =>
    item.contributors
      .filter(person => person.role === role)
      .map(({ name }) => name)
      .join(', ')
  // Nothing lies beside a takedown.
  const sent = <T extends PackedFile>(file: T | undefined) => (message.kind === 'takedown' ? undefined : file)
  const recording = sent(isVideo(item) ? item.video : item.audio)
  return {
    upc: release.upc,
    release_title: release.title,
    release_version: release.version,
    release_artists: shownArtists(release.artists),
    label: release.label,
    genre: release.genre,
    sub_genre: release.subGenre ?? '',
    release_date: release.releaseDate,
    original_release_date: release.originalReleaseDate ?? release.releaseDate,
    territories: territoriesOf(message),
    p_line: lineOf(release.pLine),
    c_line: lineOf(release.cLine),
    cover_file: sent(cover)?.path ?? '',
    track_number: String(place + 1),
    isrc: item.isrc,
    track_title: item.title,
    track_version: item.version,
    track_artists: shownArtists(item.artists),
    lyricists: credited('lyricist'),
    composers: credited('composer'),
    arrangers: credited('arranger'),
    producers: credited('producer'),
    language: item.language,
    explicit: item.warning === 'explicit' ? 'Y' : 'N',
    instrumental: item.isInstrumental ? 'Y' : 'N',
    duration: String(Math.max(1, Math.round(secondsOf(item)))),
    audio_file: recording?.path ?? '',
    audio_sha256: recording?.sha256 ?? '',
    lyric_file: (isVideo(item) ? undefined : sent(item.lyrics))?.path ?? '',
    action: message.kind,
    off: isOff(message, place) ? 'Y' : 'N',
  }
}

const lineOf = ({ year, owner }: RightsLine) => `${year} ${owner}`

function territoriesOf(message: ReleaseMessage): string {
  const territory = dealsOfRelease(message)[0]?.territory
  if (!territory) return ''
  if (!territory.worldwide) return territory.countries.join(', ')
  return territory.except.length === 0 ? 'Worldwide' : `Worldwide except ${territory.except.join(', ')}`
}
