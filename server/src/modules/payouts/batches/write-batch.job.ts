// The file of a batch: written in pieces, hashed as the bank gets it, sealed as it lies. A worker that dies leaves nothing named; whoever
// comes after it begins anew, and the first that is finished names the file of the batch for good.
import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { todayInChina } from '#contract/identity/age'
import { batchNumber } from '#contract/payouts/batch'
import { whileAlone } from '../../../platform/database/while-alone'
import { byPage } from '../../../platform/export/by-page'
import type { Job, JobContext } from '../../../platform/jobs/job'
import { sealStream } from '../../../platform/seal-stream'
import { storeNoted } from '../../../platform/storage/store-noted'
import { openAccountNumber } from '../accounts/account-seal'
import { type BankLine, writeBankFile } from './batch-file'
import { writeBatchJob } from './batch-jobs'
import { type BatchRow, findBatch, listPaidTo, putBatchFile } from './batches.queries'

type Means = Pick<JobContext<unknown>, 'agentId' | 'database' | 'services'>

export const writeBatch: Job<{ batchId: number }> = {
  ...writeBatchJob,
  lane: 'heavy',
  async run({ payload, ...means }) {
    const { batchId } = payload
    await whileAlone(means.database, { what: 'payout batch', id: batchId }, async () => {
      const batch = await means.database.read(means.agentId, tx => findBatch(tx, batchId))
      if (batch && batch.file_key === null) await writeFile(means, batch)
    })
  },
}

async function writeFile(means: Means, batch: BatchRow): Promise<void> {
  const { agentId, database, services } = means
  const key = `payout-batches/${agentId}/${batch.id}/${randomUUID()}`
  const hash = createHash('sha256')
  let size = 0
  async function* plain() {
    const { layout, currency, payouts, sum_minor, made_at } = batch
    for await (const piece of writeBankFile({
      ...{
        layout,
        currency,
        number: batchNumber(batch.number),
        payouts,
        sum: sum_minor,
        day: todayInChina(made_at),
      },
      lines: linesOf(means, batch),
    })) {
      hash.update(piece)
      size += piece.length
      yield piece
    }
  }
  const sealed = Readable.from(sealStream(services.secrets, key, plain()), { objectMode: false })
  await storeNoted(database, services.storage, agentId)(key, sealed, { mayUseReserve: true })
  // Asked for once only: a change may be tried twice.
  const sha256 = hash.digest()
  const isNamed = await database.change(agentId, tx => putBatchFile(tx, batch.id, { key, size, sha256 }))
  if (!isNamed) await services.storage.remove(key)
}

const pageSize = 1000

/** Accounts are opened a page at a time. */
async function* linesOf(
  { agentId, database, services }: Means,
  { id: batchId, payouts }: BatchRow,
): AsyncGenerator<BankLine[]> {
  const pages = byPage(
    pageSize,
    (after: number | undefined) =>
      database.read(agentId, tx => listPaidTo(tx, { batchId, after: after ?? 0, limit: pageSize })),
    ({ position }) => position,
  )
  let lines = 0
  for await (const page of pages) {
    lines += page.length
    yield page.map(row => ({
      ...{ position: row.position, withdrawalId: row.withdrawal_id, reference: row.reference },
      ...{ holder: row.holder, bank: row.bank_name, branch: row.branch, cnaps: row.cnaps },
      account: openAccountNumber(services.secrets, row.member_id, row.number_sealed),
      amount: row.amount_minor,
    }))
  }
  if (lines !== payouts) throw new Error(`batch ${batchId} has ${lines} of ${payouts} payouts`)
}
