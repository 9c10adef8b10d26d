// From an event to the bell: one listener, then the same among a thousand; and what a listener costs in memory.
import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { memberLivePath } from '../contract/src/live-paths'
import { paths } from '../contract/src/paths'
import { startServer } from '../e2e/server/start-server'
import { signalChannel } from '../server/src/platform/live/signal'
import type { Figure } from './figure'
import { median } from './load'
import { sessionCookie } from './session-cookie'
import { milliseconds, ratioAtMost } from './timing'

const crowdSize = 1000
const manySize = 5000
const events = 60
const rounds = 3

export async function run(): Promise<Figure[]> {
  const server = await startServer({ settings: { DEMO: '0' } })
  const client = new pg.Client({ connectionString: server.ownerUrl })
  await client.connect()
  try {
    const cookies = await fill(client, manySize)
    const [watched = '', ...others] = cookies
    const listener = await listen(server.port, watched)
    await measure(server.port, watched, listener)
    const alone: number[] = []
    const among: number[] = []
    const toAll: number[] = []
    for (let round = 0; round < rounds; round++) {
      alone.push(await measure(server.port, watched, listener))
      const crowd = await Promise.all(
        others.slice(0, crowdSize - 1).map(cookie => listen(server.port, cookie)),
      )
      await pause(500)
      among.push(await measure(server.port, watched, listener))
      toAll.push(await announce(client, crowd))
      for (const one of crowd) one.stop()
      await pause(500)
    }
    const memory = await memoryEach(server.port, server.pid, others)
    listener.stop()
    return [
      milliseconds('event to bell, one listener', median(alone)),
      milliseconds(`event to bell, ${crowdSize} listeners`, median(among)),
      milliseconds(`announcement to the last of ${crowdSize} bells`, median(toAll)),
      ratioAtMost(5, `event to bell: among ${crowdSize} / alone`, median(among) / median(alone)),
      { name: `memory of a listener, of ${manySize}`, value: memory, unit: 'kB', target: '', pass: true },
    ]
  } finally {
    await client.end()
    await server.stop()
  }
}

interface Listener {
  /** Resolves with the moment the next event arrives. */
  next(): Promise<number>
  stop(): void
}

function listen(port: number, cookie: string): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path: memberLivePath, agent: false, headers: { cookie } })
    let heard: ((at: number) => void) | undefined
    sent.once('error', reject)
    sent.once('response', response => {
      response.setEncoding('utf8').on('data', (piece: string) => {
        if (!piece.includes('event: messages')) return
        heard?.(performance.now())
        heard = undefined
      })
      response.on('error', () => {})
      const listener: Listener = {
        next: () =>
          new Promise(resolveNext => {
            heard = resolveNext
          }),
        stop: () => sent.destroy(),
      }
      // The first event says how things stand: from then on the line is known to work.
      void listener.next().then(() => resolve(listener))
    })
    sent.end()
  })
}

const keptOpen = new Agent({ keepAlive: true })

/** The median time between sending a change and hearing of it. */
async function measure(port: number, cookie: string, listener: Listener): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < events; count++) {
    const heard = listener.next()
    const begin = performance.now()
    const sent = request({
      port,
      agent: keptOpen,
      method: 'POST',
      path: paths.readAllMessages,
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    })
    sent.once('response', response => response.resume())
    sent.end('{}')
    times.push((await heard) - begin)
  }
  return median(times)
}

/** Until the last one has heard. */
async function announce(client: pg.Client, crowd: Listener[]): Promise<number> {
  const heard = Promise.all(crowd.map(one => one.next()))
  const begin = performance.now()
  await client.query(
    "select pg_notify($1, json_build_object('agentId', current_setting('app.agent_id')::int, 'to', 'members', 'topic', 'messages')::text)",
    [signalChannel],
  )
  return Math.max(...(await heard)) - begin
}

/** Of the server alone, in kilobytes, after it has had time to settle. */
async function memoryEach(port: number, pid: number, cookies: string[]): Promise<number> {
  const before = await residentKilobytes(pid)
  const listeners: Listener[] = []
  for (let start = 0; start < cookies.length; start += 500) {
    const some = cookies.slice(start, start + 500)
    listeners.push(...(await Promise.all(some.map(cookie => listen(port, cookie)))))
  }
  await pause(3000)
  const each = ((await residentKilobytes(pid)) - before) / listeners.length
  for (const listener of listeners) listener.stop()
  return Number(each.toFixed(1))
}

async function residentKilobytes(pid: number): Promise<number> {
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1])
}

async function fill(client: pg.Client, size: number): Promise<string[]> {
  await client.query("select set_config('app.agent_id', id::text, false) from agents")
  const { rows } = await client.query<{ id: string }>(
    `insert into members (mobile, password_hash, nickname)
     select '15' || lpad(n::text, 9, '0'), '-', 'Member ' || n from generate_series(1, $1::int) n returning id`,
    [size],
  )
  await client.query(
    "insert into messages (member_id, kind, template) select id, 'announcement', 'demo.welcome' from members, generate_series(1, 20) where password_hash = '-'",
  )
  const cookies: string[] = []
  for (const { id } of rows) cookies.push(await sessionCookie(client, id))
  await client.query('vacuum analyze')
  return cookies
}
