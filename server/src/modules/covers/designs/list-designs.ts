import { z } from 'zod'
import type { listDesigns } from '#contract/covers/design-calls'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { CallContext } from '../../../platform/http/call-handler'
import { listDesignRows } from './cover-designs.queries'
import { presentDesign } from './present-design'

const placeShape = z.object({ value: place.moment, id: place.id })

export async function listOwnDesigns(context: CallContext<typeof listDesigns>) {
  const { tx, actor, input } = context
  const { cursor, limit, work_id: workId, ...narrowed } = input
  const found = await listDesignRows(tx, {
    ...narrowed,
    workId,
    memberId: actor.memberId,
    after: readCursor(placeShape, cursor),
    limit: limit + 1,
  })
  const { shown, next_cursor } = pageOf(found, limit, row => ({ value: row.place, id: row.id }))
  return { items: shown.map(row => presentDesign(context, actor.role, row)), next_cursor }
}
