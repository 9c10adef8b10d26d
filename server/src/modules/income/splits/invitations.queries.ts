// What a member is asked to accept, and what they have a part of.
import { sql } from 'kysely'
import { build, one, rows, type Tx } from '../../../platform/database/query'

/** An invitation is the member's who is known to be meant, else of whoever has the number. */
const isFor = (memberId: number) =>
  sql<boolean>`(party.member_id = ${memberId} or (party.member_id is null and party.answer = 'invited'
    and party.mobile = (select mobile from members where id = ${memberId})))`

/** Proposals that are open, the newest first; also those that the member has accepted already. */
export function listInvitationRows(
  tx: Tx,
  { memberId, now, below, limit }: { memberId: number; now: Date; below: number | undefined; limit: number },
) {
  return rows(
    tx,
    build
      .selectFrom('split_parties as party')
      .innerJoin('splits', 'splits.id', 'party.split_id')
      .innerJoin('members as owner', 'owner.id', 'splits.owner_id')
      .select([
        'party.id',
        'party.split_id',
        'party.name',
        'party.role',
        'party.paid_for',
        'party.part',
        'party.answer',
        'splits.isrc',
        'splits.owner_id',
        'splits.from_month',
        'splits.proposed_at',
        'splits.ends_at',
        'owner.nickname as owner_name',
        sql<number>`(select count(*)::int from split_parties asked where asked.split_id = splits.id)`.as(
          'asked',
        ),
        sql<number>`(select count(*)::int from split_parties asked where asked.split_id = splits.id and asked.answer = 'accepted')`.as(
          'accepted',
        ),
        sql<
          number | null
        >`(select sum(before.part)::int from split_parties before where before.member_id = ${memberId}
          and before.split_id = (select id from splits standing where standing.isrc = splits.isrc and standing.state = 'agreed'
            order by standing.from_month desc, standing.id desc limit 1))`.as('part_before'),
      ])
      .where('splits.state', '=', 'proposed')
      .where('splits.ends_at', '>', now)
      .where('splits.owner_id', '<>', memberId)
      .where(isFor(memberId))
      .$if(below !== undefined, query => query.where('party.id', '<', below as number))
      .orderBy('party.id', 'desc')
      .limit(limit),
  )
}

export async function countInvitations(tx: Tx, memberId: number, now: Date): Promise<number> {
  const { count } = await one(
    tx,
    build
      .selectFrom('split_parties as party')
      .innerJoin('splits', 'splits.id', 'party.split_id')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('splits.state', '=', 'proposed')
      .where('splits.ends_at', '>', now)
      .where('splits.owner_id', '<>', memberId)
      .where('party.answer', '=', 'invited')
      .where(isFor(memberId)),
  )
  return count
}

/** Splits of others' recordings in which the member has a part, as long as no later one has come into force. */
export function listSharedRows(
  tx: Tx,
  wanted: { memberId: number; thisMonth: string; after: string | undefined; limit: number },
) {
  const { memberId, thisMonth, after, limit } = wanted
  return rows(
    tx,
    build
      .selectFrom('splits')
      .innerJoin('members as owner', 'owner.id', 'splits.owner_id')
      .select([
        'splits.id',
        'splits.isrc',
        'splits.from_month',
        'owner.nickname as owner_name',
        sql<number>`(select sum(part)::int from split_parties where split_id = splits.id and member_id = ${memberId})`.as(
          'part',
        ),
      ])
      .distinctOn('splits.isrc')
      .where('splits.state', '=', 'agreed')
      .where('splits.owner_id', '<>', memberId)
      .where(
        sql<boolean>`splits.id in (select split_id from split_parties where member_id = ${memberId} and part > 0)`,
      )
      .where(
        sql<boolean>`not exists (select from splits later where later.isrc = splits.isrc and later.state = 'agreed'
          and later.from_month <= ${`${thisMonth}-01`}::date and (later.from_month, later.id) > (splits.from_month, splits.id))`,
      )
      .$if(after !== undefined, query => query.where('splits.isrc', '>', after as string))
      .orderBy('splits.isrc')
      .orderBy('splits.from_month', 'desc')
      .orderBy('splits.id', 'desc')
      .limit(limit),
  )
}
