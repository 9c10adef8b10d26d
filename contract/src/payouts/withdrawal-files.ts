// Withdrawals as files. They answer with files instead of envelopes, so they are no calls of the contract.
import { z } from 'zod'
import { words } from '../text'
import { id, month, wholeNumber } from '../wire'
import { withdrawalFilter } from './withdrawal-calls'
import { withdrawalStates } from './withdrawal-state'

/** Of the member. */
export const withdrawalsExportPath = '/withdrawals.csv'
export const withdrawalsExportInput = z.object(withdrawalFilter)
export const withdrawalReceiptPath = '/withdrawal-receipt.pdf'
export const withdrawalReceiptInput = z.object({ id })
export const memberYearPath = '/yearly-statement.pdf'

const firstYear = 2015
export const yearInput = z.object({ year: wholeNumber(firstYear, firstYear + 100) })

/** Of the desk. */
export const payoutsExportPath = '/api/payouts/export'
export const payoutsExportInput = z.object({
  state: z.enum(withdrawalStates).optional(),
  /** As in the queue. */
  query: words(60).optional(),
})
export const unclaimedExportPath = '/api/payouts/unclaimed-list'
export const taxListPath = '/api/payouts/tax-list'
export const taxListInput = z.object({ month })
export const operatorYearPath = '/api/payouts/yearly-statement'
/** What the page shows of batches and answers, without a whole number of an account. The file for the bank is another (grantBatchFile). */
export const batchesExportPath = '/api/payouts/batch-list'
export const batchPayoutsExportPath = '/api/payouts/batch-payouts'
export const resultLinesExportPath = '/api/payouts/result-lines'
export const oneExportInput = z.object({ id })
export const consentBalancesExportPath = '/api/payouts/consent-balances'
export const batchFilePath = '/api/payouts/batch-file'
