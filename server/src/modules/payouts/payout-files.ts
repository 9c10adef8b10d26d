import type { FastifyInstance } from 'fastify'
import type { CallEnvironment } from '../../platform/http/bind-calls'
import { registerBatchExports } from './batches/export-batches'
import { registerBatchFile } from './batches/serve-batch-file'
import { registerDocuments } from './documents/serve-documents'
import { registerTaxList } from './lists/export-tax-list'
import { registerWithdrawalExports } from './lists/export-withdrawals'
import { registerResultExport } from './results/export-result-lines'
import { registerConsentBalancesExport } from './unclaimed/export-consent-balances'
import { registerUnclaimedExport } from './unclaimed/export-unclaimed'

/** What leaves as a file. */
export function registerPayoutFiles(app: FastifyInstance, environment: CallEnvironment) {
  registerBatchFile(app, environment)
  registerWithdrawalExports(app, environment)
  registerTaxList(app, environment)
  registerUnclaimedExport(app, environment)
  registerConsentBalancesExport(app, environment)
  registerBatchExports(app, environment)
  registerResultExport(app, environment)
  registerDocuments(app, environment)
}
