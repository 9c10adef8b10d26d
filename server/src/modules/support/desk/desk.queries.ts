import { type SqlBool, sql } from 'kysely'
import type { DeskView } from '#contract/support/desk-calls'
import { build, execute, maybeOne, one, rows, type Tx } from '../../../platform/database/query'
import { deskTerms, ticketMatches } from '../tickets/ticket-search'

export interface DeskFilter {
  view: DeskView
  staffId: number
  category?: string
  search?: string
  after?: { at: string; id: number }
  limit: number
}

/** What a view shows, and by which moment it is ordered; each has an index of its own. */
const views = {
  waiting: { shows: () => sql<SqlBool>`tickets.state = 'open'`, by: 'answer_due_at', direction: 'asc' },
  mine: {
    shows: (staffId: number) => sql<SqlBool>`tickets.state = 'open' and tickets.assigned_to = ${staffId}`,
    by: 'answer_due_at',
    direction: 'asc',
  },
  unassigned: {
    shows: () => sql<SqlBool>`tickets.state = 'open' and tickets.assigned_to is null`,
    by: 'answer_due_at',
    direction: 'asc',
  },
  escalated: {
    shows: () => sql<SqlBool>`tickets.state = 'open' and tickets.escalated_at is not null`,
    by: 'answer_due_at',
    direction: 'asc',
  },
  answered: { shows: () => sql<SqlBool>`tickets.state = 'answered'`, by: 'updated_at', direction: 'asc' },
  closed: { shows: () => sql<SqlBool>`tickets.state = 'closed'`, by: 'closed_at', direction: 'desc' },
} as const

const withPeople = build
  .selectFrom('tickets')
  .leftJoin('members', 'members.id', 'tickets.member_id')
  .leftJoin('staff', 'staff.id', 'tickets.assigned_to')
  .selectAll('tickets')
  .select(['members.nickname as member_name', 'staff.name as assigned_name'])

export type DeskRecord = Awaited<ReturnType<typeof listDeskRows>>[number]

export function listDeskRows(tx: Tx, filter: DeskFilter) {
  const { shows, by, direction } = views[filter.view]
  const moment = sql.ref(`tickets.${by}`)
  let query = withPeople
    .select(sql<string>`${moment}::text`.as('place'))
    .where(shows(filter.staffId))
    .orderBy(moment, direction)
    .orderBy('tickets.id', direction)
    .limit(filter.limit)
  if (filter.category) query = query.where('tickets.category', '=', filter.category)
  if (filter.search) query = query.where(ticketMatches(deskTerms, filter.search))
  if (filter.after) {
    const { at, id } = filter.after
    const compare = sql.raw(direction === 'asc' ? '>' : '<')
    query = query.where(sql<SqlBool>`(${moment}, tickets.id) ${compare} (${at}::timestamptz, ${id})`)
  }
  return rows(tx, query)
}

export function findDeskTicket(tx: Tx, id: number) {
  return maybeOne(tx, withPeople.select(sql<string>`''`.as('place')).where('tickets.id', '=', id))
}

/** Only what is open is counted, so that years of closed ones cost nothing. */
export function countDesk(tx: Tx, staffId: number) {
  return one(
    tx,
    build
      .selectFrom('tickets')
      .select([
        eb => eb.fn.countAll<number>().as('waiting'),
        sql<number>`count(*) filter (where assigned_to = ${staffId})`.as('mine'),
        sql<number>`count(*) filter (where assigned_to is null)`.as('unassigned'),
        sql<number>`count(*) filter (where escalated_at is not null)`.as('escalated'),
      ])
      .where('state', '=', 'open'),
  )
}

export function listAssignable(tx: Tx) {
  return rows(
    tx,
    build
      .selectFrom('staff')
      .select([
        'id',
        'name',
        sql<number>`(select count(*) from tickets t where t.assigned_to = staff.id and t.state = 'open')`.as(
          'open',
        ),
      ])
      .where('state', '=', 'active')
      .where(sql<SqlBool>`roles && array['admin', 'support']`)
      .orderBy('name')
      .orderBy('id'),
  )
}

export function setAssigned(tx: Tx, ticketId: number, staffId: number | null) {
  return execute(tx, build.updateTable('tickets').set({ assigned_to: staffId }).where('id', '=', ticketId))
}

/** Those of somebody who may be about to leave, before that somebody is locked. */
export function lockTicketsOf(tx: Tx, staffId: number) {
  return rows(
    tx,
    build
      .selectFrom('tickets')
      .select('id')
      .where('assigned_to', '=', staffId)
      .where('state', '!=', 'closed')
      .orderBy('id')
      .forNoKeyUpdate(),
  )
}

/** What somebody had to answer is everybody's again; answers how much that was. */
export function unassignTicketsOf(tx: Tx, staffId: number): Promise<number> {
  return execute(
    tx,
    build
      .updateTable('tickets')
      .set({ assigned_to: null })
      .where('assigned_to', '=', staffId)
      .where('state', '!=', 'closed'),
  )
}

export function setEscalated(tx: Tx, ticketId: number, now: Date) {
  return execute(tx, build.updateTable('tickets').set({ escalated_at: now }).where('id', '=', ticketId))
}

export function setMerged(tx: Tx, ticketId: number, into: number) {
  return execute(tx, build.updateTable('tickets').set({ merged_into: into }).where('id', '=', ticketId))
}

/** After two threads became one: who spoke last, and what nobody has seen yet. */
export function joinMarks(tx: Tx, into: number, from: number) {
  return execute(tx, {
    compile: () =>
      sql`update tickets t set
        last_member_reply = greatest(t.last_member_reply, f.last_member_reply),
        last_desk_reply = greatest(t.last_desk_reply, f.last_desk_reply),
        last_from = case when greatest(f.last_member_reply, t.last_member_reply)
          > greatest(f.last_desk_reply, t.last_desk_reply) then 'member' else 'support' end,
        search_text = t.search_text || ' ' || f.search_text,
        search_terms = (select array_agg(distinct term) from unnest(t.search_terms || f.search_terms) as term)
        from tickets f where t.id = ${into} and f.id = ${from}`.compile(build),
  })
}

export function findMemberFacts(tx: Tx, memberId: number) {
  return one(
    tx,
    build
      .selectFrom('members')
      .select(['id', 'nickname', 'mobile', 'group_id', 'is_minor', 'verified_at', 'state', 'created_at'])
      .where('id', '=', memberId),
  )
}

/** Other work orders of whoever asks: a member's, or a guest's by number. */
export function listOtherTickets(
  tx: Tx,
  ticket: { id: number; member_id: number | null; mobile: string },
  limit: number,
) {
  let query = build
    .selectFrom('tickets')
    .select(['id', 'number', 'subject', 'state', 'created_at', 'rating'])
    .where('id', '<>', ticket.id)
    .orderBy('updated_at', 'desc')
    .limit(limit)
  query =
    ticket.member_id === null
      ? query.where('member_id', 'is', null).where('mobile', '=', ticket.mobile)
      : query.where('member_id', '=', ticket.member_id)
  return rows(tx, query)
}
