// Cells as people write them, and back again.
import { readUpc } from '#contract/release-codes/code-formats'
import { day } from '#contract/wire'
import {
  type Artist,
  emptyArtist,
  type Genre,
  genres,
  type ReleaseDetails,
  workLanguages,
} from '#contract/works/work'
import { genreWords, languageWords } from './known-words'

const between = /\s*(?:[;；、|\n]|\s\/\s)\s*/

export const readNames = (cell: string): string[] => [
  ...new Set(cell.split(between).filter(name => name !== '')),
]
export const writeNames = (names: readonly string[]): string => names.join('; ')

const featured = /^(?:feat(?:uring)?\.?|ft\.?)\s+|^(?:合作|客串)[:：]?\s*/i
const remixed = /^(?:remix(?:er|ed by)?)[:：]?\s+|^混音[:：]\s*/i

export function readArtists(cell: string): Artist[] {
  return readNames(cell).map(name => {
    if (featured.test(name)) return { ...emptyArtist, name: name.replace(featured, ''), role: 'featured' }
    if (remixed.test(name)) return { ...emptyArtist, name: name.replace(remixed, ''), role: 'remixer' }
    return { ...emptyArtist, name }
  })
}

const before = { main: '', featured: 'feat. ', remixer: 'remix ' } as const

export const writeArtists = (artists: readonly Pick<Artist, 'name' | 'role'>[]): string =>
  writeNames(artists.filter(({ name }) => name !== '').map(({ name, role }) => `${before[role]}${name}`))

/** Spreadsheets take the zero in front of a UPC away. */
export function readWrittenUpc(cell: string): string | undefined {
  const code = cell.replace(/[-\s]/g, '')
  return readUpc(/^\d{11}$/.test(code) ? `0${code}` : code)
}

/** `2020-01-31`, `2020/1/31`, `20200131`, `2020年1月31日`; a day that is not in the calendar is none. */
export function readDay(cell: string): string | undefined {
  const parts =
    /^(\d{4})(?:[-/.年])(\d{1,2})(?:[-/.月])(\d{1,2})日?(?:[T ].*)?$/.exec(cell) ??
    /^(\d{4})(\d\d)(\d\d)$/.exec(cell)
  if (!parts) return undefined
  const [, year = '', month = '', date = ''] = parts
  const written = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return day.safeParse(written).success ? written : undefined
}

const yes = /^(yes|y|true|1|是|有|explicit)$/i
const no = /^(no|n|false|0|否|无|没有|clean|notexplicit|none)$/i

export function readYesNo(cell: string): boolean | undefined {
  if (yes.test(cell)) return true
  return no.test(cell) ? false : undefined
}

/** `℗ 2020 Summer Records`, with the mark or without. */
export function readLine(cell: string): ReleaseDetails['p_line'] | undefined {
  const [, year = '', owner = ''] =
    /^(?:[℗©]|\(\s*[pc]\s*\)|（\s*[pc]\s*）)?\s*(\d{4})\s+(.+)$/i.exec(cell) ?? []
  const number = Number(year)
  return owner !== '' && number >= 1900 && number <= 2100 ? { year: number, owner } : undefined
}

export const writeLine = ({ year, owner }: ReleaseDetails['p_line']): string =>
  year === null || owner === '' ? '' : `${year} ${owner}`

/** `3`, or `1-03` where it names the disc. */
export function readTrackNumber(cell: string): number | undefined {
  const [, disc = '1', track = ''] = /^(?:(\d{1,2})[-.])?0*(\d{1,3})$/.exec(cell) ?? []
  const number = Number(track)
  return number >= 1 ? (Number(disc) - 1) * 1000 + number : undefined
}

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

const foundGenres = new Map<string, { genre: Genre; sub_genre: string | null }>()
for (const [genre, subGenres] of Object.entries(genres) as [Genre, readonly string[]][]) {
  for (const sub of subGenres) {
    for (const word of [sub, ...(genreWords[sub] ?? [])])
      foundGenres.set(fold(word), { genre, sub_genre: sub })
  }
}
for (const genre of Object.keys(genres) as Genre[]) {
  for (const word of [genre, ...(genreWords[genre] ?? [])])
    foundGenres.set(fold(word), { genre, sub_genre: null })
}

/** `Pop`, `pop / mandopop`, `流行`: the closest one that is known. */
export function readGenre(cell: string): { genre: Genre; sub_genre: string | null } | undefined {
  const parts = cell.split(/[/>,，；;|]/).map(part => foundGenres.get(fold(part)))
  return parts.findLast(part => part?.sub_genre) ?? parts.find(Boolean) ?? foundGenres.get(fold(cell))
}

const foundLanguages = new Map<string, (typeof workLanguages)[number]>()
for (const code of workLanguages) {
  for (const word of [code, ...(languageWords[code] ?? [])]) foundLanguages.set(fold(word), code)
}

export function readLanguage(cell: string): (typeof workLanguages)[number] | undefined {
  return foundLanguages.get(fold(cell)) ?? foundLanguages.get(fold(cell.split(/[-_]/)[0] ?? ''))
}
