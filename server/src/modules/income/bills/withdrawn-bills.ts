// What a withdrawal does with bills: how they stand, and where their money stands in the ledger.
import type { Currency } from '#contract/currency'
import { type BillEvent, type BillStatus, billAfter, billStatus } from '#contract/income/bill-status'
import type { Tx } from '../../../platform/database/query'
import { credit, debit, type LedgerEntry } from '../ledger/write-transaction'
import { type BillRow, putStanding } from './bill-moves.queries'
import { moneyOf } from './make-available'

type WithdrawalStep = Extract<BillEvent, 'withdraw' | 'giveBack' | 'pay' | 'bankReturns'>

/** Locked by the caller. All of them take the step, or it is a mistake of ours: nobody else moves what is in a withdrawal. */
export async function moveWithdrawnBills(
  tx: Tx,
  bills: readonly BillRow[],
  event: WithdrawalStep,
  now: Date,
): Promise<void> {
  const first = bills[0]
  if (!first) throw new Error('a withdrawal has bills')
  const standing = billAfter({ status: first.status as BillStatus, heldFrom: null }, event)
  if (!standing || bills.some(({ status }) => status !== first.status)) {
    throw new Error(`bills of a withdrawal do not ${event}: ${bills.map(({ id }) => id).join(', ')}`)
  }
  await putStanding(
    tx,
    bills.map(({ id }) => id),
    standing,
    now,
  )
}

/** From where they are available into the withdrawal. A correction of something paid is a debt until it is taken up. */
export const intoWithdrawal = (bills: readonly BillRow[], payeeId: number): LedgerEntry[] =>
  bills.flatMap(bill => {
    const { share, about, available, inWithdrawal } = accountsOf(bill, payeeId)
    return [debit(available, share, about), credit(inWithdrawal, share, about)]
  })

export const outOfWithdrawal = (bills: readonly BillRow[], payeeId: number): LedgerEntry[] =>
  bills.flatMap(bill => {
    const { share, about, available, inWithdrawal } = accountsOf(bill, payeeId)
    return [debit(inWithdrawal, share, about), credit(available, share, about)]
  })

/** What was claimed of a closed account is available to who claimed it, debts included. */
function accountsOf(bill: BillRow, payeeId: number) {
  const { currency, share, about } = moneyOf(bill)
  const of = { currency: currency as Currency, memberId: payeeId }
  const isDebt = bill.corrects !== null && bill.member_id === payeeId
  const kind = isDebt ? ('member_debt' as const) : ('member_available' as const)
  return {
    ...{ share, about },
    ...{ available: { ...of, kind }, inWithdrawal: { ...of, kind: 'in_withdrawal' as const } },
  }
}

export const isWithdrawable = ({ status }: Pick<BillRow, 'status'>) => status === billStatus.available
