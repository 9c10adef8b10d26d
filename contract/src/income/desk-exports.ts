// Lists of the income desk as files. They answer with files instead of envelopes, so they are no calls of the contract.
import { z } from 'zod'
import { words } from '../text'
import { id } from '../wire'
import { lineKinds, reportQueues } from './report-calls'
import { reportStates } from './report-state'

export const reportsExportPath = '/api/income/reports-export'
export const deskBillsExportPath = '/api/income/bills-export'
export const suspenseExportPath = '/api/income/suspense-export'
export const remarksExportPath = '/api/income/remarks-export'
export const payersExportPath = '/api/income/payers-export'
export const receiptsExportPath = '/api/income/receipts-export'
export const postingsExportPath = '/api/income/postings-export'
export const comparisonExportPath = '/api/income/comparison-export'
export const disputesExportPath = '/api/income/disputes-export'
/** For staff; the member has one of their own. */
export const memberBillsExportPath = '/api/members/bills-export'

export const reportsExportInput = z.object({
  payer_id: id.optional(),
  state: z.enum(reportStates).optional(),
  queue: z.enum(reportQueues).optional(),
})
export const deskBillsExportInput = z.object({
  report_id: id.optional(),
  member_id: id.optional(),
  case_id: id.optional(),
  query: words(100).optional(),
})
export const suspenseExportInput = z.object({
  report_id: id,
  show: z.enum(['open', 'decided']).default('open'),
})
export const remarksExportInput = z.object({ id, what: z.enum(lineKinds).optional() })
