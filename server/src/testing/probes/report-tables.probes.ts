import * as tables from '../../modules/income/desk/report-tables.queries'
import { change, find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof tables> = {
  listNames: find(async (tx, { staffId }) => [...(await tables.listNames(tx, [staffId]))]),
  insertBatch: change((tx, { payerId, reportId, staffId }) =>
    tables.insertBatch(tx, {
      ...{ payerId, name: 'n', entry: '/1 n', fileKey: 'report-texts/owned', batchOf: reportId, table: 'n' },
      ...{ staffId, now: new Date() },
    }),
  ),
  countBatches: find((tx, { reportId }) => tables.countBatches(tx, reportId)),
  putBatch: change((tx, { reportId }) => tables.putBatch(tx, { reportId, number: 9 }, reportId)),
}
