import * as queue from '../../modules/review/queue/review-queue.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof queue> = {
  listQueue: find((tx, { staffId }) =>
    queue.listQueue(tx, { stage: 'content', view: 'all', staffId, sort: 'release', limit: 10 }),
  ),
  countQueues: find((tx, { staffId }) => queue.countQueues(tx, staffId, new Date())),
  countOpenCases: find(tx => queue.countOpenCases(tx)),
  isOwnWork: find((tx, { memberId, staffId }) => queue.isOwnWork(tx, memberId, staffId)),
  placeInQueue: find((tx, { reviewedId }) => queue.placeInQueue(tx, reviewedId, 'waiting')),
  findNextFree: find((tx, { staffId }) =>
    queue.findNextFree(tx, { stage: 'content', staffId, sort: 'waiting' }),
  ),
}
