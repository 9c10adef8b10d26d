// Withdrawals with what the policy wants to know of them.
import type { Tx } from '../../../platform/database/query'
import { listHolders } from './handled.queries'
import type { Handled, Handler } from './payouts.policy'
import { listApprovals, type WithdrawalRow } from './withdrawals.queries'

const nobody = 0

export type HandledWithdrawal = WithdrawalRow &
  Handled & {
    holderKind: string
    holderIndex: Buffer
    numberEnd: string
    /** Pays out an account whose guardian has withdrawn consent: nobody is there to confirm anything. */
    isWithoutConsent: boolean
  }

/** `handler`: who of the staff; nobody where it follows by itself. */
export async function withHandling(
  tx: Tx,
  rows: readonly WithdrawalRow[],
  handler?: Handler,
): Promise<HandledWithdrawal[]> {
  const ids = rows.map(({ id }) => id)
  const [holders, approvals] = [
    await listHolders(tx, ids, handler?.staffId ?? nobody),
    await listApprovals(tx, ids),
  ]
  const holderOf = new Map(holders.map(holder => [holder.id, holder]))
  const approvalsOf = new Map<number, typeof approvals>()
  for (const approval of approvals) {
    const before = approvalsOf.get(approval.withdrawal_id)
    if (before) before.push(approval)
    else approvalsOf.set(approval.withdrawal_id, [approval])
  }
  return rows.map(row => {
    const holder = holderOf.get(row.id)
    if (!holder) throw new Error(`withdrawal ${row.id} has no account`)
    return {
      ...row,
      ...{ isOwn: holder.is_own, holderKind: holder.holder_kind, holderIndex: holder.holder_index },
      ...{
        numberEnd: holder.number_end,
        approvals: approvalsOf.get(row.id) ?? [],
        proposedBy: holder.proposed_by,
      },
      isWithoutConsent: holder.is_without_consent,
      isFrozen: holder.member_state === 'frozen' && !holder.is_without_consent,
    }
  })
}
