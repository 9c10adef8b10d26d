import { z } from 'zod'
import type { listMoveInFiles, MoveInFile } from '#contract/move-in/calls'
import { pageOf, place, readCursor } from '../../platform/cursor'
import type { CallContext } from '../../platform/http/call-handler'
import { listFilePage } from './move-in-files.queries'
import { listRowsById } from './move-in-rows.queries'
import { findOpenMoveIn } from './move-ins.queries'

const placeShape = z.object({ id: place.id })

export async function listOwnFiles({ tx, input, actor }: CallContext<typeof listMoveInFiles>) {
  const open = await findOpenMoveIn(tx, actor.memberId)
  const after = readCursor(placeShape, input.cursor)?.id ?? 0
  if (!open) return { items: [], next_cursor: null }
  const { limit, unmatched = false } = input
  const found = await listFilePage(tx, { moveInId: open.id, unmatched, after, limit: limit + 1 })
  const { shown, next_cursor } = pageOf(found, limit, ({ id }) => ({ id }))
  const rows = await listRowsById(
    tx,
    shown.flatMap(({ row_id }) => row_id ?? []),
  )
  const items = shown.map(({ id, name, size, state, type, row_id, matched_by }) => {
    const row = rows.find(one => one.id === row_id)
    return {
      ...{ id, name, size, type, matched_by },
      state: state as MoveInFile['state'],
      row: row ? { id: row.id, position: row.position, title: row.values.track_title } : null,
    }
  })
  return { items, next_cursor }
}
