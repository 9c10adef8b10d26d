import { sql } from 'kysely'
import type { DeliveryKind, DeliveryState } from '#contract/distribution/delivery-state'
import type { WorkStatus } from '#contract/works/work-status'
import { build, execute, maybeOne, rows, type Tx } from '../../platform/database/query'
import { type PreparedPage, readPrepared } from './prepared-page'

const pages = build
  .selectFrom('release_pages as p')
  .innerJoin('works as w', 'w.id', 'p.work_id')
  .innerJoin('members as m', 'm.id', 'w.member_id')
  .select(['p.id', 'p.work_id', 'p.code', 'p.shows_early', 'p.plays_excerpt', 'p.excerpt_track_id'])
  .select(['p.excerpt_start', 'p.prepared', 'p.out_at', 'w.status', 'm.state as member_state'])

export async function findByCode(tx: Tx, code: string) {
  return typed(await maybeOne(tx, pages.where('p.code', '=', code)))
}

export async function findByWork(tx: Tx, workId: number) {
  return typed(await maybeOne(tx, pages.where('p.work_id', '=', workId)))
}

function typed<P extends { status: string; prepared: unknown }>(page: P | undefined) {
  return page && { ...page, status: page.status as WorkStatus, prepared: readPrepared(page.prepared) }
}

export type PageRecord = NonNullable<Awaited<ReturnType<typeof findByCode>>>

/** Another one whenever the page would look otherwise. */
export async function findVersion(tx: Tx, code: string, today: string): Promise<string | undefined> {
  const found = await maybeOne(tx, {
    compile: () =>
      sql<{
        version: string
      }>`select md5(concat_ws(' ', to_jsonb(p), w.version, w.status, m.state, w.release_date <= ${today}::date,
          (select string_agg(concat_ws(' ', d.id, d.state, d.link), ',' order by d.id) from deliveries d where d.work_id = w.id),
          (select sum(c.version) from channels c))) as version
        from release_pages p join works w on w.id = p.work_id join members m on m.id = w.member_id
        where p.code = ${code}`.compile(build),
  })
  return found?.version
}

interface Choice {
  shows_early: boolean
  plays_excerpt: boolean
  excerpt_track_id: number | null
  excerpt_start: number | null
}

export function putChoice(tx: Tx, workId: number, choice: Choice) {
  return execute(tx, build.updateTable('release_pages').set(choice).where('work_id', '=', workId))
}

export function putPrepared(tx: Tx, workId: number, prepared: PreparedPage) {
  return execute(
    tx,
    build
      .updateTable('release_pages')
      .set({ prepared: JSON.stringify(prepared) })
      .where('work_id', '=', workId),
  )
}

export interface AtChannel {
  channel_id: number
  kind: DeliveryKind
  state: DeliveryState
  link: string | null
}

/** What channels were told about the release itself, in that order. */
export async function listAtChannels(tx: Tx, workId: number): Promise<AtChannel[]> {
  const found = await rows(
    tx,
    build
      .selectFrom('deliveries')
      .select(['channel_id', 'kind', 'state', 'link'])
      .where('work_id', '=', workId)
      .where('track_id', 'is', null)
      .where('state', '<>', 'withdrawn')
      .orderBy('id'),
  )
  return found as AtChannel[]
}

/** Pages that anybody may find, the newest first. */
export function listListed(tx: Tx, most: number) {
  return rows(
    tx,
    build
      .selectFrom('release_pages as p')
      .innerJoin('works as w', 'w.id', 'p.work_id')
      .innerJoin('members as m', 'm.id', 'w.member_id')
      .select(['p.code', 'w.updated_at'])
      .where('w.status', '=', '991')
      .where('m.state', 'in', ['active', 'closing'])
      .orderBy('p.out_at', 'desc')
      .limit(most),
  )
}
