// What a handful of dropped files, or a whole folder, means for an album: which file is which track's, and what is left over.
import { type FileFormat, formatEndings } from '#contract/works/material'
import { longest } from '../../../../features/works/limits'

export interface AlbumTrack {
  id: number
  title: string
  hasMusic: boolean
}

export interface FilePlan {
  /** New tracks, in order, each with its audio. */
  created: { title: string; file: File; lyric?: File }[]
  /** Files for tracks that are there already. */
  matched: { trackId: number; type: 'music' | 'lyric'; file: File }[]
  cover: File | undefined
  /** What nobody knows what to do with. */
  left: File[]
}

export interface KnownFile {
  file: File
  /** From its tags, where it has any. */
  title?: string
  trackNumber?: number
}

const endsLike = (file: File, formats: readonly FileFormat[]) =>
  formats.flatMap(format => formatEndings[format]).some(ending => file.name.toLowerCase().endsWith(ending))
const isAudio = (file: File) => endsLike(file, ['wav', 'flac', 'aiff'])
const isLyric = (file: File) => endsLike(file, ['lrc', 'txt'])
const isPicture = (file: File) => endsLike(file, ['jpeg', 'png'])
const coverName = /cover|front|folder|封面/i

export function planFiles(
  files: readonly KnownFile[],
  tracks: readonly AlbumTrack[],
  hasCover: boolean,
): FilePlan {
  const inOrder = files.filter(({ file }) => isAudio(file)).toSorted(byNumberThenName)
  const lyrics = files.filter(({ file }) => isLyric(file))
  const pictures = files.filter(({ file }) => isPicture(file)).map(({ file }) => file)
  const plan: FilePlan = { created: [], matched: [], cover: undefined, left: [] }
  const used = new Set<File>()
  const free = tracks.filter(track => !track.hasMusic)
  for (const known of inOrder) {
    const title = titleOf(known)
    const track = free.find(candidate => isAlike(candidate.title, title))
    const lyric = lyrics.find(({ file }) => isAlike(stem(file.name), stem(known.file.name)))?.file
    if (lyric) used.add(lyric)
    if (track) {
      free.splice(free.indexOf(track), 1)
      plan.matched.push({ trackId: track.id, type: 'music', file: known.file })
      if (lyric) plan.matched.push({ trackId: track.id, type: 'lyric', file: lyric })
    } else plan.created.push({ title, file: known.file, lyric })
  }
  for (const { file } of lyrics) {
    const track = used.has(file)
      ? undefined
      : tracks.find(({ title }) => isAlike(title, cleanTitle(stem(file.name))))
    if (track) plan.matched.push({ trackId: track.id, type: 'lyric', file })
    else if (!used.has(file)) plan.left.push(file)
  }
  if (!hasCover) plan.cover = pictures.find(({ name }) => coverName.test(name)) ?? pictures[0]
  plan.left.push(...pictures.filter(file => file !== plan.cover))
  plan.left.push(
    ...files.map(({ file }) => file).filter(file => !isAudio(file) && !isLyric(file) && !isPicture(file)),
  )
  return plan
}

function titleOf({ file, title }: KnownFile): string {
  return title?.trim() || titleOfFile(file)
}

/** What a song is called, as far as its file tells. */
export function titleOfFile({ name }: Pick<File, 'name'>): string {
  return cleanTitle(stem(name)).slice(0, longest.title)
}

function stem(name: string): string {
  return name.replace(/\.[^.]+$/, '')
}

/** `01 - Night sailing`, `1. 夜航`, `03_夜航_master`: the number and the studio's marks are not part of the title. */
export function cleanTitle(name: string): string {
  const cleaned = name
    .replace(/_/g, ' ')
    .replace(/^\s*(?:\d{1,2}[-.]\d{1,2}|\d{1,3})\s*(?:[-.、)]\s*|\s+)/, '')
    .replace(
      /\s*[([]?\b(?:final|master(?:ed)?|mix(?:down)?|24\s?bit|16\s?bit|\d{2,3}k(?:hz)?)\b[)\]]?\s*/gi,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
  return cleaned || name.trim()
}

function isAlike(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s\p{P}]/gu, '')
  return plain(one) !== '' && plain(one) === plain(other)
}

/** A tag's number counts before the name; names count as people count: 2 before 10. */
function byNumberThenName(one: KnownFile, other: KnownFile): number {
  const byNumber =
    (one.trackNumber ?? Number.MAX_SAFE_INTEGER) - (other.trackNumber ?? Number.MAX_SAFE_INTEGER)
  return byNumber || one.file.name.localeCompare(other.file.name, undefined, { numeric: true })
}
