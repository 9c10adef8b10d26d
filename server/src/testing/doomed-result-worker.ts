// Carries out a bank's answer in a process of its own, for a test that kills it between two portions: OWNER_URL AGENT_ID RESULT_ID
import { applyResult } from '../modules/payouts/results/apply-result.job'
import { Database } from '../platform/database/database'
import { createLog } from '../platform/log'
import { testLogin } from './test-login'
import { testServices } from './test-services'

const [ownerUrl = '', agentId = '', resultId = ''] = process.argv.slice(2)
const log = createLog('silent')
await applyResult.run({
  database: new Database(testLogin(ownerUrl), log),
  agentId: Number(agentId),
  services: await testServices(),
  log,
  payload: { resultId: Number(resultId) },
})
