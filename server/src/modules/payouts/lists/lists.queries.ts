import { type SqlBool, sql } from 'kysely'
import type { WithdrawalState } from '#contract/payouts/withdrawal-state'
import { build, execute, rows, type Tx } from '../../../platform/database/query'
import { isFound } from '../withdrawals/found-withdrawal'

interface PayoutPage {
  state?: WithdrawalState
  query?: string
  below?: number
  limit: number
}

/** The newest first, of one state or of all. */
export function listPayoutRows(tx: Tx, { state, query: wanted, below, limit }: PayoutPage) {
  let query = build
    .selectFrom('withdrawals as withdrawal')
    .innerJoin('members as member', 'member.id', 'withdrawal.member_id')
    .innerJoin('bank_accounts as account', 'account.id', 'withdrawal.account_id')
    .selectAll('withdrawal')
    .select(['member.nickname', 'account.holder', 'account.bank_name', 'account.number_end'])
    .where(sql<SqlBool>`withdrawal.agent_id = current_agent()`)
    .orderBy('withdrawal.id', 'desc')
    .limit(limit)
  if (state) query = query.where('withdrawal.state', '=', state)
  if (wanted) query = query.where(isFound(wanted))
  if (below !== undefined) query = query.where('withdrawal.id', '<', below)
  return rows(tx, query)
}

export type PayoutRow = Awaited<ReturnType<typeof listPayoutRows>>[number]

/** What is told to the tax office about a month, in the order in which it was written. */
export function listTaxed(tx: Tx, { month, after, limit }: { month: string; after: number; limit: number }) {
  return rows(
    tx,
    build
      .selectFrom('tax_lines as line')
      .innerJoin('withdrawals as withdrawal', 'withdrawal.id', 'line.withdrawal_id')
      .select(['line.id', 'line.at', 'line.member_id', 'line.person_index', 'line.withdrawal_id'])
      .select(['line.kind', 'line.rule', 'line.about_month', 'line.currency', 'withdrawal.person_sealed'])
      .select([
        sql<string>`line.income_minor::text`.as('income'),
        sql<string>`line.tax_minor::text`.as('tax'),
      ])
      .where('line.month', '=', month)
      .where('line.id', '>', after)
      .orderBy('line.id')
      .limit(limit),
  )
}

export type TaxedRow = Awaited<ReturnType<typeof listTaxed>>[number]

/** Whose people are not sealed in them yet: from before that was done. */
export function listUnsealedPeople(tx: Tx, memberId: number): Promise<{ index: Buffer }[]> {
  return rows(
    tx,
    build
      .selectFrom('withdrawals')
      .select('person_index as index')
      .where('member_id', '=', memberId)
      .where('document', '!=', 'company')
      .where('person_sealed', 'is', null)
      .groupBy('person_index'),
  )
}

export async function putSealedPerson(
  tx: Tx,
  { memberId, index, sealed }: { memberId: number; index: Buffer; sealed: Buffer },
): Promise<void> {
  await execute(
    tx,
    build
      .updateTable('withdrawals')
      .set({ person_sealed: sealed })
      .where('member_id', '=', memberId)
      .where('person_index', '=', index)
      .where('person_sealed', 'is', null),
  )
}
