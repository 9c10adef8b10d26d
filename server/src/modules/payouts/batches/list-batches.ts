import { z } from 'zod'
import type { listBatches, readBatch } from '#contract/payouts/batch-calls'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { presentResult } from '../results/present-result'
import { listResultRows } from '../results/results.queries'
import { findBatch, listBatchRows, listItemRows } from './batches.queries'
import { presentBatch, presentItem } from './present-batch'

const placeShape = z.object({ number: place.number })

type Listing = Pick<CallContext<typeof listBatches>, 'tx' | 'input' | 'language'>

export async function listTheBatches({ tx, input, language }: Listing) {
  const { cursor, limit } = input
  const below = readCursor(placeShape, cursor)?.number
  const found = await listBatchRows(tx, { below, limit: limit + 1 })
  const { shown, next_cursor } = pageOf(found, limit, ({ number }) => ({ number }))
  return { items: shown.map(row => presentBatch(row, language)), next_cursor }
}

export async function readTheBatch({ tx, input, actor, language }: CallContext<typeof readBatch>) {
  const { id, cursor, limit } = input
  const after = readCursor(placeShape, cursor)?.number ?? 0
  const batch = await findBatch(tx, id)
  if (!batch) throw new Refusal('notFound')
  const found = await listItemRows(tx, { batchId: id, after, limit: limit + 1 })
  const { shown, next_cursor } = pageOf(found, limit, ({ position }) => ({ number: position }))
  const results = await listResultRows(tx, id, actor)
  return {
    items: shown.map(row => presentItem(row, batch.currency)),
    next_cursor,
    batch: presentBatch(batch, language),
    results: results.map(presentResult),
  }
}
