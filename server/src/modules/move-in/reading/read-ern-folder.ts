// A folder of ERN messages with their resources, as another distributor delivers it.
import path from 'node:path'
import { cleanWords } from '#contract/clean-text'
import { emptyValues, longestCell, type MoveInValues, mostMoveInRows } from '#contract/move-in/columns'
import type { MaterialType } from '#contract/works/material'
import { parseXml, XmlRefused } from '../../../platform/xml/parse-xml'
import type { ZipFile } from '../../income/income.public'
import { writeArtists, writeNames } from '../judging/cell-words'
import type { ErnFile, ErnRelease, ErnTrack } from './ern-release'
import { ListRefused } from './list-refused'
import { readErn38 } from './read-ern-38'
import { readErn43 } from './read-ern-43'
import type { ExpectedFile, ReadRow } from './read-row'
import { readWhole } from './read-whole'

const mostMessage = 20 * 1024 ** 2

interface Found {
  release: ErnRelease
  folder: string
}

/** Undefined: there is no message in it. */
export async function readErnFolder(files: readonly ZipFile[]): Promise<ReadRow[] | undefined> {
  const found: Found[] = []
  let messages = 0
  for (const file of files.filter(({ name }) => /\.xml$/i.test(name))) {
    const tree = parse(await readWhole(file.open(), mostMessage), file.name)
    if (tree.name !== 'NewReleaseMessage') continue
    messages += 1
    const read = readerOf(tree.namespace)
    if (!read) throw new ListRefused('nothingKnown', tree.namespace.slice(0, 100))
    const release = read(tree)
    if (release && release.tracks.length > 0) found.push({ release, folder: path.posix.dirname(file.name) })
  }
  if (messages === 0) return undefined
  const rows = newest(found).flatMap(one => rowsOf(one, files))
  if (rows.length === 0) throw new ListRefused('noRows')
  if (rows.length > mostMoveInRows) throw new ListRefused('tooManyRows', String(mostMoveInRows))
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
function newest(found: readonly Found[]): Found[] {
  const byCode = new Map<string, Found>()
  for (const [index, one] of found.entries()) {
    const key = one.release.upc || `message ${index}`
    const before = byCode.get(key)
    if (!before || before.release.createdAt <= one.release.createdAt) byCode.set(key, one)
  }
  return [...byCode.values()]
}

function rowsOf({ release, folder }: Found, files: readonly ZipFile[]): ReadRow[] {
  const place = (type: MaterialType, file: ErnFile | undefined): ExpectedFile[] => {
    if (!file) return []
    const { path: stated, ...hash } = file
    return [{ type, name: resolve(stated, folder, files), ...hash }]
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

/** Messages name files from their own folder, from a folder `resources` in it, or by the name alone. */
function resolve(stated: string, folder: string, files: readonly ZipFile[]): string {
  const plain = stated.replace(/^file:\/*/i, '').replaceAll('\\', '/')
  const names = new Set(files.map(({ name }) => name))
  const near = (name: string) => path.posix.join(folder, name).replace(/^\.\//, '')
  const known = [near(plain), near(`resources/${plain}`), path.posix.normalize(plain)].find(name =>
    names.has(name),
  )
  if (known) return known
  const alike = files.filter(
    ({ name }) => name.startsWith(near('')) && path.posix.basename(name) === path.posix.basename(plain),
  )
  return (alike.length === 1 && alike[0]?.name) || plain
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
