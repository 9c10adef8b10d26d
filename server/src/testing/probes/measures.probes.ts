import * as measures from '../../modules/works/moves/measures.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof measures> = {
  isUnderMeasure: find((tx, { workId }) => measures.isUnderMeasure(tx, workId, null)),
  listMeasuredRecordings: find((tx, { memberId }) => measures.listMeasuredRecordings(tx, memberId)),
  listOutgoingRecordings: find((tx, { workId }) => measures.listOutgoingRecordings(tx, workId)),
}
