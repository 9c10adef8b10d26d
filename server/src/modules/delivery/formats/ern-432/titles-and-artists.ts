import { languageAndScript, shownArtists, shownTitle } from '../ern-words'
import type { NamedArtist, OtherTitle } from '../release-message'
import type { XmlElement } from '../write-xml'
import type { Parties } from './parties'

/** Where there is nothing to tell countries apart, a value says that it holds everywhere. */
export const everywhere = { '@ApplicableTerritoryCode': 'Worldwide', '@IsDefault': true }

interface Titled {
  title: string
  version: string
  otherTitles: OtherTitle[]
  artists: NamedArtist[]
}

export function titlesAndArtists(titled: Titled, parties: Parties): XmlElement {
  return {
    DisplayTitleText: { ...everywhere, '#': shownTitle(titled) },
    DisplayTitle: [
      { ...everywhere, TitleText: titled.title, SubTitle: versionOf(titled.version) },
      ...titled.otherTitles.map(otherTitle),
    ],
    DisplayArtistName: { ...everywhere, '#': shownArtists(titled.artists) },
    DisplayArtist: titled.artists.map((artist, index) => ({
      '@SequenceNumber': index + 1,
      ArtistPartyReference: parties.referenceOf(artist),
      ...roleOf(artist),
    })),
  }
}

const versionOf = (version: string) =>
  version === '' ? undefined : { '@SubTitleType': 'Version', '#': version }

const otherTitle = (other: OtherTitle): XmlElement => ({
  '@LanguageAndScriptCode': languageAndScript(other),
  '@ApplicableTerritoryCode': 'Worldwide',
  TitleText: other.text,
})

/** The list of roles on display has no remixer: what they did is said beside it. */
function roleOf({ role }: NamedArtist): XmlElement {
  if (role === 'remixer') return { DisplayArtistRole: 'Artist', ArtisticRole: { Value: 'Remixer' } }
  return { DisplayArtistRole: role === 'main' ? 'MainArtist' : 'FeaturedArtist' }
}
