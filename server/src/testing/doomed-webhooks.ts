// Delivers to an endpoint in a process of its own, for a test that kills it before it can write that down: OWNER_URL AGENT_ID ENDPOINT_ID
import { deliverWebhooks } from '../modules/webhooks/webhooks.public'
import { Database } from '../platform/database/database'
import { createLog } from '../platform/log'
import { testLogin } from './test-login'
import { testServices } from './test-services'

const [ownerUrl = '', agentId = '', endpointId = ''] = process.argv.slice(2)
const log = createLog('silent')
await deliverWebhooks.run({
  database: new Database(testLogin(ownerUrl), log),
  agentId: Number(agentId),
  services: await testServices(),
  log,
  payload: { endpointId: Number(endpointId) },
})
