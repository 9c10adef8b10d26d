// The web in a process of its own that says how many bytes clients have sent it and how much memory it takes:
// OWNER_URL DOMAIN S3_SETTINGS
import type { AddressInfo } from 'node:net'
import { buildApp } from '../app'
import { Database } from '../platform/database/database'
import { createLog } from '../platform/log'
import { s3Storage } from '../platform/storage/s3-storage'
import { testLogin } from './test-login'
import { testServices } from './test-services'

const [ownerUrl = '', domain = '', bucket = '{}'] = process.argv.slice(2)
const log = createLog('silent')
const app = await buildApp({
  config: { defaultDomain: domain, trustedProxies: [], isDevelopment: false },
  database: new Database(testLogin(ownerUrl), log),
  services: { ...(await testServices()), storage: s3Storage(JSON.parse(bucket)) },
  log,
})
const sockets = new Set<{ bytesRead: number }>()
app.server.on('connection', socket => sockets.add(socket))
await app.listen({ port: 0, host: '127.0.0.1' })

process.on('message', () =>
  process.send?.({
    bytes: [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0),
    memory: process.memoryUsage().rss,
  }),
)
process.on('disconnect', () => process.exit())
process.send?.((app.server.address() as AddressInfo).port)
