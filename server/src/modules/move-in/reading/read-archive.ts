// An archive of this program, as docs/archive-format.md describes it. Whoever made it may have changed it: nothing in it is believed unseen.
import { z } from 'zod'
import { cleanWords } from '#contract/clean-text'
import { emptyValues, longestCell, type MoveInValues, mostMoveInRows } from '#contract/move-in/columns'
import { type MaterialType, materialTypes } from '#contract/works/material'
import { readStoredRelease, readStoredScope, readStoredTrack } from '#contract/works/stored-work'
import {
  emptyRelease,
  emptyScope,
  emptyTrack,
  type ReleaseDetails,
  releaseDetails,
  scope,
  type TrackDetails,
  trackDetails,
  workKinds,
} from '#contract/works/work'
import type { ZipFile } from '../../income/income.public'
import { writeArtists, writeLine, writeNames } from '../judging/cell-words'
import { ListRefused } from './list-refused'
import type { ExpectedFile, ReadRow } from './read-row'
import { readWhole } from './read-whole'

const [mostManifest, mostWork] = [64 * 1024 ** 2, 8 * 1024 ** 2]
const knownVersion = 1

const manifestShape = z.object({
  format: z.literal('tributary-archive'),
  version: z.number(),
  entries: z.array(z.object({ path: z.string(), kind: z.string() })),
})

const text = z.string().nullable().catch(null)
const workShape = z.object({
  kind: z.enum(workKinds).catch('album'),
  upc: text,
  release_date: text,
  released_at: text,
  deleted_at: text,
  closed_at: text,
  revision_of: z.unknown().optional(),
  details: z.unknown().optional(),
  scope: z.unknown().optional(),
  tracks: z.array(
    z.object({ id: z.number(), position: z.number(), isrc: text, details: z.unknown().optional() }),
  ),
  materials: z
    .array(
      z.object({
        ...{ type: z.enum(materialTypes), path: z.string(), file_name: z.string(), sha256: z.string() },
        track_id: z.number().nullable(),
      }),
    )
    .catch([]),
})
type ArchivedWork = z.output<typeof workShape>

/** Undefined: it is no archive of ours. */
export async function readArchive(files: readonly ZipFile[]): Promise<ReadRow[] | undefined> {
  const manifestFile = files.find(({ name }) => name === 'manifest.json')
  if (!manifestFile) return undefined
  const said = parse(await readWhole(manifestFile.open(), mostManifest)) as { format?: unknown } | undefined
  if (said?.format !== 'tributary-archive') return undefined
  const manifest = manifestShape.safeParse(said)
  if (!manifest.success) throw new ListRefused('notReadable', 'manifest.json')
  if (manifest.data.version !== knownVersion) {
    throw new ListRefused('newerArchive', String(manifest.data.version))
  }
  const byName = new Map(files.map(file => [file.name, file]))
  const rows: ReadRow[] = []
  for (const { path } of manifest.data.entries.filter(({ kind }) => kind === 'work')) {
    const file = byName.get(path)
    if (!file) throw new ListRefused('notReadable', path)
    const work = workShape.safeParse(parse(await readWhole(file.open(), mostWork)))
    if (!work.success) throw new ListRefused('notReadable', path)
    // Neither what lay in the bin nor revisions: the release itself is there too.
    const { deleted_at, revision_of, closed_at } = work.data
    if (deleted_at !== null || closed_at !== null || (revision_of ?? null) !== null) continue
    rows.push(...rowsOf(work.data))
    if (rows.length > mostMoveInRows) throw new ListRefused('tooManyRows', String(mostMoveInRows))
  }
  if (rows.length === 0) throw new ListRefused('noRows')
  return rows
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

function rowsOf(work: ArchivedWork): ReadRow[] {
  const release = releaseOf(work)
  const kept = scope.safeParse(shaped(readStoredScope, work.scope))
  const tracks = work.tracks.toSorted((one, other) => one.position - other.position)
  return tracks.map((track, index) => {
    const details = trackOf(track.details, track.isrc)
    const files = work.materials.filter(({ track_id }) =>
      track_id === null ? index === 0 : track_id === track.id,
    )
    const expected = files.map(
      ({ type, path, sha256, file_name }): ExpectedFile => ({
        ...{ type, name: path, shown: cleanWords(file_name).slice(0, 200) },
        ...(/^[0-9a-f]{64}$/.test(sha256) && { sha256 }),
      }),
    )
    return {
      values: valuesOf(release, details, index + 1, expected),
      base: {
        ...{ kind: work.kind, release, track: details },
        scope: kept.success ? { ...kept.data, channel_ids: [], all_channels: true } : emptyScope,
      },
      expected,
    }
  })
}

/** What was stored by nobody of ours may have any shape; then it is as good as nothing. */
function shaped<T>(read: (stored: unknown) => T, stored: unknown): T | undefined {
  try {
    return read(stored)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** A work that was out keeps the day it first came out on. */
function releaseOf({ details, upc, release_date, released_at }: ArchivedWork): ReleaseDetails {
  const read = releaseDetails.safeParse(shaped(readStoredRelease, details))
  const release = read.success ? read.data : emptyRelease
  const firstDay = released_at === null ? null : (release_date ?? released_at).slice(0, 10)
  return {
    ...release,
    upc: upc ?? release.upc,
    original_release_date: release.original_release_date ?? firstDay,
  }
}

function trackOf(details: unknown, isrc: string | null): TrackDetails {
  const read = trackDetails.safeParse(shaped(readStoredTrack, details))
  const track = read.success ? read.data : emptyTrack
  return { ...track, isrc: isrc ?? track.isrc }
}

const yesNo = (value: boolean | null) => (value === null ? '' : value ? 'yes' : 'no')

function valuesOf(
  release: ReleaseDetails,
  track: TrackDetails,
  number: number,
  expected: readonly ExpectedFile[],
): MoveInValues {
  const fileOf = (type: MaterialType) => expected.find(file => file.type === type)?.name ?? ''
  const values: MoveInValues = {
    ...emptyValues,
    release_title: release.title,
    release_version: release.version,
    release_artists: writeArtists(release.artists),
    upc: release.upc,
    label: release.label,
    original_release_date: release.original_release_date ?? '',
    genre: [release.genre, release.sub_genre].filter(Boolean).join(' / '),
    release_language: release.language ?? '',
    p_line: writeLine(release.p_line),
    c_line: writeLine(release.c_line),
    track_number: String(number),
    track_title: track.title,
    track_version: track.version,
    track_artists: writeArtists(track.artists),
    isrc: track.isrc,
    language: track.language ?? '',
    explicit: yesNo(track.explicit),
    instrumental: yesNo(track.instrumental),
    composers: writeNames(track.composers),
    lyricists: writeNames(track.lyricists),
    performers: writeNames(track.performers),
    arrangers: writeNames(track.arrangers),
    producers: writeNames(track.producers),
    audio_file: fileOf('music'),
    cover_file: fileOf('cover'),
    lyrics_file: fileOf('lyric'),
  }
  const cut = Object.entries(values).map(([column, cell]) => [column, cleanWords(cell).slice(0, longestCell)])
  return Object.fromEntries(cut) as MoveInValues
}
