// Which recording a title is of. A code decides, then what somebody decided before about the same title, then the release's code together
// with the track's name; a likeness of names is never more than a proposal.
import type { Tx } from '../../../platform/database/query'
import { matchByIsrc, matchByMemory, matchByUpc, putMatches, takeOpenTitles } from './matching.queries'

export async function matchTitles(tx: Tx, reportId: number): Promise<void> {
  await takeOpenTitles(tx, reportId)
  await matchByIsrc(tx)
  await matchByMemory(tx, reportId)
  await matchByUpc(tx)
  await putMatches(tx, reportId)
}
