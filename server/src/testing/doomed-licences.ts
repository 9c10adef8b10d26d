// Follows licences in a process of its own, for a test that kills it in the middle.
import { followLicences } from '../modules/works/licences/follow-licences'
import { Database } from '../platform/database/database'
import { createLog } from '../platform/log'
import { testLogin } from './test-login'

const [ownerUrl = '', agentId = '', now = ''] = process.argv.slice(2)
const log = createLog('silent')
await followLicences(
  { database: new Database(testLogin(ownerUrl), log), agentId: Number(agentId), log },
  new Date(now),
)
