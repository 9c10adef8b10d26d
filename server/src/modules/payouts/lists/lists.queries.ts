import { type SqlBool, sql } from 'kysely'
import type { WithdrawalState } from '#contract/payouts/withdrawal-state'
import { build, rows, type Tx } from '../../../platform/database/query'

/** The newest first, of one state or of all. */
export function listPayoutRows(
  tx: Tx,
  { state, below, limit }: { state?: WithdrawalState; below?: number; limit: number },
) {
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
  if (below !== undefined) query = query.where('withdrawal.id', '<', below)
  return rows(tx, query)
}

export type PayoutRow = Awaited<ReturnType<typeof listPayoutRows>>[number]

/** What is told to the tax office about a month, in the order in which it was written. */
export function listTaxed(tx: Tx, { month, after, limit }: { month: string; after: number; limit: number }) {
  return rows(
    tx,
    build
      .selectFrom('tax_lines')
      .select(['id', 'at', 'member_id', 'person_index', 'withdrawal_id', 'kind', 'rule'])
      .select(['about_month', 'currency'])
      .select([sql<string>`income_minor::text`.as('income'), sql<string>`tax_minor::text`.as('tax')])
      .where('month', '=', month)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit),
  )
}

export type TaxedRow = Awaited<ReturnType<typeof listTaxed>>[number]
