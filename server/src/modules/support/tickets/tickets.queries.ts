import { type SqlBool, sql } from 'kysely'
import type { TicketState } from '#contract/support/ticket-state'
import { build, execute, maybeOne, one, rows, type Tx } from '../../../platform/database/query'
import { plainText, searchTerms } from '../../../platform/search-terms'
import { deskTerms, ticketMatches } from './ticket-search'

export interface NewTicket {
  number: string
  memberId: number | null
  mobile: string
  source: 'question' | 'ticket'
  language: string
  category: string
  subject: string
  about: { kind: string; id: number; title: string } | null
  answerDueAt: Date
  searched: string
  now: Date
}

export function insertTicket(tx: Tx, ticket: NewTicket) {
  const { now, memberId } = ticket
  const searchText = plainText(ticket.searched)
  return one(
    tx,
    build
      .insertInto('tickets')
      .values({
        number: ticket.number,
        member_id: memberId,
        mobile: ticket.mobile,
        source: ticket.source,
        language: ticket.language,
        category: ticket.category,
        subject: ticket.subject,
        about_kind: ticket.about?.kind ?? null,
        about_id: ticket.about?.id ?? null,
        about_title: ticket.about?.title ?? '',
        asked_at: now,
        answer_due_at: ticket.answerDueAt,
        search_text: searchText,
        search_terms: [
          ...searchTerms(deskTerms, searchText),
          ...(memberId === null ? [] : searchTerms(memberId, searchText)),
        ],
        created_at: now,
        updated_at: now,
      })
      .returningAll(),
  )
}

export type TicketRecord = NonNullable<Awaited<ReturnType<typeof findTicket>>>

export function findTicket(tx: Tx, id: number) {
  return maybeOne(tx, build.selectFrom('tickets').selectAll().where('id', '=', id))
}

export function lockTicket(tx: Tx, id: number) {
  return maybeOne(tx, build.selectFrom('tickets').selectAll().where('id', '=', id).forUpdate())
}

export interface TicketFilter {
  memberId: number
  state?: TicketState
  search?: string
  about?: { kind: string; id: number }
  after?: { at: string; id: number }
  limit: number
}

export function listTicketRows(tx: Tx, { memberId, state, search, about, after, limit }: TicketFilter) {
  let query = build
    .selectFrom('tickets')
    .selectAll()
    .select(sql<string>`updated_at::text`.as('place'))
    .where('member_id', '=', memberId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (state) query = query.where('state', '=', state)
  if (about) query = query.where('about_kind', '=', about.kind).where('about_id', '=', about.id)
  if (search) query = query.where(ticketMatches(memberId, search))
  if (after) query = query.where(sql<SqlBool>`(updated_at, id) < (${after.at}::timestamptz, ${after.id})`)
  return rows(tx, query)
}

export function countTickets(tx: Tx, memberId: number) {
  return rows(
    tx,
    build
      .selectFrom('tickets')
      .select(['state', eb => eb.fn.countAll<number>().as('count')])
      .where('member_id', '=', memberId)
      .groupBy('state'),
  )
}

export interface TicketChange {
  state: TicketState
  askedAt: Date | null
  answerDueAt: Date | null
  escalatedAt: Date | null
  closedAt: Date | null
  now: Date
}

/** For move-ticket alone. */
export function setTicketState(tx: Tx, id: number, change: TicketChange) {
  return execute(
    tx,
    build
      .updateTable('tickets')
      .set({
        state: change.state,
        asked_at: change.askedAt,
        answer_due_at: change.answerDueAt,
        escalated_at: change.escalatedAt,
        closed_at: change.closedAt,
        updated_at: change.now,
      })
      .where('id', '=', id),
  )
}

export function setRating(tx: Tx, id: number, rated: { rating: number; text: string; now: Date }) {
  return execute(
    tx,
    build
      .updateTable('tickets')
      .set({ rating: rated.rating, rating_text: rated.text, rated_at: rated.now })
      .where('id', '=', id),
  )
}

/** Answers whether anything new was seen. A mark only ever goes forward, and never past what there is. */
export async function setSeen(
  tx: Tx,
  id: number,
  side: 'member' | 'desk',
  replyId: number,
): Promise<boolean> {
  const seen = side === 'member' ? 'member_seen' : 'desk_seen'
  const last = side === 'member' ? 'last_desk_reply' : 'last_member_reply'
  const upTo = sql<number>`least(${replyId}::bigint, ${sql.ref(last)})`
  const changed = await execute(
    tx,
    build
      .updateTable('tickets')
      .set({ [seen]: upTo })
      .where('id', '=', id)
      .where(seen, '<', upTo),
  )
  return changed > 0
}

export interface HistoryEntry {
  ticketId: number
  event: string
  personId?: number | null
  staffId?: number
  name: string | null
  waitedSeconds?: number
  promisedSeconds?: number
  note?: string
  now: Date
}

export function insertTicketHistory(tx: Tx, entry: HistoryEntry) {
  return execute(
    tx,
    build.insertInto('ticket_history').values({
      ticket_id: entry.ticketId,
      event: entry.event,
      person_id: entry.personId ?? null,
      staff_id: entry.staffId ?? null,
      author_name: entry.name,
      waited_seconds: entry.waitedSeconds ?? null,
      promised_seconds: entry.promisedSeconds ?? null,
      note: entry.note ?? '',
      at: entry.now,
    }),
  )
}

export function listTicketHistory(tx: Tx, ticketId: number) {
  return rows(
    tx,
    build
      .selectFrom('ticket_history')
      .select(['event', 'author_name', 'staff_id', 'note', 'at'])
      .where('ticket_id', '=', ticketId)
      .orderBy('id')
      .limit(200),
  )
}

export function lockOpenTicketsOf(tx: Tx, memberId: number) {
  return rows(
    tx,
    build
      .selectFrom('tickets')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('state', '<>', 'closed')
      .orderBy('id')
      .forNoKeyUpdate(),
  )
}

export function emptyTickets(tx: Tx, memberId: number) {
  return execute(
    tx,
    build
      .updateTable('tickets')
      .set({ mobile: '', subject: '-', about_title: '', rating_text: '', search_text: '', search_terms: [] })
      .where('member_id', '=', memberId),
  )
}
