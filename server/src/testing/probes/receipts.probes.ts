import * as receipts from '../../modules/income/receipts/receipts.queries'
import { change, find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof receipts> = {
  sumOpen: find((tx, { reportId }) => receipts.sumOpen(tx, reportId)),
  insertReceipt: change((tx, { reportId, staffId, transactionId }) =>
    receipts.insertReceipt(tx, {
      ...({
        reportId,
        staffId,
        transactionId,
        kind: 'difference',
        currency: 'CNY',
        settled: 1n,
        charges: 0n,
      } as const),
      ...{ receivedOn: '2026-05-01', reason: 'r', now: new Date() },
    }),
  ),
}
