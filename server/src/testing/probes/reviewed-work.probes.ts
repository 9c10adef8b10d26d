import * as reviewed from '../../modules/review/opened/reviewed-work.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof reviewed> = {
  findReviewedMember: find((tx, { memberId }) => reviewed.findReviewedMember(tx, memberId)),
  listStaffNames: find(async (tx, { staffId }) => (await reviewed.listStaffNames(tx, [staffId])).size),
  listRecordings: find((tx, { reviewedId }) => reviewed.listRecordings(tx, reviewedId)),
}
