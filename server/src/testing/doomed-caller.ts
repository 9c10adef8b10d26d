// A server in a process of its own that is asked one thing and dies: before its so manieth statement, or, where it comes so far, between the
// commit and the answer. Its only message says that it came so far.
// OWNER_URL DOMAIN TIME STATEMENT { method, path, input, cookies }
import { buildApp } from '../app'
import { Database } from '../platform/database/database'
import { createLog } from '../platform/log'
import { dyingAt } from './dying-at'
import { testLogin } from './test-login'
import { testServices } from './test-services'

const [ownerUrl = '', domain = '', time = '', statement = '0', asked = '{}'] = process.argv.slice(2)
const { method, path, input, cookies } = JSON.parse(asked)
const log = createLog('silent')
const app = await buildApp({
  config: { defaultDomain: domain, trustedProxies: [], isDevelopment: false },
  database: new Database(testLogin(ownerUrl), log, { watch: dyingAt(Number(statement)) }),
  ...{ services: await testServices(), log, clock: { now: () => new Date(time) } },
})
// What would leave now does not.
app.addHook('onSend', () => {
  process.send?.('answers', () => process.kill(process.pid, 'SIGKILL'))
  return new Promise<void>(() => {})
})
await app.inject({
  ...{ method, url: path, payload: input, cookies },
  headers: { host: domain, 'accept-language': 'en', 'sec-fetch-site': 'same-origin' },
})
