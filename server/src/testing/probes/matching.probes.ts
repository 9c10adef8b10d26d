import { prepareTitles } from '../../modules/income/importing/lines.queries'
import * as matching from '../../modules/income/importing/matching.queries'
import type { Tx } from '../../platform/database/query'
import { change, type Owned, type ProbesOf } from './probe'

/** The report's titles, in the tables of the transaction that the others work on. */
async function openTitles(tx: Tx, { reportId }: Owned) {
  await prepareTitles(tx)
  await tx.run(
    `insert into open_titles select title + 1000, key, kind, isrc, upc, custom_id, name, artist, release from report_titles where report_id = $1`,
    [reportId],
  )
  await matching.prepareMatches(tx)
}

const onOpenTitles = (match: (tx: Tx, owned: Owned) => Promise<void>) =>
  change(async (tx, owned) => {
    await openTitles(tx, owned)
    return match(tx, owned)
  })

export const probes: ProbesOf<typeof matching> = {
  prepareMatches: change(openTitles),
  matchByIsrc: onOpenTitles(tx => matching.matchByIsrc(tx)),
  matchByUpc: onOpenTitles(tx => matching.matchByUpc(tx)),
  matchByMemory: onOpenTitles((tx, { reportId }) => matching.matchByMemory(tx, reportId)),
  insertTitles: onOpenTitles((tx, { reportId }) => matching.insertTitles(tx, reportId)),
}
