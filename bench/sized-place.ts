// A site of a size on a database of its own, asked by a member of its staff, or by whoever filled it says.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import pg from 'pg'
import { buildApp } from '../server/src/app'
import { demoSite } from '../server/src/demo/demo-site'
import { createAgent } from '../server/src/modules/sites/sites.public'
import { Database } from '../server/src/platform/database/database'
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded/embedded-postgres'
import { openLogins } from '../server/src/platform/database/logins'
import { migrate } from '../server/src/platform/database/migrate'
import { createLog } from '../server/src/platform/log'
import { secretsFrom } from '../server/src/platform/secrets'
import { testLogin, testSecret } from '../server/src/testing/test-login'
import { testServices } from '../server/src/testing/test-services'
import { median } from './load'
import { staffCookie } from './session-cookie'
import { milliseconds, ratioAtMost, timed } from './timing'

const domain = 'bench.test'
const rounds = 60

export type Place = Awaited<ReturnType<typeof openPlace>>

/** Puts into it what it is to have; where it answers with a session, that one asks. */
type Fill = (client: pg.Client, ownerUrl: string) => Promise<string> | Promise<void>

export async function openPlace(fill: Fill) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tributary-place-'))
  const log = createLog('warn')
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, durable: false })
  await migrate(postgres.ownerUrl, 'server/migrations', log)
  await openLogins(postgres.ownerUrl, secretsFrom(testSecret))
  await createAgent(postgres.ownerUrl, demoSite(domain))
  const cookie = await prepare(postgres.ownerUrl, fill)
  const database = new Database(testLogin(postgres.ownerUrl), log)
  const config = { defaultDomain: domain, trustedProxies: [], isDevelopment: false }
  const app = await buildApp({ config, database, services: await testServices(), log })
  return {
    async ask<T>(method: 'GET' | 'POST', url: string, payload?: object): Promise<T> {
      const headers = { host: domain, cookie, 'sec-fetch-site': 'same-origin' }
      const { code, msg, data } = (await app.inject({ method, url, payload, headers })).json()
      if (code !== 1) throw new Error(`${url}: ${msg}`)
      return data
    },
    /** A file as it comes, without holding it. */
    async take(url: string): Promise<Readable> {
      const answer = await app.inject({ url, headers: { host: domain, cookie }, payloadAsStream: true })
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode}`)
      return answer.stream()
    },
    async close() {
      await app.close()
      await database.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

async function prepare(ownerUrl: string, fill: Fill): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query("select set_config('app.agent_id', id::text, false) from agents")
    return (await fill(client, ownerUrl)) || (await staffCookie(client, 'Bench'))
  } finally {
    await client.end()
  }
}

/** The same deed at both, in turn, so that a noisy moment of the machine hits both; the first ones warm up. */
export async function comparePlaces(
  what: string,
  deed: (place: Place) => Promise<void>,
  { small, large }: { small: Place; large: Place },
  { few, many, most }: { few: string; many: string; most?: number },
) {
  const times = { small: [] as number[], large: [] as number[] }
  for (let round = -10; round < rounds; round++) {
    const [first, second] = [await timed(() => deed(small)), await timed(() => deed(large))]
    if (round < 0) continue
    times.small.push(first)
    times.large.push(second)
  }
  const [first, second] = [median(times.small), median(times.large)]
  return [
    milliseconds(`${what} with ${few}`, first),
    milliseconds(`${what} with ${many}`, second),
    ...(most === undefined
      ? []
      : [ratioAtMost(most, `${what}: time with ${many} / with ${few}`, second / first)]),
  ]
}
