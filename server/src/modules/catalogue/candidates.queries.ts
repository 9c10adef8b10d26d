// Ids straight from an index; what they are worth is decided by the row.
import { sql } from 'kysely'
import type { WorkStatus } from '#contract/works/work-status'
import { build, rows, type Tx } from '../../platform/database/query'

type Ids = Promise<number[]>

const idsOf = async (found: Promise<{ id: number }[]>): Ids => (await found).map(({ id }) => id)

const works = build
  .selectFrom('works')
  .select('id')
  .where('revision_of', 'is', null)
  .where('submitted_at', 'is not', null)
  .where('deleted_at', 'is', null)

export function worksOfMembers(tx: Tx, memberIds: readonly number[], most: number): Ids {
  if (memberIds.length === 0) return Promise.resolve([])
  return idsOf(rows(tx, works.where('member_id', '=', sql<number>`any(${memberIds}::bigint[])`).limit(most)))
}

/** The status of an open revision counts as well. */
export function worksOfStatuses(tx: Tx, statuses: readonly WorkStatus[], most: number): Ids {
  const wanted = sql<string>`any(${statuses}::text[])`
  const own = works.where('status', '=', wanted).limit(most)
  const revised = build
    .selectFrom('works')
    .select(sql<number>`revision_of`.as('id'))
    .where('revision_of', 'is not', null)
    .where('closed_at', 'is', null)
    .where('status', '=', wanted)
    .limit(most)
  // Each in a query of its own: a limit before a union is none that PostgreSQL reads.
  const either = build
    .selectFrom(own.as('own'))
    .select('id')
    .union(build.selectFrom(revised.as('revised')).select('id'))
  return idsOf(rows(tx, either))
}

/** A work once for each message: where there are many messages there are enough works. */
export function worksOfChannel(tx: Tx, channelId: number, most: number): Ids {
  return idsOf(
    rows(
      tx,
      build.selectFrom('deliveries').select('work_id as id').where('channel_id', '=', channelId).limit(most),
    ),
  )
}

export function worksOfDays(tx: Tx, { from, to }: { from?: string; to?: string }, most: number): Ids {
  let query = works.limit(most)
  if (from) query = query.where('release_date', '>=', from)
  if (to) query = query.where('release_date', '<=', to)
  return idsOf(rows(tx, query))
}
