import * as returns from '../../modules/infringement/case-returns.queries'
import { change, find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof returns> = {
  listOwedReturns: find((tx, { workId }) => returns.listOwedReturns(tx, workId)),
  settleReturn: change((tx, { infringementId }) => returns.settleReturn(tx, infringementId)),
  hasHoldingClaim: find((tx, { workId }) => returns.hasHoldingClaim(tx, workId, null)),
}
