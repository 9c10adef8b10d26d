import type { JudgedLine } from '../../modules/payouts/results/judge-lines'
import * as results from '../../modules/payouts/results/results.queries'
import { change, find, type ProbesOf, write } from './probe'

const now = new Date()
const line: JudgedLine = {
  ...({ position: 2, reference: 'nothing', amount: '1', outcome: null, bankReference: '', day: '' } as const),
  ...({ reason: '', paidOn: null, withdrawalId: null, problem: 'unknown_reference' } as const),
}

export const probes: ProbesOf<typeof results> = {
  listReferredItems: find(tx => results.listReferredItems(tx, ['OWNED-1'])),
  findAskedFile: find(tx => results.findAskedFile(tx, Buffer.from('owned'))),
  insertResult: write((tx, { batchId, staffId }) =>
    results.insertResult(tx, {
      ...{ batchId, fileName: 'n', sha256: Buffer.from('other'), lines: 0, readBy: staffId, now },
    }),
  ),
  insertResultLines: write((tx, { resultId }) => results.insertResultLines(tx, resultId, [line])),
  putCounts: change((tx, { resultId }) => results.putCounts(tx, resultId)),
  listResultRows: find((tx, owned) => results.listResultRows(tx, owned.batchId, owned)),
  findResult: find((tx, owned) => results.findResult(tx, owned.resultId, owned)),
  lockResult: find((tx, { resultId }) => results.lockResult(tx, resultId)),
  listGoodLines: find((tx, { resultId }) => results.listGoodLines(tx, { resultId, after: 0, limit: 10 })),
  putAsked: change((tx, { resultId, staffId }) => results.putAsked(tx, resultId, staffId, now)),
  putPortion: change((tx, { resultId }) => results.putPortion(tx, resultId, { until: 1, more: 1 })),
  putStopped: change((tx, { resultId }) => results.putStopped(tx, resultId, now)),
  putApplied: change((tx, { resultId }) => results.putApplied(tx, resultId, now)),
  listLineRows: find((tx, { resultId }) => results.listLineRows(tx, { resultId, limit: 10 })),
}
