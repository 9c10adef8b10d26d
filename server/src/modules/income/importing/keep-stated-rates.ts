// Exchange rates into the site's currency that stand in the report itself. Finance sees them as such and may enter others.
import type { Tx } from '../../../platform/database/query'
import type { NumberMarks } from '../reading/number-marks'
import { readStatedRate } from '../reading/read-stated-rate'
import { currencyOfAgent } from '../splits/split-tracks.queries'
import { insertStatedRates } from './importing.queries'

interface Stated {
  footers: readonly string[]
  settings: NumberMarks
  now: Date
}

export async function keepStatedRates(
  tx: Tx,
  reportId: number,
  { footers, settings, now }: Stated,
): Promise<void> {
  const stated = footers.flatMap(text => readStatedRate(text, settings) ?? [])
  if (stated.length === 0) return
  const site = await currencyOfAgent(tx)
  const rates = new Map<string, Set<string>>()
  for (const { from, to, rate } of stated) {
    if (to === site) rates.set(from, (rates.get(from) ?? new Set()).add(rate))
  }
  // One rate a report and currency: a report that states two leaves it to people.
  const sure = [...rates].flatMap(([currency, [rate, ...others]]) =>
    rate === undefined || others.length > 0 ? [] : [{ currency, rate }],
  )
  if (sure.length > 0) await insertStatedRates(tx, reportId, sure, now)
}
