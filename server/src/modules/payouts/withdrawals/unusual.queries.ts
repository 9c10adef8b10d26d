import { sql } from 'kysely'
import { build, maybeOne, one, type Tx, written } from '../../../platform/database/query'

/** How the account is paid usually: its last payouts, and whether this month had one before. */
export async function readHabit(tx: Tx, memberId: number, monthBegan: Date) {
  const habit = await one(
    tx,
    written(sql<{ payouts: number; average: string; this_month: number }>`
      select count(*) filter (where paid_at is not null)::int as payouts,
             coalesce(round(avg(net_minor) filter (where paid_at is not null)), 0)::text as average,
             count(*) filter (where submitted_at >= ${monthBegan})::int as this_month
      from (select net_minor, paid_at, submitted_at from withdrawals
            where member_id = ${memberId} and state not in ('refused', 'cancelled', 'void') order by id desc limit 6) as last`),
  )
  return { ...habit, average: BigInt(habit.average) }
}

/** The account of the payout before, where it is another one. */
export function findOtherAccount(tx: Tx, memberId: number, accountId: number) {
  return maybeOne(
    tx,
    written(sql<{ number_end: string }>`
      select account.number_end from bank_accounts account
      join bank_accounts mine on mine.id = ${accountId} and mine.number_index <> account.number_index
      where account.id = (select account_id from withdrawals where member_id = ${memberId} and paid_at is not null order by id desc limit 1)`),
  )
}

/** Its bank as its holder named it, and as the number tells. */
export function findBanksOf(tx: Tx, accountId: number) {
  return maybeOne(
    tx,
    build.selectFrom('bank_accounts').select(['bank_code', 'issuer_code']).where('id', '=', accountId),
  )
}

/** Other members who have, or had, the same account. */
export async function countSharers(tx: Tx, memberId: number, accountId: number): Promise<number> {
  const { members } = await one(
    tx,
    written(sql<{ members: number }>`
      select count(distinct account.member_id)::int as members from bank_accounts account
      join bank_accounts mine on mine.id = ${accountId} and mine.number_index = account.number_index and mine.agent_id = account.agent_id
      where account.member_id <> ${memberId}`),
  )
  return members
}

/** Questions about one of these bills that nobody has closed. */
export async function countOpenTickets(
  tx: Tx,
  memberId: number,
  billIds: readonly number[],
): Promise<number> {
  const { tickets } = await one(
    tx,
    written(sql<{ tickets: number }>`
      select count(*)::int as tickets from tickets
      where member_id = ${memberId} and state <> 'closed' and about_kind = 'bill' and about_id = any(${billIds}::bigint[])`),
  )
  return tickets
}
