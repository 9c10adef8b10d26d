import { type SqlBool, sql } from 'kysely'
import type { MessageKind } from '#contract/messages/message'
import { build, execute, maybeOne, rows, type Tx } from '../../platform/database/query'
import { isUnseen, shownMessages } from './shown-messages'

/** More than these are not counted one by one. */
const mostListed = 200

/** Addresses of members for whom something came since their last digest. */
export function nextDigestAddresses(tx: Tx, after: number, limit: number) {
  return rows(
    tx,
    build
      .selectFrom('mail_addresses as a')
      .select('a.id')
      .where('a.member_id', 'is not', null)
      .where('a.bounced_at', 'is', null)
      .where('a.left_at', 'is', null)
      .where('a.id', '>', after)
      .where(
        sql<SqlBool>`exists (select from messages where messages.member_id = a.member_id and messages.id > a.digested_up_to and ${isUnseen})`,
      )
      .orderBy('a.id')
      .limit(limit),
  )
}

export function findDigestRecipient(tx: Tx, addressId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('mail_addresses as a')
      .innerJoin('members', 'members.id', 'a.member_id')
      .innerJoin('agents', 'agents.id', 'a.agent_id')
      .innerJoin('agent_domains', join =>
        join.onRef('agent_domains.agent_id', '=', 'agents.id').on('agent_domains.is_primary', '=', true),
      )
      .select(['members.id as member_id', 'a.address', 'a.language', 'a.digested_up_to'])
      .select(['agents.presentation', 'agent_domains.domain'])
      .where('a.id', '=', addressId)
      .where('a.bounced_at', 'is', null)
      .where('a.left_at', 'is', null)
      .where('members.state', '<>', 'closed'),
  )
}

interface Digested {
  member_id: number
  digested_up_to: number
}

/** Newest first. */
export function listForDigest(
  tx: Tx,
  { member_id, digested_up_to }: Digested,
  kinds: readonly MessageKind[],
) {
  return rows(
    tx,
    shownMessages
      .where('messages.member_id', '=', member_id)
      .where('messages.id', '>', digested_up_to)
      .where('messages.kind', 'in', [...kinds])
      .where(isUnseen)
      .orderBy('messages.id', 'desc')
      .limit(mostListed),
  )
}

/** Never back. */
export function setDigested(tx: Tx, addressId: number, upTo: number) {
  return execute(
    tx,
    build
      .updateTable('mail_addresses')
      .set({ digested_up_to: sql<number>`greatest(digested_up_to, ${upTo}::bigint)` })
      .where('id', '=', addressId),
  )
}
