import { z } from 'zod'
import type { listTemplates, readTemplate } from '#contract/covers/calls'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { imageLink } from '../images/image-link'
import { linkedImages } from '../images/named-images'
import { findTemplate, listShownTemplates } from './templates.queries'

const placeShape = z.object({ value: place.number, id: place.id })

export async function listTheTemplates(context: CallContext<typeof listTemplates>) {
  const { tx, input, language } = context
  const after = readCursor(placeShape, input.cursor)
  const found = await listShownTemplates(tx, { after, limit: input.limit + 1 })
  const { shown, next_cursor } = pageOf(found, input.limit, row => ({ value: row.position, id: row.id }))
  const items = shown.map(({ id, names, preview_id }) => ({
    id,
    name: names[language],
    preview: preview_id && imageLink(context, tx.agentId, preview_id),
  }))
  return { items, next_cursor }
}

export async function readTheTemplate(context: CallContext<typeof readTemplate>) {
  const { tx, input, language } = context
  const template = await findTemplate(tx, input.id)
  if (!template || template.is_hidden) throw new Refusal('notFound')
  const { id, names, scene } = template
  return { id, name: names[language], scene, images: await linkedImages(context, scene) }
}
