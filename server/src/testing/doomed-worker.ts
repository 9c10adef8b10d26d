// A worker in a process of its own, for tests that kill it or see whether it stays: its job never ends, or fails where its word says so.
import { z } from 'zod'
import { Database } from '../platform/database/database'
import type { Job } from '../platform/jobs/job'
import { databasesOfLanes } from '../platform/jobs/lanes'
import { startWorker } from '../platform/jobs/worker'
import { createLog } from '../platform/log'
import { testLogin } from './test-login'
import { testServices } from './test-services'

const ownerUrl = process.argv[2] ?? ''
const log = createLog('silent')
const stuck: Job<{ word: string }> = {
  name: 'note',
  lane: 'quick',
  payload: z.object({ word: z.string() }),
  async run({ payload }) {
    process.send?.('took the job')
    if (payload.word.startsWith('fails')) throw new Error('as it was meant to')
    await new Promise<void>(() => {})
  },
}
const services = await testServices()
const database = new Database(testLogin(ownerUrl), log)
const databases = databasesOfLanes(() => database)
await startWorker({ jobsUrl: testLogin(ownerUrl, 'jobs'), databases, services, jobs: [stuck], log })
