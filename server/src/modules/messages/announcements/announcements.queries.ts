import { type SqlBool, sql } from 'kysely'
import type { Audience } from '#contract/messages/announcement-calls'
import { build, execute, maybeOne, one, rows, type Tx } from '../../../platform/database/query'

export interface NewAnnouncement {
  title: unknown
  text: unknown
  link: string | null
  audience: Audience
  sendAt: Date | null
  staffId: number
  now: Date
}

export function insertAnnouncement(tx: Tx, announcement: NewAnnouncement) {
  return one(
    tx,
    build
      .insertInto('announcements')
      .values({
        title: JSON.stringify(announcement.title),
        text: JSON.stringify(announcement.text),
        link: announcement.link,
        audience: JSON.stringify(announcement.audience),
        send_at: announcement.sendAt,
        staff_id: announcement.staffId,
        created_at: announcement.now,
      })
      .returning('id'),
  )
}

const shown = build
  .selectFrom('announcements')
  .innerJoin('staff', 'staff.id', 'announcements.staff_id')
  .select([
    'announcements.id',
    'announcements.title',
    'announcements.text',
    'announcements.link',
    'announcements.audience',
    'staff.name as by',
    'announcements.created_at',
    'announcements.send_at',
    'announcements.cancelled_at',
    'announcements.sent_at',
    'announcements.recipients',
    sql<number>`(select count(*) from messages m
      where m.announcement_id = announcements.id and m.read_at is not null)`.as('read'),
  ])

export function listAnnouncementRows(tx: Tx, filter: { before?: number; limit: number }) {
  let query = shown.orderBy('announcements.id', 'desc').limit(filter.limit)
  if (filter.before) query = query.where('announcements.id', '<', filter.before)
  return rows(tx, query)
}

export function findAnnouncement(tx: Tx, id: number) {
  return maybeOne(tx, shown.where('announcements.id', '=', id))
}

/** Answers whether it was called off: not once somebody has got it. */
export async function cancelUnsent(tx: Tx, id: number, now: Date): Promise<boolean> {
  const cancelled = build
    .updateTable('announcements')
    .set({ cancelled_at: now })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .where('sent_at', 'is', null)
    .where('reached_member', '=', 0)
    .where('send_at', '>', now)
  return (await execute(tx, cancelled)) === 1
}

/** Locked: of two workers on one announcement the second waits, and then goes on from where the first stopped. */
export function lockUnsentAnnouncement(tx: Tx, id: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('announcements')
      .select(['id', 'title', 'text', 'link', 'audience', 'reached_member', 'recipients'])
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .where('cancelled_at', 'is', null)
      .forUpdate(),
  )
}

export function noteProgress(
  tx: Tx,
  id: number,
  progress: { reachedMember: number; recipients: number; sentAt: Date | null },
) {
  return execute(
    tx,
    build
      .updateTable('announcements')
      .set({
        reached_member: progress.reachedMember,
        recipients: progress.recipients,
        sent_at: progress.sentAt,
      })
      .where('id', '=', id),
  )
}

export async function countMembersIn(tx: Tx, audience: Audience): Promise<number> {
  const { count } = await one(
    tx,
    build
      .selectFrom('members')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where(isIn(audience)),
  )
  return count
}

/** The next members of the audience, in the order of their ids. */
export function nextMembersIn(tx: Tx, audience: Audience, after: number, limit: number) {
  return rows(
    tx,
    build
      .selectFrom('members')
      .select('id')
      .where(isIn(audience))
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit),
  )
}

/** Terms come without their owner and get each member's id in front. Whoever turned the bell off for announcements has read it. */
export function insertAnnounced(
  tx: Tx,
  announcement: { id: number; link: string | null; terms: string[]; memberIds: number[]; now: Date },
) {
  const { id, link, terms, memberIds, now } = announcement
  return execute(tx, {
    compile: () =>
      sql`insert into messages (member_id, kind, template, link, announcement_id, search_terms, created_at, read_at)
        select member_id, 'announcement', 'announcement', ${link}, ${id},
          (select array_agg(member_id || term) from unnest(${terms}::text[]) as term), ${now}::timestamptz,
          case when exists (select 1 from message_preferences p where p.member_id = told.member_id
            and p.kind = 'announcement' and p.channel = 'site' and not p.is_on) then ${now}::timestamptz end
        from unnest(${memberIds}::bigint[]) as told(member_id)
        on conflict (announcement_id, member_id) where announcement_id is not null do nothing`.compile(build),
  })
}

function isIn({ group, verified, minors, works, registered_since }: Audience) {
  const has = (status: ReturnType<typeof sql<SqlBool>>) =>
    sql<SqlBool>`exists (select 1 from works w where w.member_id = members.id and w.revision_of is null
      and w.deleted_at is null and ${status})`
  const conditions = [sql<SqlBool>`state in ('active', 'closing')`]
  if (group) conditions.push(sql`group_id = ${group === 'enterprise' ? 2 : 1}`)
  if (verified !== undefined) conditions.push(sql`(verified_at is not null) = ${verified}`)
  if (minors !== undefined) conditions.push(sql`is_minor = ${minors}`)
  if (works === 'online') conditions.push(has(sql`w.status = '991'`))
  if (works === 'any') conditions.push(has(sql`true`))
  if (works === 'none') conditions.push(sql`not ${has(sql`true`)}`)
  if (registered_since) {
    conditions.push(sql`created_at >= (${registered_since}::date)::timestamp at time zone 'Asia/Shanghai'`)
  }
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}
