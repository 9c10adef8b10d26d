import { sql } from 'kysely'
import type { Language } from '#contract/language'
import { build, execute, maybeOne, one, rows, type Tx } from '../../../platform/database/query'

export type Names = Record<Language, string>

export interface NewBackground {
  names: Names
  moods: readonly string[]
  palette: readonly string[]
  imageId: string
  thumbnailId: string
  now: Date
}

/** Behind all others. */
export async function insertBackground(tx: Tx, background: NewBackground): Promise<number> {
  const last = sql<number>`(select coalesce(max(position), 0) + 1 from cover_backgrounds)`
  const { id } = await one(
    tx,
    build
      .insertInto('cover_backgrounds')
      .values({
        names: JSON.stringify(background.names),
        moods: [...background.moods],
        palette: [...background.palette],
        position: last,
        image_id: background.imageId,
        thumbnail_id: background.thumbnailId,
        created_at: background.now,
      })
      .returning('id'),
  )
  return id
}

const backgroundRows = () =>
  build
    .selectFrom('cover_backgrounds as b')
    .select([
      ...([
        'b.id',
        'b.moods',
        'b.palette',
        'b.position',
        'b.is_hidden',
        'b.image_id',
        'b.thumbnail_id',
      ] as const),
      sql<Names>`b.names`.as('names'),
    ])
    .where('b.removed_at', 'is', null)

export interface BackgroundFilter {
  mood?: string
  after?: { value: number; id: number }
  limit: number
}

/** As members see them. */
export function listShownBackgrounds(tx: Tx, { mood, after, limit }: BackgroundFilter) {
  let query = backgroundRows()
    .where('b.is_hidden', '=', false)
    .orderBy('b.position')
    .orderBy('b.id')
    .limit(limit)
  if (mood) query = query.where(sql<boolean>`${mood} = any(b.moods)`)
  if (after)
    query = query.where(sql<boolean>`(b.position, b.id) > (${after.value}::int, ${after.id}::bigint)`)
  return rows(tx, query)
}

/** As staff see them, with how often each is shown. */
export function listAllBackgrounds(tx: Tx) {
  const uses = sql<number>`(
    select count(*)::int from cover_image_uses u
    where u.image_id = b.image_id and (u.design_id is not null or u.template_id is not null))`
  return rows(tx, backgroundRows().select(uses.as('uses')).orderBy('b.position').orderBy('b.id'))
}

export function lockBackground(tx: Tx, id: number) {
  return maybeOne(tx, backgroundRows().where('b.id', '=', id).forNoKeyUpdate())
}

export interface BackgroundChange {
  names?: Names
  moods?: readonly string[]
  isHidden?: boolean
  removedAt?: Date
}

export function changeBackground(tx: Tx, id: number, change: BackgroundChange) {
  const { names, moods, isHidden, removedAt } = change
  return execute(
    tx,
    build
      .updateTable('cover_backgrounds')
      .set({
        ...(names && { names: JSON.stringify(names) }),
        ...(moods && { moods: [...moods] }),
        ...(isHidden !== undefined && { is_hidden: isHidden }),
        ...(removedAt && { removed_at: removedAt }),
      })
      .where('id', '=', id),
  )
}

export async function countBackgrounds(tx: Tx): Promise<number> {
  const count = build.selectFrom('cover_backgrounds').select(eb => eb.fn.countAll<number>().as('count'))
  return Number((await one(tx, count.where('removed_at', 'is', null))).count)
}
