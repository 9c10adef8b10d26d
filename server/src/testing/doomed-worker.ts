// A worker in a process of its own that takes a job and never finishes it, for a test that kills it.
import { z } from 'zod'
import { Database } from '../platform/database/database'
import { startWorker } from '../platform/jobs/worker'
import { createLog } from '../platform/log'
import { testServices } from './test-services'

const ownerUrl = process.argv[2] ?? ''
const log = createLog('silent')
const stuck = {
  name: 'note',
  payload: z.looseObject({}),
  run: () => {
    process.send?.('took the job')
    return new Promise<void>(() => {})
  },
}
const services = await testServices()
await startWorker({ ownerUrl, database: new Database(ownerUrl, log), services, jobs: [stuck], log })
