import { type ExpressionBuilder, sql } from 'kysely'
import type { ContentDraft, ContentState } from '#contract/content/editing-calls'
import type { ContentKind } from '#contract/content/kinds'
import { build, execute, maybeOne, one, rows, type Tx } from '../../../platform/database/query'
import type { DB } from '../../../platform/database/schema'
import type { VersionDetails } from '../written-content'

const items = build
  .selectFrom('content_items as i')
  .leftJoin('staff as s', 's.id', 'i.editor_id')
  .select([
    'i.id',
    'i.kind',
    'i.number',
    'i.tid',
    'i.slot',
    'i.position',
    'i.category',
    'i.titles',
    'i.draft',
    'i.revision',
    'i.newest_version',
    'i.published_version',
    'i.published_at',
    'i.publish_at',
    'i.binned_at',
    'i.updated_at',
    's.name as editor',
  ])

export type ItemRow = Awaited<ReturnType<typeof listItems>>[number]

type Items = ExpressionBuilder<DB & { i: DB['content_items'] }, 'i'>

const inState: Record<ContentState, (eb: Items) => ReturnType<Items['and']>> = {
  binned: eb => eb.and([eb('i.binned_at', 'is not', null)]),
  scheduled: eb => eb.and([eb('i.publish_at', 'is not', null)]),
  changed: eb =>
    eb.and([
      eb('i.published_version', 'is not', null),
      eb('i.draft', 'is not', null),
      eb('i.publish_at', 'is', null),
    ]),
  shown: eb => eb.and([eb('i.published_version', 'is not', null), eb('i.draft', 'is', null)]),
  hidden: eb =>
    eb.and([
      eb('i.published_version', 'is', null),
      eb('i.publish_at', 'is', null),
      eb('i.binned_at', 'is', null),
    ]),
}

export interface ItemsWanted {
  kind: ContentKind
  tid?: number | undefined
  state?: ContentState | undefined
  search?: string | undefined
  limit: number
}

function wantedItems({ kind, tid, state, search, limit }: ItemsWanted) {
  let query = items.where('i.kind', '=', kind).limit(limit)
  if (tid !== undefined) query = query.where('i.tid', '=', tid)
  query = state
    ? query.where(eb => inState[state](eb as unknown as Items))
    : query.where('i.binned_at', 'is', null)
  const word = search?.trim().toLowerCase()
  if (word) {
    query = query.where(
      sql<boolean>`position(${word} in lower(i.titles ->> 'zh-CN' || ' ' || (i.titles ->> 'en'))) > 0`,
    )
  }
  return query
}

/** Newest first, for kinds without an order of their own. */
export function listItems(tx: Tx, wanted: ItemsWanted, before: number | undefined) {
  const query = wantedItems(wanted).orderBy('i.id', 'desc')
  return rows(tx, before === undefined ? query : query.where('i.id', '<', before))
}

export type OrderedPlace = [tid: number, position: number, number: number]

export function listItemsInOrder(tx: Tx, wanted: ItemsWanted, after: OrderedPlace | undefined) {
  const place = sql`(coalesce(i.tid, 0), i.position, i.number)`
  const query = wantedItems(wanted).orderBy(place)
  return rows(
    tx,
    after === undefined
      ? query
      : query.where(sql<boolean>`${place} > (${after[0]}::int, ${after[1]}::int, ${after[2]}::int)`),
  )
}

export function findItem(tx: Tx, id: number) {
  return maybeOne(tx, items.where('i.id', '=', id))
}

export function lockItem(tx: Tx, id: number) {
  return maybeOne(tx, items.where('i.id', '=', id).forUpdate('i'))
}

/** Lower ones belong to what sites start with, today and in later versions. */
const ownNumbersFrom = 1000

/** Numbers are never given twice: items go into the bin, not away. The agent is locked meanwhile. */
export async function nextItemNumber(tx: Tx, kind: ContentKind): Promise<number> {
  const { number } = await one(
    tx,
    build
      .selectFrom('content_items')
      .select(sql<number>`greatest(coalesce(max(number) + 1, 0), ${ownNumbersFrom}::int)`.as('number'))
      .where('kind', '=', kind),
  )
  return number
}

export interface NewItem {
  kind: ContentKind
  number: number
  tid: number | null
  slot: string
  now: Date
}

/** At the end of its list. */
export async function insertItem(tx: Tx, { kind, number, tid, slot, now }: NewItem): Promise<number> {
  const { id } = await one(
    tx,
    build
      .insertInto('content_items')
      .values(eb => ({
        kind,
        number,
        tid,
        slot,
        revision: 0,
        position: eb
          .selectFrom('content_items as beside')
          .select(sql<number>`coalesce(max(beside.position), 0) + 1`.as('position'))
          .where('beside.kind', '=', kind),
        created_at: now,
        updated_at: now,
      }))
      .returning('id'),
  )
  return id
}

export interface ItemChange {
  draft?: ContentDraft | null
  /** Where they are not the draft's. */
  titles?: ContentDraft['title']
  tid?: number
  category?: string
  cover?: string | null
  newest_version?: number
  published_version?: number | null
  published_at?: Date | null
  publish_at?: Date | null
  binned_at?: Date | null
}

/** Every change counts, and says whose it was. */
export async function changeItem(
  tx: Tx,
  id: number,
  { draft, titles = draft?.title, ...change }: ItemChange,
  { staffId, now }: { staffId: number | null; now: Date },
): Promise<number> {
  const { revision } = await one(
    tx,
    build
      .updateTable('content_items')
      .set({
        ...change,
        ...(draft !== undefined && { draft: draft && JSON.stringify(draft) }),
        ...(titles && { titles: JSON.stringify(titles) }),
        ...(staffId !== null && { editor_id: staffId }),
        updated_at: now,
        revision: sql<number>`revision + 1`,
      })
      .where('id', '=', id)
      .returning('revision'),
  )
  return revision
}

export interface NewVersion {
  itemId: number
  version: number
  content: ContentDraft
  staffId: number | null
  now: Date
}

export function insertVersion(tx: Tx, { itemId, version, content, staffId, now }: NewVersion) {
  const { title, summary, body, ...details } = content
  return execute(
    tx,
    build.insertInto('content_versions').values({
      item_id: itemId,
      version,
      title: JSON.stringify(title),
      summary: JSON.stringify(summary),
      body_html: JSON.stringify(body),
      details: JSON.stringify(details satisfies VersionDetails),
      staff_id: staffId,
      at: now,
    }),
  )
}

const versions = build
  .selectFrom('content_versions as v')
  .leftJoin('staff as s', 's.id', 'v.staff_id')
  .select(['v.version', 'v.title', 'v.summary', 'v.body_html', 'v.details', 'v.at', 's.name as editor'])

export function findVersion(tx: Tx, itemId: number, version: number) {
  return maybeOne(tx, versions.where('v.item_id', '=', itemId).where('v.version', '=', version))
}

export function listVersionRows(tx: Tx, itemId: number, before: number | undefined, limit: number) {
  const query = versions.where('v.item_id', '=', itemId).orderBy('v.version', 'desc').limit(limit)
  return rows(tx, before === undefined ? query : query.where('v.version', '<', before))
}

/** Pages drawn before this are drawn anew; every server hears of it with the commit. */
export function countPublication(tx: Tx) {
  return execute(tx, build.updateTable('agents').set({ content_version: sql<number>`content_version + 1` }))
}

export function putPositions(tx: Tx, kind: ContentKind, ids: readonly number[]) {
  return execute(tx, {
    compile: () =>
      sql`update content_items i set position = wanted.position
          from unnest(${ids}::bigint[]) with ordinality as wanted (id, position)
          where i.id = wanted.id and i.kind = ${kind}`.compile(build),
  })
}
