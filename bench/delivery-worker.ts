// The worker of delivery-queue.bench.ts, with the limits of the real program: tsx bench/delivery-worker.ts OWNER-URL FOLDER
import { join } from 'node:path'
import { dispatchDeliveries } from '../server/src/modules/delivery/sending/dispatch-deliveries.job'
import { packOneDelivery } from '../server/src/modules/delivery/sending/pack-delivery.job'
import { sendDelivery } from '../server/src/modules/delivery/sending/send-delivery.job'
import { Database } from '../server/src/platform/database/database'
import type { Job } from '../server/src/platform/jobs/job'
import { databasesOfLanes } from '../server/src/platform/jobs/lanes'
import { startWorker } from '../server/src/platform/jobs/worker'
import { createLog } from '../server/src/platform/log'
import { diskStorage } from '../server/src/platform/storage/disk-storage'
import { testLogin } from '../server/src/testing/test-login'
import { testServices } from '../server/src/testing/test-services'

const [ownerUrl = '', folder = ''] = process.argv.slice(2)
const log = createLog('warn')
const url = testLogin(ownerUrl)
const databases = databasesOfLanes(means => new Database(url, log, means))
const services = {
  ...(await testServices()),
  storage: diskStorage(join(folder, 'files')),
  channelsFolder: join(folder, 'channels'),
}
const jobs = [dispatchDeliveries, packOneDelivery, sendDelivery] as Job[]
await startWorker({ jobsUrl: testLogin(ownerUrl, 'jobs'), databases, services, jobs, log })
process.send?.('ready')
