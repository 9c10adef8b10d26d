// Asking for a withdrawal (`sure`) beside the very statements it sends, run by pgbench on the same database with the same number of connections.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { paths } from '../contract/src/paths'
import { startServer } from '../e2e/server/start-server'
import { buildApp } from '../server/src/app'
import { Database } from '../server/src/platform/database/database'
import { createLog } from '../server/src/platform/log'
import { secretsFrom } from '../server/src/platform/secrets'
import { testLogin, testSecret } from '../server/src/testing/test-login'
import { testServices } from '../server/src/testing/test-services'
import { caller } from './calls'
import type { Figure } from './figure'
import { median } from './load'
import { newIdsFrom, record, scriptOf } from './recorded-script'
import { ratioAtLeast, timed } from './timing'
import { fillWithdrawers, type Withdrawer, withdrawerNumber } from './withdrawers'

const clients = 8
const rounds = 5
const requestsEach = 50
const recordedMembers = 3
const ofRound = clients * requestsEach

export async function run(): Promise<Figure[]> {
  const pgbench = process.env.PGBENCH_PATH
  if (!pgbench) throw new Error('pgbench is missing: install postgresql-contrib')
  const server = await startServer({ settings: { WEB_PROCESSES: '2', DEMO: '0', APP_SECRET: testSecret } })
  const owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
  const folder = await mkdtemp(join(tmpdir(), 'tributary-sure-'))
  try {
    const { rows } = await owner.query<{ id: string; domain: string }>(
      "select a.id, d.domain, set_config('app.agent_id', a.id::text, false) from agents a join agent_domains d on d.agent_id = a.id limit 1",
    )
    const { id: agentId = '', domain = '' } = rows[0] ?? {}
    const sets = 2 * (rounds + 1)
    const members = await fillWithdrawers(owner, secretsFrom(testSecret), recordedMembers + sets * ofRound)
    const script = join(folder, 'sure.sql')
    const statements = await recordScript(owner, members, { url: testLogin(server.ownerUrl), domain })
    await writeFile(
      script,
      `\\set k :k + 1\n\\set n :first + :client_id * ${requestsEach} + :k\n${statements}`,
    )
    const [calls, bare]: [number[], number[]] = [[], []]
    let at = recordedMembers
    // In turn, so that a noisy moment of the machine hits both; the first ones warm up.
    for (let round = 0; round <= rounds; round++) {
      const asked = await asksPerSecond(server.port, members.slice(at, at + ofRound))
      const ran = await runsPerSecond(pgbench, {
        url: testLogin(server.ownerUrl),
        agentId,
        script,
        first: at + ofRound,
      })
      at += 2 * ofRound
      if (round === 0) continue
      calls.push(asked)
      bare.push(ran)
    }
    await expectAll(owner, at)
    const seen = { unit: '/s', target: '', pass: true }
    return [
      { name: 'statements of one sure', value: statements.trim().split('\n').length, ...seen, unit: '' },
      { name: 'sure', value: Math.round(median(calls)), ...seen },
      { name: 'its statements in pgbench -M prepared', value: Math.round(median(bare)), ...seen },
      ratioAtLeast(0.3, 'sure : its statements in pgbench', median(calls) / median(bare)),
    ]
  } finally {
    await owner.end()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** By the same program in this process, for the first two members. */
async function recordScript(
  owner: pg.Client,
  members: readonly Withdrawer[],
  { url, domain }: { url: string; domain: string },
) {
  const { rows } = await owner.query<{ sequence: string }>(
    "select pg_get_serial_sequence(format('%I', c.table_name), c.column_name) as sequence from information_schema.columns c where c.table_schema = 'public' and c.is_identity = 'YES'",
  )
  for (const [at, { sequence }] of rows.entries()) {
    await owner.query('select setval($1::regclass, $2::bigint)', [sequence, newIdsFrom + at * 100_000_000])
  }
  const log = createLog('silent')
  const database = new Database(url, log)
  const services = await testServices()
  const config = { defaultDomain: domain, trustedProxies: [], isDevelopment: false }
  const app = await buildApp({ config, database, services, log })
  try {
    const ask = async ({ cookie, input }: Withdrawer) => {
      const headers = { host: domain, cookie, 'sec-fetch-site': 'same-origin' }
      const answered = await app.inject({
        method: 'POST',
        url: paths.requestWithdrawal,
        payload: input,
        headers,
      })
      if (answered.json().code !== 1) throw new Error(`not asked for: ${answered.body}`)
    }
    // What is kept or prepared once is there already when it is recorded.
    await app.inject({
      method: 'GET',
      url: paths.userInfo,
      headers: { host: domain, cookie: members[0]?.cookie },
    })
    const examples = []
    for (const [place, member] of members.slice(0, recordedMembers).entries()) {
      examples.push({ n: withdrawerNumber(place), statements: await record(() => ask(member)) })
    }
    // The first one opened connections and prepared statements.
    const [, one, other] = examples
    if (!one || !other) throw new Error('nothing was recorded')
    return scriptOf(one, other)
  } finally {
    await app.close()
    await database.close()
  }
}

async function asksPerSecond(port: number, members: readonly Withdrawer[]): Promise<number> {
  const waiting = [...members]
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      await caller({ port, cookie: next.cookie })(paths.requestWithdrawal, next.input)
    }
  }
  const took = await timed(() => Promise.all(Array.from({ length: clients }, work)))
  return members.length / (took / 1000)
}

interface Run {
  url: string
  agentId: string
  script: string
  first: number
}

async function runsPerSecond(pgbench: string, { url, agentId, script, first }: Run): Promise<number> {
  const { stdout } = await promisify(execFile)(
    pgbench,
    [
      ...['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-t', String(requestsEach)],
      ...['-D', 'k=0', '-D', `first=${withdrawerNumber(first) - 1}`, '-f', script, url],
    ],
    { env: { ...process.env, PGOPTIONS: `-c app.agent_id=${agentId}` }, maxBuffer: 2 ** 26 },
  )
  if (!stdout.includes(`processed: ${ofRound}/${ofRound}`)) throw new Error(`pgbench failed:\n${stdout}`)
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
}

/** Both ways do the same: a withdrawal for everybody. */
async function expectAll(owner: pg.Client, count: number): Promise<void> {
  const { rows } = await owner.query<{ count: number }>(
    "select count(*)::int as count from withdrawals w join members m on m.id = w.member_id where m.nickname = 'withdrawer' and w.state = 'submitted'",
  )
  if (rows[0]?.count !== count) throw new Error(`${rows[0]?.count} of ${count} withdrawals are there`)
}
