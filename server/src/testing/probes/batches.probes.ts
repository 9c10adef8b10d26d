import * as batches from '../../modules/payouts/batches/batches.queries'
import { change, find, type Owned, type ProbesOf, write } from './probe'

const batchOf = ({ staffId }: Owned, number: number): batches.NewBatch => ({
  ...({ number, currency: 'CNY', payouts: 1, sum: 1n, madeBy: staffId, now: new Date() } as const),
  layout: {
    ...({ name: 'n', format: 'csv', encoding: 'utf-8', delimiter: ',', has_header: true } as const),
    columns: [],
    head_rows: [],
    foot_rows: [],
  },
})
const file = { key: 'stolen', size: 1, sha256: Buffer.from('stolen') }

export const probes: ProbesOf<typeof batches> = {
  listBatchRows: find(tx => batches.listBatchRows(tx, { limit: 10 })),
  findBatch: find((tx, { batchId }) => batches.findBatch(tx, batchId)),
  insertBatch: write((tx, owned) => batches.insertBatch(tx, batchOf(owned, 2))),
  insertItems: write(async (tx, owned) =>
    batches.insertItems(tx, await batches.insertBatch(tx, batchOf(owned, 3)), [owned.withdrawalId]),
  ),
  listItemRows: find((tx, { batchId }) => batches.listItemRows(tx, { batchId, after: 0, limit: 10 })),
  listPaidTo: find((tx, { batchId }) => batches.listPaidTo(tx, { batchId, after: 0, limit: 10 })),
  putBatchFile: change((tx, { batchId }) => batches.putBatchFile(tx, batchId, file)),
}
