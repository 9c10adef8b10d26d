import { z } from 'zod'
import type { listNews } from '#contract/content/calls'
import type { NewsCategory } from '#contract/content/kinds'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { findShown, listShownNews, type NewsPlace, newsBeside, type ShownItem } from '../shown-items.queries'
import { type Reader, shownHtml, shownText } from '../shown-text'

const placeShape = z.tuple([place.date, place.id])

export async function listTheNews(context: CallContext<typeof listNews>) {
  const { tx, input } = context
  const { category, cursor, limit } = input
  const after = readCursor<NewsPlace>(placeShape, cursor)
  const found = await listShownNews(tx, { category, after, limit: limit + 1 })
  const { shown, next_cursor } = pageOf(found, limit, item => [item.published_at?.toISOString(), item.id])
  // The database shows no news without one.
  const categoryOf = (item: ShownItem) => item.category as NewsCategory
  return {
    items: shown.map(item => ({ ...presentShown(item, context), category: categoryOf(item) })),
    next_cursor,
  }
}

export function presentShown(item: ShownItem, reader: Reader) {
  return {
    id: item.number,
    category: item.category,
    title: shownText(item.title, reader),
    summary: shownText(item.summary, reader),
    cover: item.cover,
    published_at: (item.published_at as Date).toISOString(),
    updated_at: item.at.toISOString(),
  }
}

export async function readNewsItem(reader: Reader, number: number | undefined) {
  const item = number === undefined ? undefined : await findShown(reader.tx, 'news', number)
  if (!item) throw new Refusal('notFound')
  const { older, newer } = await newsBeside(reader.tx, item)
  return {
    ...presentShown(item, reader),
    body_html: shownHtml(item.body_html, reader),
    previous_id: newer,
    next_id: older,
  }
}
