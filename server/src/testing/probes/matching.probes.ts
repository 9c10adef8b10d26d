import * as matching from '../../modules/income/importing/matching.queries'
import type { Tx } from '../../platform/database/query'
import { change, type Owned, type ProbesOf, write } from './probe'

/** On the tables of the transaction that are filled first. */
const onOpenTitles = (match: (tx: Tx, owned: Owned) => Promise<void>) =>
  change(async (tx, owned) => {
    await matching.takeOpenTitles(tx, owned.reportId)
    return match(tx, owned)
  })

export const probes: ProbesOf<typeof matching> = {
  takeOpenTitles: write((tx, { reportId }) => matching.takeOpenTitles(tx, reportId)),
  matchByIsrc: onOpenTitles(tx => matching.matchByIsrc(tx)),
  matchByUpc: onOpenTitles(tx => matching.matchByUpc(tx)),
  matchByMemory: onOpenTitles((tx, { reportId }) => matching.matchByMemory(tx, reportId)),
  putMatches: onOpenTitles((tx, { reportId }) => matching.putMatches(tx, reportId)),
}
