// What is wrong with each row, looked at together with all others. It asks nobody: what is taken already is told.
import type { RowProblem } from '#contract/move-in/calls'
import { type MoveInColumn, type MoveInValues, releaseColumns } from '#contract/move-in/columns'
import { isNote, type ProblemKind } from '#contract/move-in/problems'
import { readIsrc } from '#contract/release-codes/code-formats'
import type { MaterialType } from '#contract/works/material'
import { mostTracks } from '#contract/works/work'
import { grouped } from '../grouped'
import type { ExpectedFile, RowBase } from '../reading/read-row'
import {
  readArtists,
  readDay,
  readGenre,
  readLanguage,
  readLine,
  readNames,
  readTrackNumber,
  readWrittenUpc,
  readYesNo,
} from './cell-words'
import { ofDraft } from './judge-draft'

export interface JudgedRow {
  id: number
  position: number
  values: MoveInValues
  base: RowBase
  expected: readonly ExpectedFile[]
  isLeftOut: boolean
  /** It is a draft already: its codes are taken by itself. */
  isMade: boolean
}

export interface MatchedFile {
  rowId: number
  type: MaterialType
  /** In hex. */
  sha256: string
  md5: string
  isByHand: boolean
}

/** Codes that the agent's catalogue has. */
export interface TakenCodes {
  upcs: ReadonlySet<string>
  /** Of other members. */
  foreignIsrcs: ReadonlySet<string>
  ownIsrcs: ReadonlySet<string>
}

export interface Judged {
  releaseKey: string
  problems: RowProblem[]
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** Rows with the same UPC are one release; without one, those with the same title, version and artists. */
export function releaseKeyOf(values: MoveInValues): string {
  if (values.upc !== '') return `upc ${readWrittenUpc(values.upc) ?? fold(values.upc)}`
  return [values.release_title, values.release_version, values.release_artists]
    .map(fold)
    .join('\n')
    .slice(0, 1000)
}

export function judgeRows(
  rows: readonly JudgedRow[],
  files: readonly MatchedFile[],
  taken: TakenCodes,
): Map<number, Judged> {
  const keys = new Map(rows.map(row => [row.id, releaseKeyOf(row.values)]))
  const counting = rows.filter(({ isLeftOut }) => !isLeftOut)
  const byRelease = grouped(counting, row => keys.get(row.id) ?? '')
  const byIsrc = grouped(counting, ({ values }) => readIsrc(values.isrc) ?? '')
  const filesOf = grouped(files, ({ rowId }) => rowId)
  const judged = new Map<number, Judged>(
    rows.map(row => {
      const releaseKey = keys.get(row.id) ?? ''
      if (row.isLeftOut) return [row.id, { releaseKey, problems: [] }]
      const release = byRelease.get(releaseKey) ?? [row]
      const problems = [
        ...ofCells(row.values),
        ...ofRelease(row, release),
        ...(row.isMade ? [] : ofCodes(row, release, byIsrc, taken)),
        ...ofFiles(row, release, filesOf),
      ]
      return [row.id, { releaseKey, problems }]
    }),
  )
  for (const release of byRelease.values()) {
    const isMakeable = release.every(
      ({ id, isMade }) => !isMade && (judged.get(id)?.problems ?? []).every(({ why }) => isNote(why)),
    )
    for (const { rowId, problem } of isMakeable ? ofDraft(release) : [])
      judged.get(rowId)?.problems.push(problem)
  }
  return judged
}

const problem = (field: MoveInColumn, why: ProblemKind, about = ''): RowProblem => ({
  field,
  why,
  about: about.slice(0, 200),
})

/** As long as a work's own fields; names count one by one. */
const longest: Partial<Record<MoveInColumn, number>> = {
  release_title: 200,
  release_version: 100,
  label: 120,
  track_title: 200,
  track_version: 100,
}
const namesIn = ['composers', 'lyricists', 'performers', 'arrangers', 'producers'] as const
const [longestName, mostNames, mostArtists] = [120, 30, 20]

function ofCells(values: MoveInValues): RowProblem[] {
  const found: RowProblem[] = []
  for (const column of ['release_title', 'release_artists', 'track_title'] as const) {
    if (values[column] === '') found.push(problem(column, 'empty'))
  }
  for (const [column, most] of Object.entries(longest) as [MoveInColumn, number][]) {
    if (values[column].length > most) found.push(problem(column, 'tooLong', String(most)))
  }
  for (const column of namesIn) found.push(...ofNames(column, readNames(values[column]), mostNames))
  for (const column of ['release_artists', 'track_artists'] as const) {
    const artists = readArtists(values[column])
    found.push(
      ...ofNames(
        column,
        artists.map(({ name }) => name),
        mostArtists,
      ),
    )
    if (artists.length > 0 && !artists.some(({ role }) => role === 'main'))
      found.push(problem(column, 'empty'))
  }
  const must = (column: MoveInColumn, why: ProblemKind, read: (cell: string) => unknown) => {
    if (values[column] !== '' && read(values[column]) === undefined) {
      found.push(problem(column, why, values[column]))
    }
  }
  must('upc', 'wrongUpc', readWrittenUpc)
  must('isrc', 'wrongIsrc', readIsrc)
  must('original_release_date', 'wrongDate', readDay)
  must('genre', 'unknownGenre', readGenre)
  must('release_language', 'unknownLanguage', readLanguage)
  must('language', 'unknownLanguage', readLanguage)
  must('explicit', 'notYesNo', readYesNo)
  must('instrumental', 'notYesNo', readYesNo)
  must('p_line', 'wrongLine', readLine)
  must('c_line', 'wrongLine', readLine)
  must('track_number', 'wrongNumber', readTrackNumber)
  return found
}

function ofNames(column: MoveInColumn, names: readonly string[], most: number): RowProblem[] {
  if (names.length > most) return [problem(column, 'tooManyNames', String(most))]
  const long = names.find(name => name.length > longestName)
  return long ? [problem(column, 'tooLong', String(longestName))] : []
}

function ofRelease(row: JudgedRow, release: readonly JudgedRow[]): RowProblem[] {
  const found: RowProblem[] = []
  const first = release[0] ?? row
  if (row === first && release.length > mostTracks) {
    found.push(problem('release_title', 'tooManyTracks', String(mostTracks)))
  }
  const number = readTrackNumber(row.values.track_number)
  const isDoubled = release.some(
    other => other !== row && number !== undefined && readTrackNumber(other.values.track_number) === number,
  )
  if (isDoubled) found.push(problem('track_number', 'numberTwice', row.values.track_number))
  for (const column of releaseColumns) {
    const [own, said] = [row.values[column], first.values[column]]
    if (own === '' || fold(own) === fold(said)) continue
    const isOtherRelease = column === 'release_title' && row.values.upc !== ''
    found.push(isOtherRelease ? problem('upc', 'upcTwice', said) : problem(column, 'differs', said))
  }
  return found
}

function ofCodes(
  row: JudgedRow,
  release: readonly JudgedRow[],
  byIsrc: ReadonlyMap<string, readonly JudgedRow[]>,
  taken: TakenCodes,
): RowProblem[] {
  const found: RowProblem[] = []
  const upc = readWrittenUpc(row.values.upc)
  const isrc = readIsrc(row.values.isrc)
  if (upc && taken.upcs.has(upc)) found.push(problem('upc', 'upcTaken', upc))
  if (!isrc) return found
  const others = (byIsrc.get(isrc) ?? []).filter(other => other !== row)
  // One recording may be on several releases; under one code there are never two.
  const twin = others.find(
    other => release.includes(other) || fold(other.values.track_title) !== fold(row.values.track_title),
  )
  if (twin) found.push(problem('isrc', 'isrcTwice', String(twin.position)))
  if (taken.foreignIsrcs.has(isrc)) found.push(problem('isrc', 'isrcTaken', isrc))
  else if (taken.ownIsrcs.has(isrc)) {
    // With a free UPC it is another release of the same recording; without one nothing tells it from the one that is here.
    found.push(problem('isrc', upc && !taken.upcs.has(upc) ? 'ownIsrc' : 'isrcTaken', isrc))
  }
  return found
}

const namedFiles = [
  ['audio_file', 'music'],
  ['cover_file', 'cover'],
  ['lyrics_file', 'lyric'],
] as const

function ofFiles(
  row: JudgedRow,
  release: readonly JudgedRow[],
  filesOf: ReadonlyMap<number, readonly MatchedFile[]>,
): RowProblem[] {
  const found: RowProblem[] = []
  const own = filesOf.get(row.id) ?? []
  for (const [column, type] of namedFiles) {
    if (row.values[column] === '') continue
    const files = type === 'cover' ? release.flatMap(({ id }) => filesOf.get(id) ?? []) : own
    if (!files.some(file => file.type === type))
      found.push(problem(column, 'fileMissing', row.values[column]))
  }
  for (const file of own) {
    if (!isAsExpected(file, row.expected)) found.push(problem(columnOf(file.type), 'fileDamaged'))
  }
  return found
}

const columnOf = (type: MaterialType): MoveInColumn =>
  namedFiles.find(([, named]) => named === type)?.[0] ?? 'audio_file'

/** One of another content than its source says was changed on its way. Whoever assigned a file knows better. */
export function isAsExpected(
  file: Pick<MatchedFile, 'type' | 'sha256' | 'md5' | 'isByHand'>,
  expected: readonly ExpectedFile[],
): boolean {
  if (file.isByHand) return true
  const hashed = expected.filter(({ type, sha256, md5 }) => type === file.type && (sha256 ?? md5))
  return (
    hashed.length === 0 ||
    hashed.some(({ sha256, md5 }) => (sha256 ? sha256 === file.sha256 : md5 === file.md5))
  )
}
