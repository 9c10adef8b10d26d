import type { saveMoveInRow } from '#contract/move-in/calls'
import { type MoveInValues, releaseColumns } from '#contract/move-in/columns'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { judgeMoveIn } from './judging/judge-move-in'
import { presentRows } from './list-rows'
import { canEdit } from './move-in.policy'
import { findRow, listRows, type MoveInRowRecord, putCells, putLeftOut } from './move-in-rows.queries'
import { lockOwnMoveIn } from './own-move-in'

export async function saveRow({ tx, input, actor, now }: CallContext<typeof saveMoveInRow>) {
  const moveIn = await lockOwnMoveIn(tx, actor.memberId, now)
  if (!canEdit(moveIn)) throw new Refusal('conflict', { text: 'moveIn.underWay' })
  const rows = await listRows(tx, moveIn.id)
  const row = rows.find(({ id }) => id === input.row_id)
  if (!row) throw new Refusal('notFound')
  const release = rows.filter(({ release_key }) => release_key === row.release_key)
  if (release.some(({ work_id }) => work_id !== null)) {
    throw new Refusal('conflict', { text: 'moveIn.rowMade' })
  }
  const changed = changedRows(row, release, input.values)
  if (changed.length > 0) await putCells(tx, changed)
  if (input.is_left_out !== undefined) await putLeftOut(tx, row.id, input.is_left_out)
  const judged = await judgeMoveIn(tx, moveIn)
  const saved = await findRow(tx, moveIn.id, row.id)
  if (!saved) throw new Error('a row that was saved is gone')
  const [shown] = await presentRows(tx, [saved])
  if (!shown) throw new Error('a row that was saved is gone')
  const others = new Set([...changed.map(({ id }) => id), ...judged])
  others.delete(row.id)
  return { row: shown, others: others.size }
}

/** What is said about a release is said by all of its rows, as long as they said the same before. */
function changedRows(
  row: MoveInRowRecord,
  release: readonly MoveInRowRecord[],
  values: Partial<MoveInValues>,
): { id: number; values: MoveInValues }[] {
  const ofRelease = releaseColumns.filter(
    column => values[column] !== undefined && values[column] !== row.values[column],
  )
  return release.flatMap(other => {
    const own = { ...other.values }
    if (other === row) Object.assign(own, values)
    else {
      for (const column of ofRelease) {
        if (other.values[column] === row.values[column]) own[column] = values[column] ?? ''
      }
    }
    return JSON.stringify(own) === JSON.stringify(other.values) ? [] : [{ id: other.id, values: own }]
  })
}
