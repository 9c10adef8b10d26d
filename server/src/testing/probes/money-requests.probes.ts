import * as requests from '../../modules/income/second-person/money-requests.queries'
import { change, find, type ProbesOf, write } from './probe'

const now = new Date()

export const probes: ProbesOf<typeof requests> = {
  insertRequest: change((tx, { reportId, staffId }) =>
    requests.insertRequest(tx, {
      ...({ reportId, staffId, kind: 'difference', why: ['write_off'], reason: 'r' } as const),
      settled: { currency: 'CNY', amount: 1n },
      ...{ now, endsAt: now },
    }),
  ),
  findReportsOfRequest: find((tx, { requestId }) => requests.findReportsOfRequest(tx, requestId)),
  findOpenRequest: find((tx, { requestId }) => requests.findOpenRequest(tx, requestId, now)),
  hasOpenRequest: find(async (tx, { reportId }) => {
    const asked = { reportId, kind: 'reversal', currency: null } as const
    return (await requests.hasOpenRequest(tx, asked, now)) || undefined
  }),
  isReversalAsked: find(
    async (tx, { receiptId }) => (await requests.isReversalAsked(tx, receiptId, now)) || undefined,
  ),
  listOpenRequests: find((tx, { reportId }) => requests.listOpenRequests(tx, reportId, now)),
  sumRequestsOfOthers: find(
    async tx => (await requests.sumRequestsOfOthers(tx, 0, now)).waiting || undefined,
  ),
  wasHeldBefore: find(
    async (tx, { postingId }) => (await requests.wasHeldBefore(tx, { postingId })) || undefined,
  ),
  findConfirmer: find((tx, { reportId }) => requests.findConfirmer(tx, reportId, new Date(0))),
  listRecordedAlone: find((tx, { reportId }) => requests.listRecordedAlone(tx, reportId)),
  readRates: find(async (tx, { reportId }) => (await requests.readRates(tx, reportId)).size || undefined),
  findLimit: write(tx => requests.findLimit(tx)),
  putDecision: change((tx, { requestId, staffId }) =>
    requests.putDecision(tx, requestId, { state: 'taken_back', staffId, reason: 'r', now }),
  ),
}
