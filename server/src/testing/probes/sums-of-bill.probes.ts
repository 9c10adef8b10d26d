import * as sums from '../../modules/income/bills/sums-of-bill.queries'
import { linesOwned } from './bill-lines.probes'
import { find, type ProbesOf } from './probe'

const owned = (workId: number) => ({
  ...{ work_id: workId, isrc: 'OWNED', sale_month: '2026-05-01', currency: 'EUR' },
  ...{ exchange: '1', split: '1', rate: '1', title: 1, store: 1, lines: 1 },
})

export const probes: ProbesOf<typeof sums> = {
  listSumRows: find((tx, own) => sums.listSumRows(tx, linesOwned(own), undefined, 9)),
  listLinesOfSums: find((tx, { reportId, workId }) =>
    sums.listLinesOfSums(tx, reportId, [{ sum: owned(workId), from: 1, to: 1 }]),
  ),
}
