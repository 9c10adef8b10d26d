import { isNote } from '#contract/move-in/problems'
import { readIsrc } from '#contract/release-codes/code-formats'
import type { Tx } from '../../../platform/database/query'
import { FileMatcher } from '../matching/match-file'
import { listFiles, type MoveInFileRecord, placeFile } from '../move-in-files.queries'
import { findTakenCodes, listRows, type MoveInRowRecord, putJudged } from '../move-in-rows.queries'
import { readWrittenUpc } from './cell-words'
import { type JudgedRow, judgeRows, type MatchedFile } from './judge-rows'

/**
 * Looks at everything anew: files without a place may have found one, and what is wrong with one row may be the fault of another. Writes what
 * is different from before, and answers which rows that were. The caller holds the move-in.
 */
export async function judgeMoveIn(tx: Tx, moveIn: { id: number; member_id: number }): Promise<number[]> {
  const rows = await listRows(tx, moveIn.id)
  const files = await findPlaces(tx, rows, await listFiles(tx, moveIn.id))
  const taken = await findTakenCodes(tx, { memberId: moveIn.member_id, ...codesIn(rows) })
  const judged = judgeRows(rows.map(toJudge), files.flatMap(matched), taken)
  const changed = rows.flatMap(row => {
    const found = judged.get(row.id)
    if (!found) return []
    const isSame =
      row.release_key === found.releaseKey &&
      JSON.stringify(row.problems.map(inWords)) === JSON.stringify(found.problems.map(inWords))
    if (isSame) return []
    const { problems, releaseKey } = found
    return [
      {
        ...{ id: row.id, release_key: releaseKey, problems },
        has_errors: problems.some(({ why }) => !isNote(why)),
        has_notes: problems.some(({ why }) => isNote(why)),
      },
    ]
  })
  if (changed.length > 0) await putJudged(tx, changed)
  return changed.map(({ id }) => id)
}

/** JSON in the database keeps no order of keys. */
const inWords = ({ field, why, about }: { field: string; why: string; about: string }) => [field, why, about]

const codesIn = (rows: readonly MoveInRowRecord[]) => ({
  upcs: [...new Set(rows.flatMap(({ values }) => readWrittenUpc(values.upc) ?? []))],
  isrcs: [...new Set(rows.flatMap(({ values }) => readIsrc(values.isrc) ?? []))],
})

export const toMatch = ({ id, position, values, expected, is_left_out }: MoveInRowRecord) => ({
  ...{ id, position, values, expected },
  isLeftOut: is_left_out,
})

const toJudge = (row: MoveInRowRecord): JudgedRow => ({
  ...toMatch(row),
  ...{ base: row.base, isMade: row.work_id !== null },
})

const hex = (hash: Buffer | null) => hash?.toString('hex') ?? ''

export const toFind = (file: Pick<MoveInFileRecord, 'name' | 'media_type' | 'sha256' | 'md5'>) => ({
  ...{ name: file.name, mediaType: file.media_type },
  ...{ sha256: hex(file.sha256), md5: hex(file.md5) },
})

/** Of files that are placed. */
export function matched(file: MoveInFileRecord): MatchedFile[] {
  if (file.row_id === null || file.type === null) return []
  const { sha256, md5 } = toFind(file)
  return [{ rowId: file.row_id, type: file.type, sha256, md5, isByHand: file.matched_by === 'hand' }]
}

async function findPlaces(
  tx: Tx,
  rows: readonly MoveInRowRecord[],
  files: readonly MoveInFileRecord[],
): Promise<MoveInFileRecord[]> {
  const matcher = new FileMatcher(rows.map(toMatch))
  const found: MoveInFileRecord[] = []
  for (const file of files) {
    const isLost = file.state === 'ready' && file.row_id === null
    const match = isLost ? matcher.match(toFind(file)) : undefined
    if (match) await placeFile(tx, file.id, match)
    found.push(match ? { ...file, row_id: match.rowId, type: match.type, matched_by: match.by } : file)
  }
  return found
}
