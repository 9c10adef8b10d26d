import { z } from 'zod'
import type { listMoveInRows, MoveInRow } from '#contract/move-in/calls'
import { pageOf, place, readCursor } from '../../platform/cursor'
import type { Tx } from '../../platform/database/query'
import type { CallContext } from '../../platform/http/call-handler'
import { listFilesOfRows } from './move-in-files.queries'
import { listRowPage, type MoveInRowRecord } from './move-in-rows.queries'
import { findOpenMoveIn } from './move-ins.queries'

const placeShape = z.object({ position: place.number })

export async function listOwnRows({ tx, input, actor }: CallContext<typeof listMoveInRows>) {
  const open = await findOpenMoveIn(tx, actor.memberId)
  const after = readCursor(placeShape, input.cursor)?.position ?? 0
  if (!open) return { items: [], next_cursor: null }
  const { limit, with_problems: withProblems = false } = input
  const found = await listRowPage(tx, { moveInId: open.id, withProblems, after, limit: limit + 1 })
  const { shown, next_cursor } = pageOf(found, limit, ({ position }) => ({ position }))
  return { items: await presentRows(tx, shown), next_cursor }
}

export async function presentRows(tx: Tx, found: readonly MoveInRowRecord[]): Promise<MoveInRow[]> {
  const files = await listFilesOfRows(
    tx,
    found.map(({ id }) => id),
  )
  return found.map(({ id, position, values, problems, is_left_out, work_id }) => ({
    ...{ id, position, values, problems, is_left_out, work_id },
    files: files.flatMap(({ row_id, type, name }) => (row_id === id && type ? [{ type, name }] : [])),
  }))
}
