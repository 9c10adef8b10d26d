import { z } from 'zod'
import type { listRoster } from '#contract/works/roster-calls'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { CallContext } from '../../../platform/http/call-handler'
import { listArtists } from './roster.queries'

const placeShape = z.object({ value: place.text, id: place.id })

export async function listOwnRoster({ tx, input, actor }: CallContext<typeof listRoster>) {
  const found = await listArtists(tx, {
    memberId: actor.memberId,
    search: input.search ?? '',
    after: readCursor(placeShape, input.cursor),
    limit: input.limit + 1,
  })
  const { shown, next_cursor } = pageOf(found, input.limit, row => ({ value: row.place, id: row.id }))
  const items = shown.map(({ place: _, used_at, ...row }) => ({
    ...row,
    used_at: used_at?.toISOString() ?? null,
  }))
  return { items, next_cursor }
}
