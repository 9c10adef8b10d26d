import * as transition from '../../modules/works/moves/transition.queries'
import { change, find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof transition> = {
  putStatus: change((tx, { workId }) => transition.putStatus(tx, workId, '981', {}, new Date())),
  lockClaimsOf: find((tx, { staffId }) => transition.lockClaimsOf(tx, staffId)),
  releaseClaimsOf: change((tx, { staffId }) => transition.releaseClaimsOf(tx, staffId)),
  setClaim: change((tx, { workId }) => transition.setClaim(tx, workId, null, new Date())),
}
