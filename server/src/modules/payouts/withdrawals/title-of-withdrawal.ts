import { withdrawalNumber } from '#contract/payouts/withdrawal'
import type { Tx } from '../../../platform/database/query'
import { findOwnWithdrawal } from './own-withdrawals.queries'

/** What a withdrawal is called where somebody writes about it; nothing for a stranger's. */
export async function titleOfWithdrawal(tx: Tx, memberId: number, id: number): Promise<string | undefined> {
  return (await findOwnWithdrawal(tx, memberId, id)) && withdrawalNumber(id)
}
