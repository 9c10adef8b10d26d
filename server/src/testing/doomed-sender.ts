// Sends a delivery in a process of its own, for a test that kills it before it can say so: OWNER_URL FOLDER AGENT_ID DELIVERY_ID
import { join } from 'node:path'
import { sendDelivery } from '../modules/delivery/sending/send-delivery.job'
import { Database } from '../platform/database/database'
import { createLog } from '../platform/log'
import { testLogin } from './test-login'
import { testServices } from './test-services'

const [ownerUrl = '', folder = '', agentId = '', deliveryId = ''] = process.argv.slice(2)
const log = createLog('silent')
await sendDelivery.run({
  database: new Database(testLogin(ownerUrl), log),
  agentId: Number(agentId),
  services: { ...(await testServices()), channelsFolder: join(folder, 'channels') },
  log,
  payload: { deliveryId: Number(deliveryId) },
})
