// What a member waits for an answer while eight guests ask for pages with queries that nobody has asked for before, beside the
// same on a quiet server. In turn, so that a noisy moment of the machine hits both.
import { randomInt } from 'node:crypto'
import { Agent, request } from 'node:http'
import pg from 'pg'
import { startServer } from '../e2e/server/start-server'
import type { Figure } from './figure'
import { median } from './load'
import { sessionCookie } from './session-cookie'
import { milliseconds, ratioAtMost, timed } from './timing'

const guests = 8
const rounds = 5
const callsARound = 300
/** Some with queries that their page does not know, some with queries that make another page each time. */
const pages = [
  '/guest/index?nobody=',
  '/help-center/search?q=',
  '/advisory/detail?id=',
  '/help-center/index/detail?id=',
  '/login?next=',
  '/share/home.png?nobody=',
]

export async function run(): Promise<Figure[]> {
  const server = await startServer({ settings: { DEMO: '0' } })
  const client = new pg.Client({ connectionString: server.ownerUrl })
  await client.connect()
  try {
    const cookie = await anybody(client)
    const agent = new Agent({ keepAlive: true })
    const call = () => ask(server.port, '/api/user/info', { cookie }, agent)
    for (let warm = 0; warm < 300; warm++) await call()
    for (const page of pages) await ask(server.port, page)
    const quiet: number[] = []
    const flooded: number[] = []
    for (let round = 0; round < rounds; round++) {
      quiet.push(await p99(call))
      const flood = startFlood(server.port)
      flooded.push(await p99(call))
      await flood.stop()
    }
    return [
      milliseconds('p99 of a call, quiet', median(quiet)),
      milliseconds('p99 of a call under a flood of pages', median(flooded)),
      ratioAtMost(3, 'flooded : quiet', median(flooded) / median(quiet)),
    ]
  } finally {
    await client.end()
    await server.stop()
  }
}

async function p99(call: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let done = 0; done < callsARound; done++) {
    times.push(
      await timed(async () => {
        const status = await call()
        if (status !== 200) throw new Error(`a member was answered ${status}`)
      }),
    )
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
}

function startFlood(port: number) {
  let hasEnded = false
  const guest = async (number: number) => {
    for (let turn = number; !hasEnded; turn++) {
      await ask(port, `${pages[turn % pages.length]}${randomInt(1_000_000_000)}`)
    }
  }
  const all = Promise.all(Array.from({ length: guests }, (_, number) => guest(number)))
  return {
    async stop() {
      hasEnded = true
      await all
    },
  }
}

/** The status; what a refused guest is told does not matter here. */
function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  agent?: Agent,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, headers, agent: agent ?? false }, response => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', reject)
    })
    sent.once('error', reject)
    sent.end()
  })
}

async function anybody(client: pg.Client): Promise<string> {
  await client.query("select set_config('app.agent_id', id::text, false) from agents")
  const { rows } = await client.query<{ id: string }>(
    "insert into members (mobile, password_hash, nickname) values ('15000000001', '-', 'bench') returning id",
  )
  return sessionCookie(client, rows[0]?.id ?? '')
}
