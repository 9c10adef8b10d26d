import { sql } from 'kysely'
import { build, one, rows, type Tx, written } from '../../../platform/database/query'
import { handsBefore } from './hands-before'
import { isOwnAccount } from './own-account'
import { isWithoutConsent } from './without-consent'

export async function isOwnMember(tx: Tx, staffId: number, memberId: number): Promise<boolean> {
  const query = sql<{ is_own: boolean }>`select ${isOwnAccount(staffId, memberId)} as is_own`
  return (await one(tx, written(query))).is_own
}

/**
 * Who has ever said that one of them failed or came back: by hand, or with a file of the bank. A file is no better than a word: one person can write,
 * upload and apply it. Who uploaded one that a colleague applied has said it too.
 */
export function listSayers(tx: Tx, withdrawalIds: readonly number[]) {
  if (withdrawalIds.length === 0) return Promise.resolve([])
  const query = sql<{ withdrawal_id: number; staff_id: number }>`
    select withdrawal_id, staff_id from withdrawal_events
    where withdrawal_id = any(${withdrawalIds}::bigint[]) and event in ('fail', 'bankReturns') and staff_id is not null
    union
    select line.withdrawal_id, result.read_by from bank_result_lines line
    join bank_results result on result.id = line.result_id and (result.asked_at is not null or result.done > 0)
    where line.withdrawal_id = any(${withdrawalIds}::bigint[]) and line.outcome = 'failed' and line.problem is null`
  return rows(tx, written(query))
}

export function listHandsBefore(tx: Tx, withdrawalIds: readonly number[]) {
  if (withdrawalIds.length === 0) return Promise.resolve([])
  const hands = handsBefore(sql`own.withdrawal_id = any(${withdrawalIds}::bigint[])`)
  return rows(
    tx,
    written(
      sql<{ withdrawal_id: number; staff_id: number; has_said: boolean }>`select * from (${hands}) as hands`,
    ),
  )
}

/** To whom withdrawals are paid, whether their members are frozen, and whether it is the money of who handles them. */
export function listHolders(tx: Tx, withdrawalIds: readonly number[], staffId: number) {
  if (withdrawalIds.length === 0) return Promise.resolve([])
  return rows(
    tx,
    build
      .selectFrom('withdrawals as withdrawal')
      .innerJoin('bank_accounts as account', 'account.id', 'withdrawal.account_id')
      .innerJoin('members as member', 'member.id', 'withdrawal.member_id')
      .leftJoin('income_claims as claim', 'claim.withdrawal_id', 'withdrawal.id')
      .select(['withdrawal.id', 'account.holder_kind', 'account.holder_index'])
      .select(isOwnAccount(staffId, sql.ref('withdrawal.member_id')).as('is_own'))
      .select(['account.number_end', 'member.state as member_state', 'claim.proposed_by'])
      .select(
        sql<number | null>`(select event.staff_id from withdrawal_events event
          where event.withdrawal_id = withdrawal.id and event.event = 'submit' order by event.id limit 1)`.as(
          'started_by',
        ),
      )
      .select(sql<boolean>`withdrawal.kind = 'closing' and ${isWithoutConsent}`.as('is_without_consent'))
      .where('withdrawal.id', 'in', withdrawalIds),
  )
}
