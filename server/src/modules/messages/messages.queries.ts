import { type SqlBool, sql } from 'kysely'
import type { MessageKind } from '#contract/messages/message'
import { build, execute, maybeOne, one, prepared, rows, type Tx } from '../../platform/database/query'
import { plainText, searchTerms } from '../../platform/search-terms'
import type { TextParams } from '../../platform/texts/texts'
import { isUnseen, shownMessages } from './shown-messages'

export interface NewMessage {
  memberId: number
  kind: MessageKind
  template: string
  params: TextParams
  link: string | null
  /** What it says, in all languages: what it is found by. */
  said: string
  /** One that should not ring the bell. */
  isRead: boolean
}

export async function insertMessage(tx: Tx, message: NewMessage): Promise<number> {
  const { id } = await one(
    tx,
    build
      .insertInto('messages')
      .values({
        member_id: message.memberId,
        kind: message.kind,
        template: message.template,
        params: JSON.stringify(message.params),
        link: message.link,
        search_text: plainText(message.said),
        search_terms: searchTerms(message.memberId, message.said),
        read_at: message.isRead ? sql<Date>`now()` : null,
      })
      .returning('id'),
  )
  return id
}

export async function wasSaid(
  tx: Tx,
  { memberId, template, once }: { memberId: number; template: string; once: string },
): Promise<boolean> {
  const found = await maybeOne(
    tx,
    build
      .selectFrom('messages')
      .select('id')
      .where('member_id', '=', memberId)
      .where('template', '=', template)
      .where(sql<SqlBool>`params ->> 'once' = ${once}`)
      .limit(1),
  )
  return found !== undefined
}

const unreadOf = prepared((memberId: number) =>
  build
    .selectFrom('messages')
    .select(eb => eb.fn.countAll<number>().as('unread'))
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null),
)

export async function countUnread(tx: Tx, memberId: number): Promise<number> {
  return (await one(tx, unreadOf(memberId))).unread
}

export interface MessageFilter {
  memberId: number
  kind?: MessageKind
  unread?: boolean
  search?: string
  before?: number
  limit: number
}

/** One index for each way of looking, so that the list takes as long for a hundred as for a hundred thousand. */
export function listMessageRows(tx: Tx, filter: MessageFilter) {
  let query = shownMessages
    .where('messages.member_id', '=', filter.memberId)
    .orderBy('messages.id', 'desc')
    .limit(filter.limit)
  if (filter.kind) query = query.where('messages.kind', '=', filter.kind)
  if (filter.unread) query = query.where('messages.read_at', 'is', null)
  if (filter.before) query = query.where('messages.id', '<', filter.before)
  if (filter.search) query = query.where(isFoundBy(filter.memberId, filter.search))
  return rows(tx, query)
}

/**
 * The index leads to messages with the same pairs of letters; the text decides. Row-level security keeps a search of arrays
 * away from its index, so a function that checks the agent itself looks there.
 */
function isFoundBy(memberId: number, search: string) {
  const said = sql`case when announcements.id is null then messages.search_text
    else lower(announcements.title::text || announcements.text::text) end`
  const words = plainText(search).split(' ')
  const found = words.map(word => sql<SqlBool>`position(${word} in ${said}) > 0`)
  const terms = searchTerms(memberId, search)
  return sql<SqlBool>`messages.id in (select messages_with_terms(${terms}::text[])) and ${sql.join(found, sql` and `)}`
}

export function newestMessages(tx: Tx, memberId: number, since: number, limit: number) {
  return rows(
    tx,
    shownMessages
      .where('messages.member_id', '=', memberId)
      .where('messages.id', '>', since)
      .orderBy('messages.id', 'desc')
      .limit(limit),
  )
}

/** How many wait for each of these members, and which is their newest. */
export function messageStates(tx: Tx, memberIds: readonly number[]) {
  return rows(
    tx,
    build
      .selectFrom(
        sql<{ member_id: number }>`unnest(${memberIds}::bigint[])`.as<'asked'>(sql`asked(member_id)`),
      )
      .select([
        'asked.member_id',
        sql<number>`(select count(*) from messages m where m.member_id = asked.member_id and m.read_at is null)`.as(
          'unread',
        ),
        sql<number | null>`(select max(m.id) from messages m where m.member_id = asked.member_id)`.as(
          'latest',
        ),
      ]),
  )
}

/** Answers whether there is such a message of the member, read or not. */
export async function markRead(tx: Tx, memberId: number, id: number, now: Date): Promise<boolean> {
  const found = await maybeOne(
    tx,
    build
      .updateTable('messages')
      .set({ read_at: sql<Date>`coalesce(read_at, ${now}::timestamptz)` })
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .returning('id'),
  )
  return found !== undefined
}

/** Only what the member has seen listed: one that comes in this moment stays unread. */
export function markAllRead(tx: Tx, memberId: number, upTo: number | undefined, now: Date) {
  let query = build
    .updateTable('messages')
    .set({ read_at: now })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
  if (upTo !== undefined) query = query.where('id', '<=', upTo)
  return execute(tx, query)
}

/** Whom to tell by phone: nobody, if it has been read in the meantime. */
export function findRecipient(tx: Tx, messageId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('messages')
      .innerJoin('members', 'members.id', 'messages.member_id')
      .innerJoin('agents', 'agents.id', 'messages.agent_id')
      .innerJoin('agent_domains', join =>
        join.onRef('agent_domains.agent_id', '=', 'agents.id').on('agent_domains.is_primary', '=', true),
      )
      .select([
        'messages.id',
        'members.mobile',
        'messages.template',
        'messages.params',
        'messages.link',
        'agents.presentation',
        'agent_domains.domain',
      ])
      .where('messages.id', '=', messageId)
      .where(isUnseen)
      .where('members.state', '<>', 'closed'),
  )
}

/** Whom to mail: nobody, if it has been read in the meantime; one that came in read already was only kept from the bell. */
export function findMailRecipient(tx: Tx, messageId: number) {
  return maybeOne(
    tx,
    shownMessages
      .innerJoin('members', 'members.id', 'messages.member_id')
      .innerJoin('mail_addresses', 'mail_addresses.member_id', 'members.id')
      .innerJoin('agents', 'agents.id', 'messages.agent_id')
      .innerJoin('agent_domains', join =>
        join.onRef('agent_domains.agent_id', '=', 'agents.id').on('agent_domains.is_primary', '=', true),
      )
      .select(['mail_addresses.id as address_id', 'mail_addresses.address', 'mail_addresses.language'])
      .select(['agents.presentation', 'agent_domains.domain'])
      .where('messages.id', '=', messageId)
      .where(isUnseen)
      .where('mail_addresses.bounced_at', 'is', null)
      .where('mail_addresses.left_at', 'is', null)
      .where('members.state', '<>', 'closed'),
  )
}

/** What leads to a place the member has just been at; answers how many there were. */
export function markReadByLink(tx: Tx, memberId: number, link: string, now: Date) {
  return execute(
    tx,
    build
      .updateTable('messages')
      .set({ read_at: now })
      .where('member_id', '=', memberId)
      .where('read_at', 'is', null)
      .where('link', '=', link),
  )
}

/** Everything that was ever told to a member, and what they wanted to be told. */
export async function deleteMessagesOf(tx: Tx, memberId: number): Promise<void> {
  await execute(tx, build.deleteFrom('messages').where('member_id', '=', memberId))
  await execute(tx, build.deleteFrom('mail_preferences').where('member_id', '=', memberId))
  await execute(tx, build.deleteFrom('message_preferences').where('member_id', '=', memberId))
}
