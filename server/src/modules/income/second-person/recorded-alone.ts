// What people have done with the money of a report without a second person, as the limit counts it.
import type { Tx } from '../../../platform/database/query'
import { listRecordedAlone } from './money-requests.queries'
import type { Part } from './second-person.policy'

/** Paid for it, and moved to it. */
export async function readBroughtAlone(tx: Tx, reportId: number): Promise<Part[]> {
  const sums = await listRecordedAlone(tx, reportId)
  return sums.map(({ currency, settled, bank }) => ({ settled: { currency, amount: settled }, bank }))
}

/** Moved away from it. */
export async function readTakenAlone(tx: Tx, reportId: number): Promise<Part[]> {
  const sums = await listRecordedAlone(tx, reportId)
  return sums.map(({ currency, taken }) => ({ settled: { currency, amount: taken }, bank: null }))
}
