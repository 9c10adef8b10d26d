import { languageAndScript, ownWord, shownTitle } from '../ern-words'
import type { NamedArtist, OtherTitle, ReleaseMessage } from '../release-message'
import type { XmlContent, XmlElement } from '../write-xml'

interface Titled {
  title: string
  version: string
  otherTitles: OtherTitle[]
}

export const referenceTitle = ({ title, version }: Titled): XmlElement => ({
  TitleText: title,
  SubTitle: version === '' ? undefined : version,
})

export function titles(titled: Titled): XmlElement[] {
  return [
    { '@TitleType': 'FormalTitle', ...referenceTitle(titled) },
    { '@TitleType': 'DisplayTitle', TitleText: shownTitle(titled) },
    ...titled.otherTitles.map(other => ({
      '@LanguageAndScriptCode': languageAndScript(other),
      '@TitleType': 'AlternativeTitle',
      TitleText: other.text,
    })),
  ]
}

/** This version has no list of parties: an artist is described wherever they are named. */
export function displayArtists(artists: NamedArtist[], message: ReleaseMessage): XmlElement[] {
  return artists.map((artist, index) => ({
    '@SequenceNumber': index + 1,
    PartyName: { FullName: artist.name },
    PartyId: artist.channelId && { '@Namespace': message.recipient.partyId, '#': artist.channelId },
    ArtistRole: roleOf(artist, message),
  }))
}

/** The list of roles has no remixer. */
function roleOf({ role }: NamedArtist, { sender }: ReleaseMessage): XmlContent {
  if (role === 'remixer') return ownWord(sender.partyId, 'Remixer')
  return role === 'main' ? 'MainArtist' : 'FeaturedArtist'
}
