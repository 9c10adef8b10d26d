// What each line of a bank's answer would do. A line does something only where nothing at all speaks against it.
import type { Currency } from '#contract/currency'
import type { resultProblems } from '#contract/payouts/batch'
import { isPossibleDay } from '../withdrawals/paid-day'
import { amountOf } from './amount-of'
import { readDay } from './read-day'
import type { ResultLine } from './read-result-file'

export type ResultProblem = (typeof resultProblems)[number]

/** A payout that somebody's bank was told about by this reference. */
export interface ReferredItem {
  reference: string
  batch_id: number
  withdrawal_id: number
  amount_minor: number
  outcome: string | null
  /** The first day in China on which it can have been paid. */
  payable_since: string
}

export interface JudgedLine extends ResultLine {
  /** Null: the file does not say it. */
  paidOn: string | null
  withdrawalId: number | null
  problem: ResultProblem | null
}

interface Batch {
  id: number
  currency: Currency
  /** In China. */
  today: string
}

export function judgeLines(
  lines: readonly ResultLine[],
  batch: Batch,
  items: readonly ReferredItem[],
): JudgedLine[] {
  const byReference = new Map(items.map(item => [item.reference, item]))
  const again = linesSaidAgain(lines)
  return lines.map(line => {
    const item = byReference.get(line.reference)
    const problem = problemOf(line, item, batch, again.has(line.position))
    const paidOn = readDay(line.day) ?? null
    return { ...line, paidOn, withdrawalId: item?.withdrawal_id ?? null, problem }
  })
}

function problemOf(
  line: ResultLine,
  item: ReferredItem | undefined,
  batch: Batch,
  isAgain: boolean,
): ResultProblem | null {
  if (!item) return 'unknown_reference'
  if (item.batch_id !== batch.id) return 'other_batch'
  if (isAgain) return 'twice'
  if (item.outcome !== null) return 'settled'
  if (!isAmount(line.amount, item.amount_minor, batch.currency)) return 'wrong_amount'
  if (line.outcome === null) return 'unknown_outcome'
  return line.outcome === 'paid' && !isPossible(line.day, item, batch) ? 'wrong_day' : null
}

function isPossible(cell: string, { payable_since }: ReferredItem, { today }: Batch): boolean {
  if (cell === '') return true
  const day = readDay(cell)
  return day !== undefined && isPossibleDay(day, payable_since, today)
}

/** The same said twice counts once; where two lines about one payout differ, neither counts. */
function linesSaidAgain(lines: readonly ResultLine[]): Set<number> {
  const groups = new Map<string, ResultLine[]>()
  for (const line of lines) {
    const before = groups.get(line.reference)
    if (before) before.push(line)
    else groups.set(line.reference, [line])
  }
  const again = [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const isSame = others.every(({ outcome, amount }) => outcome === first.outcome && amount === first.amount)
    return isSame ? others : [first, ...others]
  })
  return new Set(again.map(({ position }) => position))
}

/** To the last digit. Banks may write what leaves as below zero; that is another amount. */
const isAmount = (cell: string, wanted: number, currency: Currency) =>
  amountOf(cell, currency) === BigInt(wanted)
