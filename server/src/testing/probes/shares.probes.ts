import * as shares from '../../modules/income/posting/shares.queries'
import { type ProbesOf, write } from './probe'

// What they gather goes into tables of the transaction; a stranger's stay empty, which the posting's own tests would notice.
export const probes: ProbesOf<typeof shares> = {
  gatherSums: write((tx, { reportId }) => shares.gatherSums(tx, reportId)),
  gatherShares: write(tx => shares.gatherShares(tx)),
}
