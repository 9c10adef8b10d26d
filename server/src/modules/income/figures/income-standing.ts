import { type BillStatus, billStatus } from '#contract/income/bill-status'
import type { incomeStanding } from '#contract/income/income-figures-calls'
import { minor, toDecimal } from '#contract/money'
import type { CallContext } from '../../../platform/http/call-handler'
import { sumStanding } from './standing.queries'

export async function readStanding({ tx, actor, site }: CallContext<typeof incomeStanding>) {
  const { currency } = site.facts.terms
  const sums = await sumStanding(tx, actor.memberId, currency)
  const of = (status: BillStatus) => {
    const sum = sums.find(row => row.status === status)
    const amount = toDecimal({ amount: minor(BigInt(sum?.share_minor ?? 0)), currency })
    return {
      standing: { amount, bills: sum?.bills ?? 0 },
      unanswered: sum?.unanswered ?? 0,
      uncovered: sum?.uncovered ?? 0,
      adjustments: sum?.adjustments ?? 0,
    }
  }
  const [toConfirm, available] = [of(billStatus.toConfirm), of(billStatus.available)]
  const { unanswered, uncovered } = toConfirm
  return {
    currency,
    to_confirm: { ...toConfirm.standing, unanswered, uncovered },
    available: { ...available.standing, adjustments: available.adjustments },
    in_withdrawal: of(billStatus.inWithdrawal).standing,
    paid: of(billStatus.paid).standing,
    held: of(billStatus.held).standing,
  }
}
