import { sql } from 'kysely'
import { build, one, rows, type Tx } from '../../../platform/database/query'

/** More say nothing new about a member. */
const mostCounted = 1000
const latestWorks = 200

/** Who hands it in: whether we know them, and how it went with their works so far. */
export function findReviewedMember(tx: Tx, memberId: number) {
  return one(
    tx,
    build
      .selectFrom('members as m')
      .select(['m.id', 'm.nickname', 'm.group_id', 'm.is_minor', 'm.verified_at', 'm.created_at'])
      .select([
        sql<string | null>`case when m.group_id = 2 then (
            select e.company_name from enterprise_checks e where e.member_id = m.id and e.state = 'approved'
            order by e.id desc limit 1)
          else (select i.name from identity_checks i where i.member_id = m.id and i.state = 'approved') end`.as(
          'name',
        ),
        sql<number>`(select count(*)::int from (
          select from works w where w.member_id = m.id and w.status in ('990', '991') and w.revision_of is null
            and w.deleted_at is null limit ${mostCounted}) released)`.as('released'),
        sql<number>`(select count(*)::int from (
            select w.id from works w where w.member_id = m.id and w.revision_of is null and w.deleted_at is null
            order by w.id desc limit ${latestWorks}) latest
          join work_history h on h.work_id = latest.id and h.event = 'reject')`.as('rejected'),
      ])
      .where('m.id', '=', memberId),
  )
}

export async function listStaffNames(tx: Tx, ids: readonly number[]) {
  const found = await rows(
    tx,
    build.selectFrom('staff').select(['id', 'name']).where('id', '=', sql<number>`any(${ids}::bigint[])`),
  )
  return new Map(found.map(({ id, name }) => [id, name]))
}

export function listRecordings(tx: Tx, workId: number) {
  return rows(
    tx,
    build
      .selectFrom('materials')
      .select(['id', 'sha256'])
      .where('work_id', '=', workId)
      .where('type', '=', 'music')
      .orderBy('id'),
  )
}
