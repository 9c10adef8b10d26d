// A worker in a process of its own that takes a job and never finishes it, for a test that kills it.
import { z } from 'zod'
import { Database } from '../platform/database/database'
import { startWorker } from '../platform/jobs/worker'
import { createLog } from '../platform/log'

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
await startWorker({ ownerUrl, database: new Database(ownerUrl, log), jobs: [stuck], log })
