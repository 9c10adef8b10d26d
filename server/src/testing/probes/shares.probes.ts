import * as shares from '../../modules/income/posting/shares.queries'
import { change, type ProbesOf } from './probe'

// What they gather goes into tables of the transaction; a stranger's stay empty, which the posting's own tests would notice.
export const probes: ProbesOf<typeof shares> = {
  gatherSums: change((tx, { reportId }) => shares.gatherSums(tx, reportId)),
  gatherShares: change(async (tx, { reportId }) => {
    await shares.gatherSums(tx, reportId)
    return shares.gatherShares(tx)
  }),
}
