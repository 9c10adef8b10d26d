import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Scene } from '#contract/covers/scene'
import { readStoredScene } from '#contract/covers/stored-scene'
import { build, execute, maybeOne, one, rows, type Tx } from '../../../platform/database/query'
import { plainText, searchTerms } from '../../../platform/search-terms'

/** Everything but the scene, which is long. */
const designRows = () =>
  build
    .selectFrom('cover_designs as d')
    .innerJoin('members as saver', 'saver.id', 'd.saved_by')
    .leftJoin('works as w', 'w.id', 'd.work_id')
    .select([
      ...(['d.id', 'd.member_id', 'd.name', 'd.version', 'd.is_favourite', 'd.work_id'] as const),
      ...(['d.preview_id', 'd.saved_at', 'd.created_at', 'd.binned_at'] as const),
      'saver.nickname as saved_by',
      'w.title as work_title',
    ])

export interface DesignFilter {
  memberId: number
  search?: string
  favourites?: boolean
  bin?: boolean
  workId?: number
  /** Where the page before ended. */
  after?: { value: string; id: number }
  limit: number
}

export function listDesignRows(tx: Tx, filter: DesignFilter) {
  const { memberId, search, favourites, bin, workId, after, limit } = filter
  let query = designRows()
    .select(sql<string>`d.saved_at::text`.as('place'))
    .where('d.member_id', '=', memberId)
    .where('d.binned_at', bin ? 'is not' : 'is', null)
    .orderBy('d.saved_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit)
  if (favourites) query = query.where('d.is_favourite', '=', true)
  if (workId !== undefined) query = query.where('d.work_id', '=', workId)
  if (search) query = query.where(matches(memberId, search))
  if (after)
    query = query.where(sql<SqlBool>`(d.saved_at, d.id) < (${after.value}::timestamptz, ${after.id}::bigint)`)
  return rows(tx, query)
}

/** The index leads to names with the same pairs of letters; the text decides. */
function matches(memberId: number, search: string): RawBuilder<SqlBool> {
  const words = plainText(search).split(' ')
  const found = words.map(word => sql<SqlBool>`position(${word} in d.search_text) > 0`)
  const terms = searchTerms(memberId, search)
  return sql`d.id in (select designs_with_terms(${terms}::text[])) and ${sql.join(found, sql` and `)}`
}

export async function findDesign(tx: Tx, designId: number) {
  const found = await maybeOne(tx, designRows().select('d.scene').where('d.id', '=', designId))
  return found && { ...found, scene: readStoredScene(found.scene) }
}
export type DesignRecord = NonNullable<Awaited<ReturnType<typeof findDesign>>>

/** Whoever changes a design holds its row until the end. The scene comes as it is stored. */
export function lockDesign(tx: Tx, designId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('cover_designs')
      .select(['id', 'member_id', 'work_id', 'name', 'scene', 'version', 'saved_by', 'saved_at', 'binned_at'])
      .where('id', '=', designId)
      .forNoKeyUpdate(),
  )
}
export type LockedDesign = NonNullable<Awaited<ReturnType<typeof lockDesign>>>

export interface SavedDesign {
  memberId: number
  workId: number | null
  name: string
  scene: Scene
  savedBy: number
  now: Date
}

const columnsOf = ({ memberId, workId, name, scene, savedBy, now }: SavedDesign) => ({
  work_id: workId,
  name,
  scene: JSON.stringify(scene),
  search_text: plainText(name),
  search_terms: searchTerms(memberId, name),
  saved_by: savedBy,
  saved_at: now,
})

export async function insertDesign(tx: Tx, design: SavedDesign): Promise<number> {
  const { id } = await one(
    tx,
    build
      .insertInto('cover_designs')
      .values({ ...columnsOf(design), member_id: design.memberId, created_at: design.now })
      .returning('id'),
  )
  return id
}

/** Counts the version up and answers it. */
export async function updateDesign(tx: Tx, designId: number, design: SavedDesign): Promise<number> {
  const { version } = await one(
    tx,
    build
      .updateTable('cover_designs')
      .set({ ...columnsOf(design), version: sql`version + 1` })
      .where('id', '=', designId)
      .returning('version'),
  )
  return version
}

export function setFavourite(tx: Tx, designId: number, isFavourite: boolean) {
  const change = build.updateTable('cover_designs').set({ is_favourite: isFavourite })
  return execute(tx, change.where('id', '=', designId))
}

/** For which release it is made; nothing else about it changes. */
export function putWorkOfDesign(tx: Tx, designId: number, workId: number) {
  const change = build.updateTable('cover_designs').set({ work_id: workId })
  return execute(tx, change.where('id', '=', designId))
}

export function setBinned(tx: Tx, designId: number, binnedAt: Date | null) {
  const change = build.updateTable('cover_designs').set({ binned_at: binnedAt })
  return execute(tx, change.where('id', '=', designId))
}

export function deleteDesign(tx: Tx, designId: number) {
  return execute(tx, build.deleteFrom('cover_designs').where('id', '=', designId))
}

/** Those in the bin too: they take room until they are gone. */
export async function countDesigns(tx: Tx, memberId: number): Promise<number> {
  const count = build.selectFrom('cover_designs').select(eb => eb.fn.countAll<number>().as('count'))
  return Number((await one(tx, count.where('member_id', '=', memberId))).count)
}

/** The account is erased. */
export function deleteDesignsOf(tx: Tx, memberId: number) {
  return execute(tx, build.deleteFrom('cover_designs').where('member_id', '=', memberId))
}
