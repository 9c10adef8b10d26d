// What a month that is over asks for, computed again from what is left of it.
import { flatRateVersion } from '#contract/payouts/non-resident-versions'
import { taxOnMonth, versionIn } from '#contract/payouts/tax-rules'
import type { Tx } from '../../../platform/database/query'
import { findTreatyOfMonth, type RuledMonth, sumMonth } from './tax.queries'

/** The tax on the month less what was withheld of it; below zero, more was withheld than the month asks for. */
export async function owedOf(tx: Tx, month: RuledMonth): Promise<bigint> {
  const last = await findTreatyOfMonth(tx, month)
  // A flat rate was of each withdrawal: taking one back leaves the others as they were.
  if (month.rule === 'non_resident' && last?.version === flatRateVersion) return 0n
  const { income, withheld } = await sumMonth(tx, month)
  const version = versionIn(month.rule, month.month.slice(0, 7))
  return taxOnMonth({ kind: month.rule, version, treatyRate: last?.rate ?? null }, income) - withheld
}
