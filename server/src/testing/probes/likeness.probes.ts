import * as likeness from '../../modules/income/importing/likeness.queries'
import { LineSample } from '../../modules/income/importing/line-sample'
import { change, find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof likeness> = {
  putSample: change((tx, { reportId }) => likeness.putSample(tx, reportId, new LineSample())),
  listLikely: find((tx, { reportId }) => likeness.listLikely(tx, reportId, 0)),
  countEqualLines: find((tx, { reportId }) => likeness.countEqualLines(tx, reportId, reportId)),
  putLikeness: change((tx, { reportId }) => likeness.putLikeness(tx, reportId, reportId - 1, 1)),
  waitForOthers: change(async tx => {
    await likeness.waitForOthers(tx)
  }),
  waitForOtherPostings: change(async tx => {
    await likeness.waitForOtherPostings(tx)
  }),
  forgetLikenesses: change((tx, { reportId }) => likeness.forgetLikenesses(tx, reportId)),
  listLikenesses: find((tx, { reportId }) => likeness.listLikenesses(tx, reportId)),
}
