import type { Tx } from '../../../platform/database/query'
import type { Difference } from './difference'
import * as journal from './journal.queries'

/** All balances and bills once more, from the journal and from what bills are made of. */
export async function checkJournal(tx: Tx): Promise<Difference[]> {
  const found: Difference[] = []
  for (const find of Object.values(journal)) found.push(...(await find(tx)))
  return found
}
