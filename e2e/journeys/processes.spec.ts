// The built program as an operator runs it: apart, together, twice by mistake, and killed.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '../fixtures'
import { freePort } from '../server/start-server'

interface Started {
  child: ChildProcess
  port: number
  output(): string
}

const started: ChildProcess[] = []
const folders: string[] = []

test.afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

async function dataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tributary-processes-'))
  folders.push(folder)
  return folder
}

async function start(settings: Record<string, string>): Promise<Started> {
  const port = Number(settings.PORT ?? (await freePort()))
  const child = spawn(process.execPath, ['build/server/main.js'], {
    env: { ...process.env, LOG_LEVEL: 'warn', PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (output += chunk))
  return { child, port, output: () => output }
}

async function ready({ child, output }: Started) {
  for (let tries = 0; tries < 300; tries++) {
    if (/is ready/.test(output())) return
    if (child.exitCode !== null) throw new Error(`ended: ${output()}`)
    await wait(100)
  }
  throw new Error(`not ready: ${output()}`)
}

const health = async (port: number) => (await fetch(`http://127.0.0.1:${port}/healthz`)).status

test('two webs and two workers on one database work as one', async ({ backend, member, site }) => {
  const shared = {
    DATABASE_URL: backend.ownerUrl,
    APP_SECRET: 'the same secret on every server, long enough',
  }
  const web = async () => start({ ...shared, DATA_DIR: await dataDir(), PROCESS: 'web', DEMO: '0' })
  const worker = async () => start({ ...shared, DATA_DIR: await dataDir(), PROCESS: 'worker', DEMO: '0' })
  const [one, two, ...workers] = await Promise.all([web(), web(), worker(), worker()])
  await Promise.all([one, two, ...workers].map(ready))

  const { cookies } = await (await member()).openSession()
  const headers = {
    host: site.domain,
    cookie: `token=${cookies.token}; sid=${cookies.sid}`,
    'sec-fetch-site': 'same-origin',
  }
  const ask = async ({ port }: Started, path: string, method = 'GET') =>
    (await fetchWithHost(`http://127.0.0.1:${port}${path}`, method, headers)).code
  expect(await ask(one, '/api/user/info')).toBe(1)
  expect(await ask(two, '/api/user/info')).toBe(1)
  expect(await ask(one, '/api/user/logout', 'POST')).toBe(1)
  await wait(1000)
  expect(await ask(two, '/api/user/info')).toBe(1000)
})

test('a second copy on the same folder and a taken port say so and stop', async () => {
  const folder = await dataDir()
  const first = await start({ DATA_DIR: folder })
  await ready(first)
  const second = await start({ DATA_DIR: folder })
  await once(second.child, 'exit')
  expect(second.child.exitCode).toBe(1)
  expect(second.output()).toContain('already running')

  const third = await start({ DATA_DIR: await dataDir(), PORT: String(first.port) })
  await once(third.child, 'exit')
  expect(third.child.exitCode).toBe(1)
  expect(third.output()).toContain(`Port ${first.port} is taken`)
  expect(await health(first.port)).toBe(200)
})

test('what was kept is there after kill -9 of everything', async () => {
  const folder = await dataDir()
  const first = await start({ DATA_DIR: folder })
  await ready(first)
  const page = await fetch(`http://127.0.0.1:${first.port}/api/sites/pageview`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: '/kept' }),
  })
  expect((await page.json()).code).toBe(1)
  const postgres = Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
  first.child.kill('SIGKILL')
  process.kill(postgres, 'SIGKILL')
  await once(first.child, 'exit')

  const again = await start({ DATA_DIR: folder })
  await ready(again)
  expect(await health(again.port)).toBe(200)
  const { Client } = (await import('pg')).default
  const password = (await readFile(join(folder, 'postgres-password'), 'utf8')).trim()
  const port = Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[3])
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: 'tributary_owner',
    password,
    database: 'tributary',
  })
  await client.connect()
  const { rows } = await client.query("select views from page_views where path = '/kept'")
  await client.end()
  expect(rows).toEqual([{ views: '1' }])
})

test('a bad setting is named and nothing starts', async () => {
  const bad = await start({ DATA_DIR: await dataDir(), LOG_LEVEL: 'loud' })
  await once(bad.child, 'exit')
  expect(bad.child.exitCode).toBe(1)
  expect(bad.output()).toContain('LOG_LEVEL')
})

test('SIGTERM lets a running request finish and takes no new one', async () => {
  const server = await start({ DATA_DIR: await dataDir() })
  await ready(server)
  const body = JSON.stringify({ path: '/half-sent' })
  const headers = { 'content-type': 'application/json', 'content-length': body.length }
  const sent = request(`http://127.0.0.1:${server.port}/api/sites/pageview`, { method: 'POST', headers })
  const answered = once(sent, 'response')
  sent.write(body.slice(0, 5))
  await wait(300)
  server.child.kill('SIGTERM')
  await wait(300)
  await expect(health(server.port)).rejects.toThrow()
  sent.end(body.slice(5))
  const [response] = await answered
  expect(response.statusCode).toBe(200)
  response.resume()
  await once(server.child, 'exit')
  expect(server.child.exitCode).toBe(0)
})

/** fetch() refuses to set Host, which here names the site. */
async function fetchWithHost(
  url: string,
  method: string,
  headers: Record<string, string>,
): Promise<{ code: number }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, response => {
      let body = ''
      response.on('data', chunk => (body += chunk))
      response.on('end', () => resolve(JSON.parse(body)))
    })
    sent.on('error', reject)
    sent.end()
  })
}
