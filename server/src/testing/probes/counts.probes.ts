import * as counts from '../../modules/release-pages/counts.queries'
import { change, find, type ProbesOf } from './probe'

const day = '2026-11-16'

export const probes: ProbesOf<typeof counts> = {
  addCounts: change((tx, { pageCode }) =>
    counts.addCounts(tx, [{ code: pageCode, day, channelId: 0, count: 1 }]),
  ),
  listVisits: find((tx, { releasePageId }) => counts.listVisits(tx, releasePageId, day)),
  countVisits: find(async (tx, { releasePageId }) => {
    const count = await counts.countVisits(tx, releasePageId)
    return count > 0 ? count : undefined
  }),
  listClicks: find((tx, { releasePageId }) => counts.listClicks(tx, releasePageId, day)),
}
