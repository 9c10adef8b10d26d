// A worker in a process of its own that takes a job and never finishes it, for a test that kills it.
import { z } from 'zod'
import { Database } from '../platform/database/database'
import { databasesOfLanes } from '../platform/jobs/lanes'
import { startWorker } from '../platform/jobs/worker'
import { createLog } from '../platform/log'
import { testLogin } from './test-login'
import { testServices } from './test-services'

const ownerUrl = process.argv[2] ?? ''
const log = createLog('silent')
const stuck = {
  name: 'note',
  lane: 'quick' as const,
  payload: z.looseObject({}),
  run: () => {
    process.send?.('took the job')
    return new Promise<void>(() => {})
  },
}
const services = await testServices()
const database = new Database(testLogin(ownerUrl), log)
const databases = databasesOfLanes(() => database)
await startWorker({ jobsUrl: testLogin(ownerUrl, 'jobs'), databases, services, jobs: [stuck], log })
