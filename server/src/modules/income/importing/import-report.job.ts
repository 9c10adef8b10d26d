import type { Job } from '../../../platform/jobs/job'
import { importJob } from './import-jobs'
import { importReport } from './import-report'

export const importReportJob: Job<{ reportId: number }> = {
  ...importJob,
  lane: 'heavy',
  async run({ payload, agentId, database, services, log }) {
    const place = { database, storage: services.storage, agentId, log, now: () => new Date() }
    await importReport(place, payload.reportId)
  },
}
