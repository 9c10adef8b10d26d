import * as trace from '../../modules/income/ledger/bill-trace.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof trace> = {
  findTracedBill: find((tx, { billId }) => trace.findTracedBill(tx, billId)),
  listTracedTracks: find((tx, { billId }) => trace.listTracedTracks(tx, { billId, limit: 9 })),
  listLineRows: find((tx, { billId, reportId, workId }) =>
    trace.listLineRows(tx, {
      billId,
      reportId,
      workId,
      isrc: 'OWNED',
      saleMonth: '2026-05',
      currency: 'EUR',
      limit: 9,
    }),
  ),
  findLine: find((tx, { reportId }) => trace.findLine(tx, reportId, 1)),
  listLineEntries: find((tx, { reportId }) => trace.listLineEntries(tx, reportId, 1, 9)),
}
