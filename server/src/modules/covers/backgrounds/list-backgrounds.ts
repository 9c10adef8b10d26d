import { z } from 'zod'
import type { listCoverBackgrounds } from '#contract/covers/calls'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { CallContext } from '../../../platform/http/call-handler'
import { imageLink } from '../images/image-link'
import { listShownBackgrounds } from './backgrounds.queries'

const placeShape = z.object({ value: place.number, id: place.id })

export async function listTheBackgrounds(context: CallContext<typeof listCoverBackgrounds>) {
  const { tx, input, language } = context
  const { mood, cursor, limit } = input
  const after = readCursor(placeShape, cursor)
  const found = await listShownBackgrounds(tx, { mood, after, limit: limit + 1 })
  const { shown, next_cursor } = pageOf(found, limit, row => ({ value: row.position, id: row.id }))
  const items = shown.map(({ id, names, moods, palette, image_id, thumbnail_id }) => ({
    id,
    name: names[language],
    image: imageLink(context, tx.agentId, image_id),
    thumbnail: imageLink(context, tx.agentId, thumbnail_id),
    palette,
    moods,
  }))
  return { items, next_cursor }
}
