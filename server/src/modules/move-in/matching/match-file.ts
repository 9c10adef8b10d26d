// Which track a file belongs to, by what the list says of it and by how it is called.
import type { matchKinds } from '#contract/move-in/calls'
import type { MoveInValues } from '#contract/move-in/columns'
import { readIsrc } from '#contract/release-codes/code-formats'
import type { MaterialType } from '#contract/works/material'
import { readTrackNumber, readWrittenUpc } from '../judging/cell-words'
import { releaseKeyOf } from '../judging/judge-rows'
import type { ExpectedFile } from '../reading/read-row'

export interface RowToMatch {
  id: number
  position: number
  values: MoveInValues
  expected: readonly ExpectedFile[]
  isLeftOut: boolean
}

export interface FileToMatch {
  name: string
  mediaType: string
  sha256: string
  md5: string
}

export interface Match {
  rowId: number
  type: MaterialType
  by: (typeof matchKinds)[number]
}

/** What a file is for, by its bytes. */
function typeOf({ mediaType, name }: Pick<FileToMatch, 'mediaType' | 'name'>): MaterialType | undefined {
  if (/\.(lrc|txt)$/i.test(name) && !/^(audio|image|video)\//.test(mediaType)) return 'lyric'
  if (mediaType.startsWith('audio/')) return 'music'
  if (mediaType.startsWith('image/')) return 'cover'
  if (mediaType.startsWith('video/')) return 'mv'
  return mediaType === 'text/plain' ? 'lyric' : undefined
}

const named = { audio_file: 'music', cover_file: 'cover', lyrics_file: 'lyric' } as const
const namedColumns = Object.keys(named) as (keyof typeof named)[]

/** Written the same on every system: no folders, one form of accents, no capitals. */
const plain = (name: string) => (name.split(/[/\\]/).at(-1) ?? '').normalize('NFKC').toLowerCase().trim()
const stem = (name: string) => plain(name).replace(/\.[a-z0-9]{1,5}$/, '')
const letters = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** What a row is looked for by, worked out once for all files. */
interface KnownRow {
  id: number
  expected: readonly ExpectedFile[]
  names: Record<keyof typeof named, { plain: string; stem: string }>
  title: string
  number: number | undefined
  isrc: string
  upc: string
  release: string
  releaseTitle: string
}

function knownRow({ id, values, expected }: RowToMatch): KnownRow {
  const nameIn = (cell: string) => ({ plain: plain(cell), stem: stem(cell) })
  return {
    ...{ id, expected },
    names: {
      audio_file: nameIn(values.audio_file),
      cover_file: nameIn(values.cover_file),
      lyrics_file: nameIn(values.lyrics_file),
    },
    title: letters(`${values.track_title}${values.track_version}`),
    number: readTrackNumber(values.track_number),
    isrc: readIsrc(values.isrc) ?? '',
    upc: readWrittenUpc(values.upc) ?? '',
    release: releaseKeyOf(values),
    releaseTitle: letters(values.release_title),
  }
}

export class FileMatcher {
  private readonly rows: readonly KnownRow[]

  constructor(rows: readonly RowToMatch[]) {
    this.rows = rows.filter(({ isLeftOut }) => !isLeftOut).map(knownRow)
  }

  /** Undefined: nothing tells, or several rows would do. */
  match(file: FileToMatch): Match | undefined {
    return (
      this.byContent(file) ?? this.byName(file) ?? this.byIsrc(file) ?? this.byTrack(file) ?? this.byUpc(file)
    )
  }

  byRecording(code: string): Match | undefined {
    return this.only(
      this.rows.filter(({ isrc }) => isrc === code),
      'music',
      'sound',
    )
  }

  private byContent({ sha256, md5 }: FileToMatch): Match | undefined {
    const isSame = (one: ExpectedFile) => one.sha256 === sha256 || (one.md5 !== undefined && one.md5 === md5)
    const found = this.rows.filter(({ expected }) => expected.some(isSame))
    const type = found[0]?.expected.find(isSame)?.type
    return type && this.only(found, type, 'content')
  }

  private byName(file: FileToMatch): Match | undefined {
    const own = { plain: plain(file.name), stem: stem(file.name) }
    for (const form of ['plain', 'stem'] as const) {
      if (own[form] === '') continue
      for (const column of namedColumns) {
        // The same name without its end may be a picture as well as a song.
        if (form === 'stem' && typeOf(file) !== named[column]) continue
        const found = this.rows.filter(({ names }) => names[column][form] === own[form])
        const match = this.only(found, named[column], 'name')
        if (match) return match
      }
    }
    return undefined
  }

  private byIsrc(file: FileToMatch): Match | undefined {
    const type = typeOf(file)
    const [written] =
      plain(file.name)
        .toUpperCase()
        .match(/[A-Z]{2}-?[A-Z0-9]{3}-?\d{2}-?\d{5}/) ?? []
    const code = written && readIsrc(written)
    if (!code || !type || type === 'cover') return undefined
    return this.only(
      this.rows.filter(({ isrc }) => isrc === code),
      type,
      'isrc',
    )
  }

  /** `03 Night Sailing.wav`, `Night Sailing.wav`, `1-03 - Lin - Night Sailing.flac`. */
  private byTrack(file: FileToMatch): Match | undefined {
    const type = typeOf(file)
    if (!type || type === 'cover') return undefined
    const name = stem(file.name)
    const [, written = ''] = /^((?:\d{1,2}[-.])?\d{1,3})(?=[\s._-])/.exec(name) ?? []
    const [whole, rest] = [letters(name), letters(name.slice(written.length))]
    const titled = this.rows.filter(
      ({ title }) => title !== '' && (whole === title || rest === title || rest.endsWith(title)),
    )
    const wanted = written === '' ? undefined : readTrackNumber(written)
    const numbered = titled.filter(({ number }) => wanted !== undefined && number === wanted)
    return this.only(numbered, type, 'track') ?? this.only(titled, type, 'track')
  }

  /** A cover is often called by its release's code or title. */
  private byUpc(file: FileToMatch): Match | undefined {
    if (typeOf(file) !== 'cover') return undefined
    const [written] = plain(file.name).match(/\d{11,14}/) ?? []
    const code = written && readWrittenUpc(written)
    const coded = this.rows.filter(({ upc }) => code && upc === code)
    const own = letters(stem(file.name))
    const titled = this.rows.filter(({ releaseTitle }) => releaseTitle !== '' && releaseTitle === own)
    return this.only(coded, 'cover', 'name') ?? this.only(titled, 'cover', 'name')
  }

  /** A cover is the whole release's: its first row stands for it. */
  private only(found: readonly KnownRow[], type: MaterialType, by: Match['by']): Match | undefined {
    const [first] = found
    if (!first) return undefined
    const isOneRelease = type === 'cover' && new Set(found.map(({ release }) => release)).size === 1
    return found.length === 1 || isOneRelease ? { rowId: first.id, type, by } : undefined
  }
}
