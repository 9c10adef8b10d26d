// Carries out a bank's answer in a process of its own, for tests that kill it: OWNER_URL AGENT_ID RESULT_ID [STATEMENT]
// Before that statement of all it sends it dies as in a power cut; without one whoever started it does that.
import { applyResult } from '../modules/payouts/results/apply-result.job'
import { Database } from '../platform/database/database'
import { createLog } from '../platform/log'
import { dyingAt } from './dying-at'
import { testLogin } from './test-login'
import { testServices } from './test-services'

const [ownerUrl = '', agentId = '', resultId = '', statement = '0'] = process.argv.slice(2)
const log = createLog('silent')
const database = new Database(testLogin(ownerUrl), log, { watch: dyingAt(Number(statement)) })
await applyResult.run({
  ...{ database, log, agentId: Number(agentId), services: await testServices() },
  payload: { resultId: Number(resultId) },
})
await database.close()
