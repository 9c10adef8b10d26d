import * as discarded from '../../modules/income/importing/discarded.queries'
import { change, find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof discarded> = {
  listToForget: find(tx => discarded.listToForget(tx)),
  findLastLine: find(async (tx, { reportId }) =>
    [await discarded.findLastLine(tx, reportId)].filter(Boolean),
  ),
  forgetSomeLines: change((tx, { reportId }) =>
    discarded.forgetSomeLines(tx, reportId, { after: 0, upTo: 9 }),
  ),
  forgetMarks: change((tx, { reportId }) => discarded.forgetMarks(tx, reportId)),
}
