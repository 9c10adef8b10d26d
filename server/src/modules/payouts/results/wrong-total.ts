import type { Currency } from '#contract/currency'
import { amountOf } from './amount-of'
import type { ReadResult } from './read-result-file'

/**
 * A sum below the table that is not the sum of it: the file was cut off or changed. Banks add up everything, what they paid or what they did not,
 * so it has to be one of these. What is no amount is a remark.
 */
export function findWrongTotal({ lines, totals }: ReadResult, currency: Currency): string | undefined {
  const sumOf = (outcomes: readonly unknown[]) =>
    lines
      .filter(({ outcome }) => outcomes.includes(outcome))
      .reduce((sum, { amount }) => sum + (amountOf(amount, currency) ?? 0n), 0n)
  const right = [sumOf(['paid', 'failed', null]), sumOf(['paid']), sumOf(['failed'])]
  return totals.find(total => {
    const said = amountOf(total, currency)
    return said !== undefined && !right.includes(said)
  })
}
