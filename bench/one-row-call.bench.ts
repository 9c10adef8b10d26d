// An authenticated call that reads one row, beside the fastest thing PostgreSQL can do on this machine: pgbench -S.
// message/count answers one number. user/info, which every page asks too, reads the account and its identity.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import { startServer } from '../e2e/server/start-server'
import type { Figure } from './figure'
import { median, requestsPerSecond } from './load'
import { sessionCookie } from './session-cookie'

const members = 200_000
const messages = 1_000_000
const sessions = 64
const seconds = 5
const rounds = 5

export async function run(): Promise<Figure[]> {
  const pgbench = process.env.PGBENCH_PATH
  if (!pgbench) throw new Error('pgbench is missing: install postgresql-contrib')
  const server = await startServer({ settings: { DEMO: '0' } })
  const url = `http://127.0.0.1:${server.port}`
  const client = new pg.Client({ connectionString: server.ownerUrl })
  await client.connect()
  try {
    const cookies = await fill(client)
    await client.query('create database pgbench')
    const bare = new URL(server.ownerUrl)
    bare.pathname = '/pgbench'
    await promisify(execFile)(pgbench, ['-i', '-q', '-s', '10', bare.href])
    const load = { url: `${url}/api/message/count`, connections: 32, seconds, cookies }
    const info = { ...load, url: `${url}/api/user/info` }
    await requestsPerSecond({ ...load, seconds: 3 })
    await requestsPerSecond({ ...info, seconds: 3 })
    const calls: number[] = []
    const infos: number[] = []
    const selects: number[] = []
    // In turn, so that a noisy moment of the machine hits both.
    for (let round = 0; round < rounds; round++) {
      selects.push(await selectsPerSecond(pgbench, bare.href))
      calls.push(await requestsPerSecond(load))
      infos.push(await requestsPerSecond(info))
    }
    const beside = (name: string, rates: number[], least: number): Figure => {
      const ratio = median(rates) / median(selects)
      return {
        ...{ name, value: Number(ratio.toFixed(3)), unit: '' },
        ...{ target: `>= ${least}`, pass: ratio >= least },
      }
    }
    return [
      {
        name: 'pgbench -S -M prepared',
        value: Math.round(median(selects)),
        unit: '/s',
        target: '',
        pass: true,
      },
      { name: 'message/count', value: Math.round(median(calls)), unit: '/s', target: '', pass: true },
      { name: 'user/info', value: Math.round(median(infos)), unit: '/s', target: '', pass: true },
      beside('user/info : pgbench', infos, 0.19),
      beside('one-row call : pgbench', calls, 0.23),
    ]
  } finally {
    await client.end()
    await server.stop()
  }
}

async function selectsPerSecond(pgbench: string, url: string): Promise<number> {
  const { stdout } = await promisify(execFile)(pgbench, [
    ...['-S', '-M', 'prepared', '-c', '8', '-j', '2', '-T', String(seconds)],
    url,
  ])
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
}

/** A site of realistic size, and the cookies of some members who are logged in. */
async function fill(client: pg.Client): Promise<string[]> {
  await client.query("select set_config('app.agent_id', id::text, false) from agents")
  await client.query(
    `insert into members (mobile, password_hash, nickname) select '15' || lpad(n::text, 9, '0'), '-', 'Member ' || n from generate_series(1, ${members}) n`,
  )
  await client.query(
    `insert into messages (member_id, kind, template) select m.id, 'announcement', 'demo.welcome' from generate_series(1, ${messages / members}) n, members m where m.password_hash = '-'`,
  )
  const { rows } = await client.query<{ id: string }>(
    "select id from members where password_hash = '-' order by hashint8(id) limit $1",
    [sessions],
  )
  const cookies: string[] = []
  for (const { id } of rows) cookies.push(await sessionCookie(client, id))
  await client.query('vacuum analyze')
  return cookies
}
