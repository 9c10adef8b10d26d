import * as reasons from '../../modules/review/reasons/review-reasons.queries'
import { change, find, type ProbesOf, write } from './probe'

const both = { 'zh-CN': '一', en: 'one' }
const written = (staffId: number) => ({
  part: 'title' as const,
  title: both,
  text: both,
  staffId,
  now: new Date(),
})

export const probes: ProbesOf<typeof reasons> = {
  listReasons: find(async (tx, { reasonId }) =>
    (await reasons.listReasons(tx)).filter(({ id }) => id === reasonId),
  ),
  listReasonsById: find((tx, { reasonId }) => reasons.listReasonsById(tx, [reasonId])),
  lockReason: find((tx, { reasonId }) => reasons.lockReason(tx, reasonId)),
  insertReason: write((tx, { staffId }) => reasons.insertReason(tx, written(staffId))),
  updateReason: change((tx, { reasonId, staffId }) => reasons.updateReason(tx, reasonId, written(staffId))),
  removeReason: change((tx, { reasonId, staffId }) =>
    reasons.removeReason(tx, reasonId, staffId, new Date()),
  ),
  countUses: change((tx, { reasonId }) => reasons.countUses(tx, [reasonId])),
}
