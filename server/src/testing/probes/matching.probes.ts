import * as matching from '../../modules/income/importing/matching.queries'
import { change, type ProbesOf, write } from './probe'

// Most of them work on tables of their transaction, which a stranger has not made.
export const probes: ProbesOf<typeof matching> = {
  takeOpenTitles: write((tx, { reportId }) => matching.takeOpenTitles(tx, reportId)),
  matchByIsrc: change(tx => matching.matchByIsrc(tx)),
  matchByUpc: change(tx => matching.matchByUpc(tx)),
  matchByMemory: change((tx, { reportId }) => matching.matchByMemory(tx, reportId)),
  putMatches: change((tx, { reportId }) => matching.putMatches(tx, reportId)),
}
