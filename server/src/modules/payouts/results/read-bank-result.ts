import { createHash } from 'node:crypto'
import { z } from 'zod'
import { todayInChina } from '#contract/identity/age'
import type { BatchLayout } from '#contract/payouts/batch'
import { batchNumber } from '#contract/payouts/batch'
import type { listBankResultLines, readBankResult } from '#contract/payouts/batch-calls'
import { cleanFileName } from '../../../platform/clean-file-name'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { Tx } from '../../../platform/database/query'
import type { CallContext, PrepareContext, PreparedContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { findBatch } from '../batches/batches.queries'
import type { Handler } from '../withdrawals/payouts.policy'
import { judgeLines } from './judge-lines'
import { presentLine, presentResult } from './present-result'
import { type ReadResult, type ResultLine, readResultFile } from './read-result-file'
import {
  findAskedFile,
  findResult,
  insertResult,
  insertResultLines,
  listLineRows,
  listReferredItems,
  putCounts,
} from './results.queries'
import './results.texts'
import type { Currency } from '#contract/currency'
import { findWrongTotal } from './wrong-total'

interface ReadFile {
  name: string
  sha256: Buffer
  lines: ResultLine[]
}

/** The file is read before the transaction; what its lines are about is looked up in it. */
export const readTheResult = {
  async prepare({ input, file, read }: PrepareContext<typeof readBankResult>): Promise<ReadFile> {
    if (!file)
      throw new Refusal('invalidInput', { fields: [{ field: 'file', text: 'payouts.result.noFile' }] })
    const batch = await read(tx => findBatch(tx, input.batch_id))
    if (!batch) throw new Refusal('notFound')
    const sha256 = createHash('sha256').update(file.body).digest()
    await read(tx => refuseAskedFile(tx, sha256))
    const answered = await readResultFile(file, ownTitles(batch.layout))
    refuseWrongTotal(answered, batch.currency)
    return { name: cleanFileName(file.name), sha256, lines: answered.lines }
  },

  async run(context: PreparedContext<typeof readBankResult, ReadFile>) {
    const { tx, input, actor, client, now, prepared } = context
    const batch = await findBatch(tx, input.batch_id)
    if (!batch) throw new Refusal('notFound')
    await refuseAskedFile(tx, prepared.sha256)
    const references = [...new Set(prepared.lines.map(({ reference }) => reference))]
    const items = await listReferredItems(tx, references)
    const lines = judgeLines(prepared.lines, { ...batch, today: todayInChina(now) }, items)
    const id = await insertResult(tx, {
      ...{ batchId: batch.id, fileName: prepared.name, sha256: prepared.sha256 },
      ...{ lines: lines.length, readBy: actor.staffId, now },
    })
    await insertResultLines(tx, id, lines)
    await putCounts(tx, id)
    await recordAudit(tx, {
      ...{ actor, client, now, action: 'payout.resultRead', subject: 'payoutBatch', subjectId: batch.id },
      after: { file: prepared.name, lines: lines.length },
    })
    return presentResult(await requireResult(tx, id, actor))
  },
}

/** Many banks give our columns back as they were called. */
function ownTitles({ columns, has_header }: BatchLayout) {
  const title = (field: string) => columns.find(column => column.field === field)?.title ?? ''
  return has_header ? { reference: title('reference'), amount: title('amount') } : {}
}

function refuseWrongTotal(answered: ReadResult, currency: Currency): void {
  const sum = findWrongTotal(answered, currency)
  if (sum === undefined) return
  const problem = { field: 'file', text: 'payouts.result.wrongSum', params: { sum } }
  throw new Refusal('invalidInput', { fields: [problem] })
}

export async function refuseAskedFile(tx: Tx, sha256: Buffer): Promise<void> {
  const asked = await findAskedFile(tx, sha256)
  if (asked) throw sameFile(asked.number)
}

export const sameFile = (number: number) =>
  new Refusal('conflict', { text: 'payouts.result.sameFile', params: { number: batchNumber(number) } })

export async function requireResult(tx: Tx, id: number, asking: Handler) {
  const result = await findResult(tx, id, asking)
  if (!result) throw new Refusal('notFound')
  return result
}

const placeShape = z.object({ isGood: z.boolean(), position: place.number })

export async function listTheLines({ tx, input, actor }: CallContext<typeof listBankResultLines>) {
  const { id, cursor, limit } = input
  const after = readCursor(placeShape, cursor)
  await requireResult(tx, id, actor)
  const found = await listLineRows(tx, { resultId: id, after, limit: limit + 1 })
  const { shown, next_cursor } = pageOf(found, limit, ({ problem, position }) => ({
    isGood: problem === null,
    position,
  }))
  return { items: shown.map(presentLine), next_cursor }
}
