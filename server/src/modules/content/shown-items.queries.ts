// What readers see of an item: the version that is shown.
import { sql } from 'kysely'
import type { ContentKind, NewsCategory } from '#contract/content/kinds'
import { build, maybeOne, rows, type Tx } from '../../platform/database/query'

export const shownItems = build
  .selectFrom('content_items')
  .innerJoin('content_versions', join =>
    join
      .onRef('content_versions.item_id', '=', 'content_items.id')
      .onRef('content_versions.version', '=', 'content_items.published_version'),
  )

const whole = shownItems.select([
  'content_items.id',
  'content_items.number',
  'content_items.tid',
  'content_items.slot',
  'content_items.category',
  'content_items.cover',
  'content_items.published_at',
  'content_versions.version',
  'content_versions.at',
  'content_versions.title',
  'content_versions.summary',
  'content_versions.body_html',
  'content_versions.details',
])

export type ShownItem = NonNullable<Awaited<ReturnType<typeof findShown>>>

export function findShown(tx: Tx, kind: ContentKind, number: number) {
  return maybeOne(tx, whole.where('content_items.kind', '=', kind).where('content_items.number', '=', number))
}

/** Kinds that stand in an order of their own: some dozens at most. */
export function listShownInOrder(tx: Tx, kind: 'question' | 'block' | 'page') {
  return rows(
    tx,
    whole
      .where('content_items.kind', '=', kind)
      .orderBy('content_items.position')
      .orderBy('content_items.number')
      .limit(200),
  )
}

export type NewsPlace = [publishedAt: string, id: number]

export function listShownNews(
  tx: Tx,
  wanted: { category?: NewsCategory | undefined; after?: NewsPlace | undefined; limit: number },
) {
  const { category, after, limit } = wanted
  let query = whole
    .where('content_items.kind', '=', 'news')
    .orderBy('content_items.published_at', 'desc')
    .orderBy('content_items.id', 'desc')
    .limit(limit)
  if (category) query = query.where('content_items.category', '=', category)
  if (after) {
    query = query.where(
      sql<boolean>`(content_items.published_at, content_items.id) < (${after[0]}::timestamptz, ${after[1]}::bigint)`,
    )
  }
  return rows(tx, query)
}

/** The numbers of the news item that was published just before and just after. */
export async function newsBeside(tx: Tx, { id, published_at }: Pick<ShownItem, 'id' | 'published_at'>) {
  const beside = (sign: '<' | '>', order: 'asc' | 'desc') =>
    maybeOne(
      tx,
      build
        .selectFrom('content_items')
        .select('number')
        .where('kind', '=', 'news')
        .where('published_version', 'is not', null)
        .where(
          sql<boolean>`(published_at, id) ${sql.raw(sign)} (${published_at}::timestamptz, ${id}::bigint)`,
        )
        .orderBy('published_at', order)
        .orderBy('id', order)
        .limit(1),
    )
  const [older, newer] = await Promise.all([beside('<', 'desc'), beside('>', 'asc')])
  return { older: older?.number ?? null, newer: newer?.number ?? null }
}

/** Everything with an address of its own, for search engines. */
export function listAddresses(tx: Tx) {
  return rows(
    tx,
    shownItems
      .select(['content_items.kind', 'content_items.number', 'content_items.tid', 'content_versions.at'])
      .where('content_items.kind', 'in', ['help', 'news', 'plan', 'page'])
      .orderBy('content_items.id', 'desc')
      .limit(10_000),
  )
}
