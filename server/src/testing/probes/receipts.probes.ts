import * as receipts from '../../modules/income/receipts/receipts.queries'
import { change, find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof receipts> = {
  sumOpen: find((tx, { reportId }) => receipts.sumOpen(tx, reportId)),
  findReceipt: find(async (tx, { reportId }) => {
    const { rows } = await tx.run<{ id: number }>('select id::int from receipts where report_id = $1', [
      reportId,
    ])
    return rows[0] && receipts.findReceipt(tx, rows[0].id)
  }),
  sumReceived: find(
    async (tx, { reportId }) => (await receipts.sumReceived(tx, reportId, 'CNY')) || undefined,
  ),
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
