// A folder of ERN messages with their resources, as another distributor delivers it.
import path from 'node:path'
import { cleanWords } from '#contract/clean-text'
import { emptyValues, longestCell, type MoveInValues, mostMoveInRows } from '#contract/move-in/columns'
import type { MaterialType } from '#contract/works/material'
import { parseXml, XmlRefused } from '../../../platform/xml/parse-xml'
import type { ZipFile } from '../../income/income.public'
import { grouped } from '../grouped'
import { writeArtists, writeNames } from '../judging/cell-words'
import type { ErnFile, ErnRelease, ErnTrack } from './ern-release'
import { ListRefused } from './list-refused'
import { readErn38 } from './read-ern-38'
import { readErn43 } from './read-ern-43'
import type { ExpectedFile, ReadRow } from './read-row'
import { readWhole } from './read-whole'

/** With two thousand tracks in it a message has half of that. */
const mostMessage = 4 * 1024 ** 2
/** As many as two thousand releases that were delivered again and again. */
const mostMessages = 1024 ** 3
/** For each track, with all who took part in it. */
const mostWords = 50_000

interface Found {
  release: ErnRelease
  folder: string
}

/** Undefined: there is no message in it. */
export async function readErnFolder(files: readonly ZipFile[]): Promise<ReadRow[] | undefined> {
  const messages = files.filter(({ name }) => /\.xml$/i.test(name))
  if (messages.reduce((sum, { size }) => sum + size, 0) > mostMessages) throw new ListRefused('bomb')
  const found = new NewestReleases()
  let isKnown = false
  for (const file of messages) {
    const tree = parse(await readWhole(file.open(), mostMessage), file.name)
    if (tree.name !== 'NewReleaseMessage') continue
    isKnown = true
    const read = readerOf(tree.namespace)
    if (!read) throw new ListRefused('nothingKnown', tree.namespace.slice(0, 100))
    const release = read(tree)
    if (!release || release.tracks.length === 0) continue
    if (JSON.stringify(release).length > mostWords * release.tracks.length) {
      throw new ListRefused('notReadable', file.name)
    }
    found.add({ release, folder: path.posix.dirname(file.name) })
    if (found.tracks > mostMoveInRows) throw new ListRefused('tooManyRows', String(mostMoveInRows))
  }
  if (!isKnown) return undefined
  const resolve = resolverOf(files)
  const rows = found.all().flatMap(one => rowsOf(one, resolve))
  if (rows.length === 0) throw new ListRefused('noRows')
  return rows
}

function parse(bytes: Buffer, name: string) {
  try {
    return parseXml(bytes)
  } catch (error) {
    if (error instanceof XmlRefused) throw new ListRefused('notReadable', name)
    throw error
  }
}

function readerOf(namespace: string) {
  if (/\/ern\/38\d?$/.test(namespace)) return readErn38
  return /\/ern\/4\d{1,2}$/.test(namespace) ? readErn43 : undefined
}

/** A release that was delivered again is what its latest message says. */
class NewestReleases {
  tracks = 0
  private readonly byCode = new Map<string, Found>()

  add(one: Found): void {
    const key = one.release.upc || `message ${this.byCode.size}`
    const before = this.byCode.get(key)
    if (before && before.release.createdAt > one.release.createdAt) return
    this.byCode.set(key, one)
    this.tracks += one.release.tracks.length - (before?.release.tracks.length ?? 0)
  }

  all = () => [...this.byCode.values()]
}

function rowsOf({ release, folder }: Found, resolve: Resolve): ReadRow[] {
  const place = (type: MaterialType, file: ErnFile | undefined): ExpectedFile[] => {
    if (!file) return []
    const { path: stated, ...hash } = file
    return [{ type, name: resolve(stated, folder), ...hash }]
  }
  return release.tracks.map((track, index) => {
    const cover = place('cover', release.cover)
    const own = [...place('music', track.audio), ...place('lyric', track.lyrics)]
    const values = valuesOf(release, track, index + 1)
    const nameOf = (type: MaterialType) => [...own, ...cover].find(file => file.type === type)?.name ?? ''
    return {
      values: {
        ...values,
        ...{ audio_file: nameOf('music'), cover_file: nameOf('cover'), lyrics_file: nameOf('lyric') },
      },
      base: {},
      // The cover is the release's; its first row has it.
      expected: index === 0 ? [...own, ...cover] : own,
    }
  })
}

type Resolve = (stated: string, folder: string) => string

/** Messages name files from their own folder, from a folder `resources` in it, or by the name alone. */
function resolverOf(files: readonly ZipFile[]): Resolve {
  const names = new Set(files.map(({ name }) => name))
  const byBase = grouped([...names], name => path.posix.basename(name))
  return (stated, folder) => {
    const plain = stated.replace(/^file:\/*/i, '').replaceAll('\\', '/')
    const near = (name: string) => path.posix.join(folder, name).replace(/^\.\//, '')
    const known = [near(plain), near(`resources/${plain}`), path.posix.normalize(plain)].find(name =>
      names.has(name),
    )
    if (known) return known
    const below = near('')
    const alike = (byBase.get(path.posix.basename(plain)) ?? []).filter(name => name.startsWith(below))
    return (alike.length === 1 && alike[0]) || plain
  }
}

function valuesOf(release: ErnRelease, track: ErnTrack, number: number): MoveInValues {
  const values: MoveInValues = {
    ...emptyValues,
    ...{ release_title: release.title, release_version: release.version, upc: release.upc },
    ...{ release_artists: writeArtists(release.artists), label: release.label, genre: release.genre },
    ...{ original_release_date: release.originalDate, p_line: release.pLine, c_line: release.cLine },
    ...{ track_number: String(number), track_title: track.title, track_version: track.version },
    ...{ track_artists: writeArtists(track.artists), isrc: track.isrc, language: track.language },
    ...{ explicit: track.explicit, instrumental: track.instrumental },
    composers: writeNames(track.credits.composers),
    lyricists: writeNames(track.credits.lyricists),
    performers: writeNames(track.credits.performers),
    arrangers: writeNames(track.credits.arrangers),
    producers: writeNames(track.credits.producers),
  }
  const cut = Object.entries(values).map(([column, cell]) => [column, cleanWords(cell).slice(0, longestCell)])
  return Object.fromEntries(cut) as MoveInValues
}
