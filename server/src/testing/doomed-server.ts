// What receives uploads, in a process of its own, for tests that kill it:
// node doomed-server.js OWNER_URL FOLDER DOMAIN [S3_SETTINGS]
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import Fastify from 'fastify'
import { registerUploads } from '../modules/works/uploads/register-uploads'
import { systemClock } from '../platform/clock'
import { Database } from '../platform/database/database'
import { refuse } from '../platform/http/refuse'
import { SiteDirectory } from '../platform/http/site-directory'
import { createLog } from '../platform/log'
import { mailOutbox } from '../platform/mail/outbox'
import { secretsFrom } from '../platform/secrets'
import { siteOrigins } from '../platform/site-origin'
import { smsOutbox } from '../platform/sms/outbox'
import { diskStorage } from '../platform/storage/disk-storage'
import type { Storage } from '../platform/storage/storage'
import { openGate } from './open-gate'
import { testLogin, testSecret } from './test-login'

const [ownerUrl = '', folder = '', domain = '', bucket] = process.argv.slice(2)
const database = new Database(testLogin(ownerUrl), createLog('silent'), { connections: 2 })
const originOf = siteOrigins(undefined, 0)
const app = Fastify()
app.setErrorHandler((error, request, reply) => refuse(error, request, reply))
registerUploads(app, {
  database,
  sites: new SiteDirectory(database, domain, false, originOf),
  clock: systemClock,
  isBearerOpen: async () => true,
  services: {
    secrets: secretsFrom(testSecret),
    storage: await reachStorage(),
    sms: smsOutbox(join(folder, 'sms.jsonl')),
    mail: mailOutbox(join(folder, 'mail.jsonl')),
    outbound: openGate(),
    channelsFolder: join(folder, 'channels'),
    originOf,
  },
})
/** What speaks S3 takes long to load: only where it is wanted. */
async function reachStorage(): Promise<Storage> {
  if (!bucket) return diskStorage(join(folder, 'files'))
  const { s3Storage } = await import('../platform/storage/s3-storage')
  return s3Storage(JSON.parse(bucket))
}

await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.((app.server.address() as AddressInfo).port)
process.on('disconnect', () => process.exit())
