import { sql } from 'kysely'
import type { AskedState } from '#contract/covers/picture-calls'
import { build, execute, maybeOne, one, rows, type Tx } from '../../../platform/database/query'

export interface NewAsked {
  memberId: number
  askedBy: number
  workId: number | null
  prompt: string
  cost: string
  currency: string
  now: Date
}

export async function insertAsked(tx: Tx, asked: NewAsked): Promise<number> {
  const values = {
    ...{ member_id: asked.memberId, asked_by: asked.askedBy, work_id: asked.workId, prompt: asked.prompt },
    ...{ cost: asked.cost, currency: asked.currency, asked_at: asked.now },
  }
  return (await one(tx, build.insertInto('asked_pictures').values(values).returning('id'))).id
}

/** What an account had since then. What the model is known not to have made counts for nothing. */
export async function spentSince(tx: Tx, memberId: number, since: Date) {
  const spent = await one(
    tx,
    build
      .selectFrom('asked_pictures')
      .select(eb => eb.fn.countAll<number>().as('pictures'))
      .select(sql<string>`coalesce(sum(cost), 0)`.as('amount'))
      .where('member_id', '=', memberId)
      .where('asked_at', '>', since)
      .where(eb => eb.not(eb.and([eb('state', '=', 'failed'), eb('cost', '=', '0')]))),
  )
  return { pictures: Number(spent.pictures), amount: spent.amount }
}

/** Notes that the model is asked now. Undefined: it was asked before, or there is nothing to ask. */
export function beginAsking(tx: Tx, id: number, now: Date) {
  return maybeOne(
    tx,
    build
      .updateTable('asked_pictures')
      .set({ sent_at: now })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('sent_at', 'is', null)
      .returning(['id', 'member_id', 'prompt']),
  )
}

/** Whether it was still waiting. */
export async function settleFailed(
  tx: Tx,
  id: number,
  failed: { failure: string; isFree: boolean; now: Date },
): Promise<boolean> {
  const { failure, isFree, now } = failed
  const settled = build
    .updateTable('asked_pictures')
    .set({ state: 'failed', failure, settled_at: now, ...(isFree && { cost: '0' }) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
  return (await execute(tx, settled)) > 0
}

export async function settleMade(
  tx: Tx,
  id: number,
  made: { state: 'made' | 'passed'; imageId: string; now: Date },
): Promise<boolean> {
  const settled = build
    .updateTable('asked_pictures')
    .set({ state: made.state, image_id: made.imageId, settled_at: made.now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
  return (await execute(tx, settled)) > 0
}

const askedRows = () =>
  build
    .selectFrom('asked_pictures as a')
    .leftJoin('works as w', 'w.id', 'a.work_id')
    .leftJoin('cover_images as i', 'i.id', 'a.image_id')
    .select([
      ...(['a.id', 'a.prompt', 'a.reason', 'a.failure', 'a.asked_at', 'a.image_id', 'a.work_id'] as const),
      ...(['a.member_id', 'w.title', 'i.width', 'i.height'] as const),
    ])
    .select(sql<AskedState>`a.state`.as('state'))

export interface Place {
  value: string
  id: number
}

export function listAsked(tx: Tx, memberId: number, { after, limit }: { after?: Place; limit: number }) {
  let query = askedRows()
    .where('a.member_id', '=', memberId)
    .orderBy('a.asked_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
  if (after)
    query = query.where(sql<boolean>`(a.asked_at, a.id) < (${after.value}::timestamptz, ${after.id}::bigint)`)
  return rows(tx, query)
}

/** Whoever waits longest first; of what is decided the newest. */
export function listForDesk(
  tx: Tx,
  { state, after, limit }: { state: AskedState; after?: Place; limit: number },
) {
  const isWaiting = state === 'made'
  const way = isWaiting ? 'asc' : 'desc'
  let query = askedRows()
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .leftJoin('staff as s', 's.id', 'a.decided_by')
    .select(['m.nickname', 's.name as decided_by'])
    .where('a.state', '=', state)
    .orderBy('a.asked_at', way)
    .orderBy('a.id', way)
    .limit(limit)
  if (after) {
    const than = isWaiting ? sql`>` : sql`<`
    query = query.where(
      sql<boolean>`(a.asked_at, a.id) ${than} (${after.value}::timestamptz, ${after.id}::bigint)`,
    )
  }
  return rows(tx, query)
}

export function lockAsked(tx: Tx, id: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('asked_pictures')
      .select(['id', 'member_id', 'prompt', 'image_id'])
      .select(sql<AskedState>`state`.as('state'))
      .where('id', '=', id)
      .forNoKeyUpdate(),
  )
}

/** From now on scenes may name it, like any picture of the account. */
export async function letUse(tx: Tx, id: number, imageId: string, staffId: number, now: Date) {
  await execute(
    tx,
    build
      .updateTable('asked_pictures')
      .set({ state: 'passed', decided_by: staffId, settled_at: now })
      .where('id', '=', id),
  )
  const image = build.updateTable('cover_images').set({ kind: 'upload', let_go_at: now })
  return execute(tx, image.where('id', '=', imageId))
}

/** The picture goes with it; its file follows. */
export async function putRefused(
  tx: Tx,
  id: number,
  refused: { imageId: string; reason: string; staffId: number; now: Date },
) {
  await execute(
    tx,
    build
      .updateTable('asked_pictures')
      .set({ state: 'refused', image_id: null, reason: refused.reason, decided_by: refused.staffId })
      .set({ settled_at: refused.now })
      .where('id', '=', id),
  )
  return execute(tx, build.deleteFrom('cover_images').where('id', '=', refused.imageId))
}

/** The account is erased. */
export function deleteAskedOf(tx: Tx, memberId: number) {
  return execute(tx, build.deleteFrom('asked_pictures').where('member_id', '=', memberId))
}

/** Whether a design shows a picture that a model made. */
export async function showsGenerated(tx: Tx, designId: number): Promise<boolean> {
  const shown = build
    .selectFrom('cover_image_uses as u')
    .innerJoin('cover_images as i', 'i.id', 'u.image_id')
    .select('i.id')
    .where('u.design_id', '=', designId)
    .where('i.is_generated', '=', true)
  return (await rows(tx, shown.limit(1))).length > 0
}
