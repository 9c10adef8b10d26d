// A withdrawal that comes to nothing: cancelled, refused or given up. Its bills are free again, its money is where it was, exactly once.
import type { Currency } from '#contract/currency'
import { withdrawalNumber } from '#contract/payouts/withdrawal'
import type { WithdrawalEvent } from '#contract/payouts/withdrawal-state'
import type { Tx } from '../../../platform/database/query'
import type { TextParams } from '../../../platform/texts/texts'
import {
  credit,
  debit,
  type LedgerEntry,
  lockBills,
  moveWithdrawnBills,
  outOfWithdrawal,
  unclaimBills,
  writeTransaction,
} from '../../income/income.public'
import { notify } from '../../messages/messages.public'
import '../payouts.texts'
import { takeTaxBack } from '../tax/withhold'
import { type Doing, moveWithdrawal } from './move-withdrawal'
import { listBoundBills, type WithdrawalRow } from './withdrawals.queries'

export interface Ending {
  event: Extract<WithdrawalEvent, 'cancel' | 'refuse' | 'lapse' | 'void'>
  /** As staff wrote it, or the name of one of our texts. */
  reason: string
  /** Of the message: its own words, and the reason in both languages. Absent: nobody has to hear of it. */
  message?: { template: string; params?: TextParams }
}

/** `withdrawal`: locked; where tax was withheld, its person too. */
export async function endWithdrawal(
  tx: Tx,
  withdrawal: WithdrawalRow,
  { event, reason, message }: Ending,
  doing: Doing,
): Promise<void> {
  const { now, staffId } = doing
  const wasApproved = withdrawal.approved_at !== null
  await moveWithdrawal(tx, withdrawal, event, doing, {
    along: { ended_at: now, reason },
    told: { reason },
  })
  const bills = await lockBills(tx, await listBoundBills(tx, withdrawal.id))
  await moveWithdrawnBills(tx, bills, 'giveBack', now)
  if (wasApproved) await takeTaxBack(tx, withdrawal, now)
  await writeTransaction(tx, { kind: 'withdrawal_ended', at: now, staffId, withdrawalId: withdrawal.id }, [
    ...(wasApproved ? deductions(withdrawal).map(opposite) : []),
    ...outOfWithdrawal(bills, withdrawal.member_id),
  ])
  await unclaimBills(tx, bills, withdrawal.member_id, now)
  if (!message) return
  // There is nothing to choose again: the bills are of a closed account.
  const template = withdrawal.kind === 'claim' ? 'payouts.told.claimEnded' : message.template
  await tell(tx, withdrawal, { ...message, template }, doing)
}

/** What goes off when it is approved. */
export function deductions(withdrawal: WithdrawalRow): LedgerEntry[] {
  const currency = withdrawal.currency as Currency
  const tax = BigInt(withdrawal.tax_minor) + BigInt(withdrawal.due_minor)
  const fee = BigInt(withdrawal.fee_minor)
  return [
    debit({ kind: 'in_withdrawal', currency, memberId: withdrawal.member_id }, tax + fee),
    credit({ kind: 'tax_due', currency }, tax),
    credit({ kind: 'fees', currency }, fee),
  ]
}

export const opposite = (entry: LedgerEntry): LedgerEntry => ({ ...entry, amount: -entry.amount })

export function tell(
  tx: Tx,
  withdrawal: Pick<WithdrawalRow, 'id' | 'member_id'>,
  { template, params }: { template: string; params?: TextParams },
  { isQuiet = false }: Pick<Doing, 'isQuiet'> = {},
): Promise<void> {
  if (isQuiet) return Promise.resolve()
  return notify(tx, {
    ...({ memberId: withdrawal.member_id, kind: 'withdrawal', template } as const),
    params: { number: withdrawalNumber(withdrawal.id), ...params },
    link: `/person-center/withdraw?id=${withdrawal.id}`,
  })
}
