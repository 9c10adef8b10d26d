import * as matching from '../../modules/income/importing/matching.queries'
import { change, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof matching> = {
  matchByIsrc: change((tx, { reportId }) => matching.matchByIsrc(tx, reportId)),
  matchByUpc: change((tx, { reportId }) => matching.matchByUpc(tx, reportId)),
  matchByMemory: change((tx, { reportId }) => matching.matchByMemory(tx, reportId)),
}
