import * as suspense from '../../modules/income/suspense/suspense.queries'
import { ownTitleKey as key } from './own-income'
import { change, find, type ProbesOf } from './probe'

const now = new Date()

export const probes: ProbesOf<typeof suspense> = {
  listSuspenseRows: find(async (tx, { reportId }) => [
    ...(await suspense.listSuspenseRows(tx, { reportId, show: 'open', limit: 9 })),
    ...(await suspense.listSuspenseRows(tx, { reportId, show: 'decided', limit: 9 })),
  ]),
  listFirstTitles: find(async (tx, { reportId }) => [
    ...(await suspense.listFirstTitles(tx, { reportId, show: 'open', after: undefined, limit: 9 })),
    ...(await suspense.listFirstTitles(tx, { reportId, show: 'decided', after: 0, limit: 9 })),
  ]),
  listDecisions: find((tx, { decisionId }) => suspense.listDecisions(tx, [decisionId])),
  listKeptDecisions: find((tx, { decisionId }) => suspense.listKeptDecisions(tx, [decisionId])),
  findDecisionOf: find((tx, { payerId }) => suspense.findDecisionOf(tx, { payerId, key })),
  lockReportsWith: find((tx, { reportId, payerId }) =>
    suspense.lockReportsWith(tx, { reportId, payerId, key }),
  ),
  lockTitles: find((tx, { reportId }) => suspense.lockTitles(tx, reportId, key)),
  undoForKey: change((tx, { payerId, staffId }) => suspense.undoForKey(tx, { payerId, key, staffId, now })),
  insertDecision: change((tx, { payerId, reportId, workId, staffId }) =>
    suspense.insertDecision(tx, {
      ...{ payerId, reportId, workId, staffId, now, isrc: null },
      key: Buffer.from('other').toString('hex'),
    }),
  ),
  putMatched: change((tx, { decisionId }) => suspense.putMatched(tx, decisionId)),
  putUnmatched: change((tx, { decisionId }) => suspense.putUnmatched(tx, decisionId)),
  lockDecision: find((tx, { decisionId }) => suspense.lockDecision(tx, decisionId)),
  putUndone: change((tx, { decisionId, staffId }) => suspense.putUndone(tx, decisionId, { staffId, now })),
}
