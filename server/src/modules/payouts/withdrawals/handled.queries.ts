import { build, rows, type Tx } from '../../../platform/database/query'

/** To whom withdrawals are paid, and whether their members are frozen. */
export function listHolders(tx: Tx, withdrawalIds: readonly number[]) {
  if (withdrawalIds.length === 0) return Promise.resolve([])
  return rows(
    tx,
    build
      .selectFrom('withdrawals as withdrawal')
      .innerJoin('bank_accounts as account', 'account.id', 'withdrawal.account_id')
      .innerJoin('members as member', 'member.id', 'withdrawal.member_id')
      .leftJoin('income_claims as claim', 'claim.withdrawal_id', 'withdrawal.id')
      .select(['withdrawal.id', 'account.holder', 'account.holder_kind', 'account.holder_index'])
      .select(['account.number_end', 'member.state as member_state', 'withdrawal.kind', 'claim.proposed_by'])
      .where('withdrawal.id', 'in', withdrawalIds),
  )
}
