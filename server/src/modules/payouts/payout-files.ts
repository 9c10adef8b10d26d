import type { FastifyInstance } from 'fastify'
import type { CallEnvironment } from '../../platform/http/bind-calls'
import { registerBatchFile } from './batches/serve-batch-file'

/** What leaves as a file. */
export function registerPayoutFiles(app: FastifyInstance, environment: CallEnvironment) {
  registerBatchFile(app, environment)
}
