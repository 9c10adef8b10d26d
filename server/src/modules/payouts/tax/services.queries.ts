// Which part of some bills is paid for services: what their members have as parties of splits that are paid for one and hold no right.
import { type RawBuilder, sql } from 'kysely'
import { build, execute, maybeOne, rows, type Tx, written } from '../../../platform/database/query'

/** Bills by their ids, or those of a withdrawal. */
export type WhichBills = { billIds: readonly number[] } | { withdrawalId: number }

const idsOf = (which: WhichBills): RawBuilder<unknown> =>
  'billIds' in which
    ? sql`select unnest(${which.billIds}::bigint[])`
    : sql`select bill_id from withdrawal_bills where withdrawal_id = ${which.withdrawalId}`

/** How finance has settled what a party is paid for; it holds for the same party of later splits that say the same. */
const settled = sql`
  select settlement.rule, settlement.reason, settlement.settled_at, settlement.settled_by from party_rules settlement
  join split_parties same on same.id = settlement.party_id and same.member_id = own.member_id and same.paid_for = own.paid_for
  join splits earlier on earlier.id = same.split_id and earlier.isrc = current.isrc
  order by settlement.id desc limit 1`

/**
 * Every part of a bill belongs to the party that its member is in the split in force in the sale month. Of a whole release each recording counts
 * with the member's part of it. A bill that corrects another one is made of what that one is made of.
 */
const heldParts = (which: WhichBills) => sql`
  with wanted as (
    select bill.id, bill.member_id, bill.share_minor, coalesce(bill.corrects, bill.id) as source from bills bill
    where bill.id in (${idsOf(which)})
      and exists (select from split_parties party join splits shared on shared.id = party.split_id and shared.owner_id <> bill.member_id
                  where party.member_id = bill.member_id and party.part > 0)
  ), held as (
    select wanted.id as bill_id, party.*, part.exact * party.weight / sum(party.weight) over (partition by wanted.id, part.work_id, part.isrc, part.sale_month, part.currency) as exact
    from wanted join bill_tracks part on part.bill_id = wanted.source
    cross join lateral (
      select own.id as party_id, own.paid_for, current.isrc, current.owner_id, own.role, settlement.rule, settlement.reason,
             settlement.settled_at, settlement.settled_by, coalesce(own.part, 10000)::numeric as weight
      from (
        select part.isrc as isrc where part.isrc <> ''
        union all
        select track.isrc from tracks track where part.isrc = '' and track.work_id = part.work_id and track.isrc is not null
        union all
        select null where part.isrc = '' and not exists (select from tracks track where track.work_id = part.work_id and track.isrc is not null)
      ) recording
      left join lateral (
        select split.id, split.isrc, split.owner_id from splits split
        where split.isrc = recording.isrc and split.state = 'agreed' and split.from_month <= part.sale_month
        order by split.from_month desc, split.id desc limit 1
      ) current on true
      left join split_parties own on own.split_id = current.id and own.member_id = wanted.member_id and own.part > 0
      left join lateral (${settled}) settlement on own.id is not null
      where own.id is not null
         or (current.id is null and exists (select from works where works.id = part.work_id and works.member_id = wanted.member_id))
    ) party
  )`

/** Unsettled, a party counts as what it was invited as. */
const isService = sql`coalesce(rule, case paid_for when 'service' then 'service' end, 'royalty') = 'service'`

/** Invited for a service, and nobody has settled it yet. */
const isOpen = sql`paid_for = 'service' and rule is null`

export interface ServiceShare {
  share: bigint
  /** Nobody has settled yet what a party of it is paid for. */
  isOpen: boolean
}

/** In minor units, each bill rounded once, half away from zero: the rest of it is royalty. */
export async function sumServices(tx: Tx, which: WhichBills): Promise<ServiceShare> {
  const found = await maybeOne(
    tx,
    written(sql<{ share: string; is_open: boolean }>`
      ${heldParts(which)}, sums as (
        select bill_id, coalesce(sum(exact) filter (where ${isService}), 0) as service, sum(exact) as total,
               coalesce(bool_or(${isOpen}), false) as is_open
        from held group by bill_id
      )
      select coalesce(sum(case when sums.total = 0 then 0 else round(wanted.share_minor * sums.service / sums.total) end), 0)::text as share,
             coalesce(bool_or(sums.is_open), false) as is_open
      from sums join wanted on wanted.id = sums.bill_id`),
  )
  return { share: BigInt(found?.share ?? 0), isOpen: found?.is_open ?? false }
}

export interface PaidParty {
  party_id: number
  isrc: string
  title: string
  owner_name: string
  role: string
  paid_for: string
  rule: 'royalty' | 'service' | null
  reason: string | null
  settled_at: Date | null
  settler: string | null
}

/** What the member has as a party of other people's recordings, for who settles it: what is open first. */
export function listPaidParties(tx: Tx, which: WhichBills): Promise<PaidParty[]> {
  return rows(
    tx,
    written(sql<PaidParty>`
      ${heldParts(which)}, parties as (
        select distinct on (held.isrc) held.* from held join wanted on wanted.id = held.bill_id
        where held.party_id is not null and held.owner_id <> wanted.member_id order by held.isrc, held.party_id desc
      )
      select parties.party_id, parties.isrc, parties.role, parties.paid_for, parties.rule, parties.reason, parties.settled_at,
             staff.name as settler, owner.nickname as owner_name,
             coalesce((select track.details ->> 'title' from tracks track where track.isrc = parties.isrc order by track.id limit 1), parties.isrc) as title
      from parties join members owner on owner.id = parties.owner_id left join staff on staff.id = parties.settled_by
      order by ${isOpen} desc, paid_for desc, parties.isrc limit 50`),
  )
}

export function findPaidParty(tx: Tx, partyId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('split_parties as party')
      .innerJoin('splits', 'splits.id', 'party.split_id')
      .select([
        'party.id',
        'party.member_id',
        'party.paid_for',
        'splits.isrc',
        'splits.owner_id',
        'splits.state',
      ])
      .where('party.id', '=', partyId),
  )
}

export async function insertPartyRule(
  tx: Tx,
  settled: { partyId: number; rule: 'royalty' | 'service'; reason: string; staffId: number; now: Date },
): Promise<void> {
  await execute(
    tx,
    build.insertInto('party_rules').values({
      ...{ party_id: settled.partyId, rule: settled.rule, reason: settled.reason },
      ...{ settled_by: settled.staffId, settled_at: settled.now },
    }),
  )
}
