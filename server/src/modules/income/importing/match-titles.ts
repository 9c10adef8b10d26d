// Which recording a title is of. A code decides, then what somebody decided before about the same title, then the release's code together
// with the track's name; a likeness of names is never more than a proposal.
import type { Tx } from '../../../platform/database/query'
import { insertTitles, matchByIsrc, matchByMemory, matchByUpc, prepareMatches } from './matching.queries'

export async function matchTitles(tx: Tx, reportId: number): Promise<void> {
  await prepareMatches(tx)
  await matchByIsrc(tx)
  await matchByMemory(tx, reportId)
  await matchByUpc(tx)
  await insertTitles(tx, reportId)
}
