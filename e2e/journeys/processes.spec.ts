// The built program as an operator runs it: apart, together, and twice by mistake. drill/kills.ts kills it.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { Database } from '../../server/src/platform/database/database'
import { createLog } from '../../server/src/platform/log'
import { isDrill } from '../../server/src/testing/sampled'
import { newMember } from '../builders/member'
import { expect, test } from '../fixtures'
import { applicationLogin } from '../server/application-login'
import { dataDir, endAll, programOf, ready, type Started, start, webPids } from '../server/run-program'

/** The site that a start without the demo makes. */
const domain = 'tributary.localhost'

async function emptyDatabase(ownerUrl: string): Promise<string> {
  const name = `apart_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(ownerUrl)
  url.pathname = `/${name}`
  return url.href
}

const health = async (port: number) => (await fetch(`http://127.0.0.1:${port}/healthz`)).status

test.describe('a start', () => {
  test.afterEach(endAll)

  test('webs and workers that start together on an empty database work as one', async ({ backend }) => {
    const url = await emptyDatabase(backend.ownerUrl)
    const shared = {
      DATABASE_URL: url,
      // Logins belong to the whole PostgreSQL: all who share it share the secret.
      APP_SECRET: await readFile(join(backend.dataDir, 'app-secret'), 'utf8'),
      WEB_PROCESSES: '1',
    }
    const web = async () =>
      start({ ...shared, DATA_DIR: await dataDir({ isEmpty: true }), PROCESS: 'web', DEMO: '0' })
    const worker = async () =>
      start({ ...shared, DATA_DIR: await dataDir({ isEmpty: true }), PROCESS: 'worker', DEMO: '0' })
    // Whoever comes first makes the tables, whichever it is.
    const [one, two, ...workers] = await Promise.all([web(), web(), ...(isDrill ? [worker(), worker()] : [])])
    await Promise.all([one, two, ...workers].map(ready))

    const database = new Database(await applicationLogin(url, backend.dataDir), createLog('silent'), {
      connections: 1,
    })
    const sites = await database.withoutAgent<{ id: number }>('select id from find_agent_by_domain($1)', [
      domain,
    ])
    expect(sites).toHaveLength(1)
    const { openSession } = await newMember(database, sites[0]?.id ?? 0)
    const { cookies } = await openSession()
    await database.close()
    const headers = {
      host: domain,
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

  for (const count of ['1', '2']) {
    const tag = '@drill'
    test(`a taken port is named once and nothing is left running, with WEB_PROCESSES=${count}`, {
      tag,
    }, async ({ backend }) => {
      const folder = await dataDir()
      const late = await start({ DATA_DIR: folder, PORT: String(backend.port), WEB_PROCESSES: count })
      // Every process that shares its output has ended by then.
      await once(late.child, 'close')
      expect(late.child.exitCode).toBe(1)
      expect(late.output().match(/Port \d+ is taken/g)).toEqual([`Port ${backend.port} is taken`])
      expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false)
      expect(await health(backend.port)).toBe(200)
    })
  }

  test('a bad setting is named and nothing starts', async () => {
    const bad = await start({ DATA_DIR: await dataDir(), LOG_LEVEL: 'loud' })
    await once(bad.child, 'exit')
    expect(bad.child.exitCode).toBe(1)
    expect(bad.output()).toContain('LOG_LEVEL')
  })

  test('Ctrl-C, which reaches every process at once, stops them in order', { tag: '@drill' }, async () => {
    const settings = { DATA_DIR: await dataDir({ isEmpty: true }), WEB_PROCESSES: '2' }
    const server = await start(settings, { detached: true })
    await ready(server)
    const webs = await webPids(server)
    process.kill(-(server.child.pid ?? 0), 'SIGINT')
    await once(server.child, 'close')
    expect(server.child.exitCode).toBe(0)
    expect(server.output()).not.toContain('a web process ended')
    await expectGone(webs)
    expect(existsSync(join(settings.DATA_DIR, 'postgres', 'postmaster.pid'))).toBe(false)
  })
})

test.describe('one start that serves from two processes', () => {
  // They share the start, which takes longer than all that is asked of it.
  test.describe.configure({ mode: 'serial' })
  let folder: string
  let server: Started
  let port: number
  test.beforeAll(async () => {
    folder = await dataDir()
    server = await start({ DATA_DIR: folder, PORT: '0', WEB_PROCESSES: '2' })
    await ready(server)
    port = Number(/localhost:(\d+)/.exec(server.output())?.[1])
  })
  test.afterAll(endAll)

  test('is not disturbed by a second copy on the same folder, which says so and stops', async () => {
    const second = await start({ DATA_DIR: folder })
    await once(second.child, 'exit')
    expect(second.child.exitCode).toBe(1)
    expect(second.output()).toContain('already running')
    expect(await health(port)).toBe(200)
  })

  test('counts as one and replaces a process that is killed', async () => {
    const webs = await webPids(server)
    expect(webs).toHaveLength(2)
    // Connections are handed out in turn: these two end at different processes.
    const lines = [await openLine(port), await openLine(port)]
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(metrics).toContain('tributary_http_requests_total{route="/livez",status="200"} 2')
    expect(metrics).toMatch(/^process_resident_memory_bytes \d{8,}$/m)

    const [killed = 0] = webs
    process.kill(killed, 'SIGKILL')
    await expect.poll(() => lines.filter(line => line.closed).length).toBe(1)
    for (let turn = 0; turn < 10; turn++) (await openLine(port)).destroy()
    await expect.poll(async () => (await webPids(server)).filter(pid => pid !== killed).length).toBe(2)
    expect(server.output()).toContain('a web process ended, another one takes its place')
    expect(lines.filter(line => line.closed)).toHaveLength(1)
    for (const line of lines) line.destroy()
  })

  test('lets a running request finish after SIGTERM and takes no new one', async () => {
    const webs = await webPids(server)
    const body = JSON.stringify({ path: '/half-sent' })
    const headers = { 'content-type': 'application/json', 'content-length': body.length }
    const sent = request(`http://127.0.0.1:${port}/api/sites/pageview`, { method: 'POST', headers })
    const answered = once(sent, 'response')
    sent.write(body.slice(0, 5))
    await wait(300)
    server.child.kill('SIGTERM')
    await wait(300)
    await expect(health(port)).rejects.toThrow()
    sent.end(body.slice(5))
    const [response] = await answered
    expect(response.statusCode).toBe(200)
    response.resume()
    await once(server.child, 'exit')
    expect(server.child.exitCode).toBe(0)
    await expectGone(webs)
  })
})

async function expectGone(pids: number[]) {
  expect(pids).toHaveLength(2)
  await expect.poll(async () => (await Promise.all(pids.map(programOf))).join('')).toBe('')
}

/** A connection that has been answered once and stays open. */
async function openLine(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toContain('200 OK')
  // A killed process closes it the hard way.
  socket.on('error', () => {})
  return socket
}

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
