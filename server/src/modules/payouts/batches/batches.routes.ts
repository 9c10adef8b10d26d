import * as calls from '#contract/payouts/batch-calls'
import { handle } from '../../../platform/http/call-handler'
import { applyTheResult } from '../results/apply-bank-result'
import { listTheLines, readTheResult } from '../results/read-bank-result'
import { grantTheFile } from './grant-batch-file'
import { archiveTheLayout, listTheLayouts, saveTheLayout } from './layouts'
import { listTheBatches, readTheBatch } from './list-batches'
import { makeTheBatch } from './make-batch'

export const batchRoutes = [
  handle(calls.listBatchLayouts, listTheLayouts),
  handle(calls.saveBatchLayout, saveTheLayout),
  handle(calls.archiveBatchLayout, archiveTheLayout),
  handle(calls.makeBatch, makeTheBatch),
  handle(calls.listBatches, listTheBatches),
  handle(calls.readBatch, readTheBatch),
  handle(calls.grantBatchFile, grantTheFile),
  handle(calls.readBankResult, readTheResult),
  handle(calls.listBankResultLines, listTheLines),
  handle(calls.applyBankResult, applyTheResult),
]
