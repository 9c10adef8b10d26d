import { z } from 'zod'
import { defineCall } from '../call'
import { waitingDeed } from '../deeds/deed'
import { amount } from '../income/bill'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { done, factorCode, id, idempotencyKey, nothing, version } from '../wire'
import { bankResult, bankResultLine, batchItem, batchLayout, keptLayout, payoutBatch } from './batch'
import { payoutDesk } from './payout-desk'

export const listBatchLayouts = defineCall({
  name: 'listBatchLayouts',
  summary: 'How files for banks look; a site that has none begins with what banks commonly take',
  methods: ['GET', 'POST'],
  path: paths.listBatchLayouts,
  access: payoutDesk,
  // The first time it makes those that a site begins with.
  effect: 'change',
  idempotent: true,
  input: nothing,
  output: z.array(keptLayout),
})

export const saveBatchLayout = defineCall({
  name: 'saveBatchLayout',
  summary: 'Keep a layout for a bank; files that were made stay as they are',
  methods: ['POST'],
  path: paths.saveBatchLayout,
  access: payoutDesk,
  effect: 'change',
  factor: 'always',
  input: z.object({ id: id.optional(), version: version.optional(), layout: batchLayout, code: factorCode }),
  /** Without a layout: what was sent waits. */
  output: z.object({ layout: keptLayout.nullable(), waiting: waitingDeed }),
})

export const archiveBatchLayout = defineCall({
  name: 'archiveBatchLayout',
  summary: 'Offer a layout no more',
  methods: ['POST'],
  path: paths.archiveBatchLayout,
  access: payoutDesk,
  effect: 'change',
  factor: 'always',
  input: z.object({ id, code: factorCode }),
  output: done,
})

export const makeBatch = defineCall({
  name: 'makeBatch',
  summary: 'Put approved withdrawals into a batch for the bank; those that the maker has approved stay out',
  methods: ['POST'],
  path: paths.makeBatch,
  access: payoutDesk,
  effect: 'change',
  factor: 'always',
  input: z.object({
    layout_id: id,
    /** Unsaid: all that the maker may pay. Failed and returned ones are named. */
    ids: z.array(id).min(1).max(500).optional(),
    /** What the maker saw: other figures are refused. */
    payouts: z.number().int().min(1),
    sum: amount,
    idempotency_key: idempotencyKey,
    code: factorCode,
  }),
  output: payoutBatch,
})

export const listBatches = defineCall({
  name: 'listBatches',
  summary: 'Batches, the newest first',
  methods: ['GET'],
  path: paths.listBatches,
  access: payoutDesk,
  effect: 'read',
  input: z.object({ ...pageInput }),
  output: pageOf(payoutBatch),
})

export const readBatch = defineCall({
  name: 'readBatch',
  summary: 'A batch with its payouts and what the bank said',
  methods: ['GET'],
  path: paths.readBatch,
  access: payoutDesk,
  effect: 'read',
  input: z.object({ ...pageInput, id }),
  output: pageOf(batchItem).extend({ batch: payoutBatch, results: z.array(bankResult) }),
})

export const grantBatchFile = defineCall({
  name: 'grantBatchFile',
  summary: 'Get an address for a batch’s file, valid for a minute, with a second factor',
  methods: ['POST'],
  path: paths.grantBatchFile,
  access: payoutDesk,
  effect: 'change',
  rate: { max: 20, seconds: 600, per: 'account' },
  factor: 'always',
  input: z.object({ id, code: factorCode }),
  output: z.object({ url: z.string() }),
})

export const readBankResult = defineCall({
  name: 'readBankResult',
  summary: 'Read a bank’s answer about a batch and show what it would do; nothing changes yet',
  methods: ['POST'],
  path: paths.readBankResult,
  access: payoutDesk,
  effect: 'change',
  body: 'multipart',
  input: z.object({ batch_id: id }),
  output: bankResult,
})

export const listBankResultLines = defineCall({
  name: 'listBankResultLines',
  summary: 'Lines of a bank’s answer, those with a problem first',
  methods: ['GET'],
  path: paths.listBankResultLines,
  access: payoutDesk,
  effect: 'read',
  input: z.object({ ...pageInput, id }),
  output: pageOf(bankResultLine),
})

export const applyBankResult = defineCall({
  name: 'applyBankResult',
  summary:
    'Have carried out what a bank’s answer says, portion by portion; a file that was carried out changes nothing again',
  methods: ['POST'],
  path: paths.applyBankResult,
  access: payoutDesk,
  effect: 'change',
  factor: 'always',
  idempotent: true,
  input: z.object({ id, code: factorCode }),
  output: bankResult,
})
