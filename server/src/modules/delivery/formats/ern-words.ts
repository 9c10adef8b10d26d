// Words and values that are the same in every version of ERN.

import type { MessageItem } from './message-items'
import { secondsOf } from './message-items'
import type {
  AiUse,
  MessageTerritory,
  NamedArtist,
  OtherTitle,
  ParentalWarning,
  RightsLine,
} from './release-message'
import type { XmlElement } from './write-xml'

/** A release's length is the sum of what its tracks say, so these are rounded first. */
const wholeSeconds = (seconds: number) => Math.max(1, Math.round(seconds))

export function durationOf(seconds: number): string {
  const whole = wholeSeconds(seconds)
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes}M${whole % 60}S`
}

export function totalDuration(items: MessageItem[]): string {
  return durationOf(items.reduce((sum, item) => sum + wholeSeconds(secondsOf(item)), 0))
}

/** As a listener reads it: title and version in one. */
export function shownTitle({ title, version }: { title: string; version: string }): string {
  return version === '' ? title : `${title} (${version})`
}

/** A remixer stands in the version of a title, not in the name of the artist. */
export function shownArtists(artists: NamedArtist[]): string {
  const names = (role: NamedArtist['role']) =>
    artists.filter(artist => artist.role === role).map(artist => artist.name)
  const [main, featured] = [names('main').join(', '), names('featured').join(', ')]
  return [main, featured && `feat. ${featured}`].filter(part => part !== '').join(' ')
}

export const languageAndScript = ({ language, script }: OtherTitle) => `${language.split('-')[0]}-${script}`

/** What is sung says nothing of a text where nothing or many languages are sung. */
export const textLanguage = (language: string) => (['zxx', 'mul'].includes(language) ? 'und' : language)

export const warningOf = (warning: ParentalWarning) => (warning === 'explicit' ? 'Explicit' : 'NotExplicit')

export const pLine = ({ year, owner }: RightsLine): XmlElement => ({
  Year: yearOf(year),
  PLineCompany: owner,
  PLineText: `(P) ${year} ${owner}`,
})

export const cLine = ({ year, owner }: RightsLine): XmlElement => ({
  Year: yearOf(year),
  CLineCompany: owner,
  CLineText: `(C) ${year} ${owner}`,
})

const yearOf = (year: number) => String(year).padStart(4, '0')

export const genreOf = ({ genre, subGenre }: { genre: string; subGenre?: string }): XmlElement => ({
  GenreText: genre,
  SubGenre: subGenre,
})

/** To leave countries out is to mean all others. */
export function territoryOf(territory: MessageTerritory): XmlElement {
  if (!territory.worldwide) return { TerritoryCode: territory.countries }
  if (territory.except.length === 0) return { TerritoryCode: 'Worldwide' }
  return { ExcludedTerritoryCode: territory.except }
}

/** A word that its list does not have: whose word it is goes with it. */
export const ownWord = (namespace: string, word: string): XmlElement => ({
  '@Namespace': namespace,
  '@UserDefinedValue': word,
  '#': 'UserDefined',
})

export const usesAi = (use: Partial<AiUse>) => Object.values(use).some(isUsed => isUsed)
