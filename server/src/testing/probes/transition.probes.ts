import * as transition from '../../modules/works/moves/transition.queries'
import { change, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof transition> = {
  putStatus: change((tx, { workId }) => transition.putStatus(tx, workId, '981', {}, new Date())),
  releaseClaimsOf: change((tx, { staffId }) => transition.releaseClaimsOf(tx, staffId)),
  setClaim: change((tx, { workId }) => transition.setClaim(tx, workId, null, new Date())),
}
