// A member with a draft, and how a server is watched while it takes an upload.
import { randomBytes, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { hashSecret } from '../server/src/modules/identity/session-directory'

/** As much of any answer as is read here. */
interface Answered {
  id: number
  tracks: { id: number }[]
  grant: string
  upload_id: string
  parts: { number: number; size: number; url: string }[]
}

export interface Uploader {
  cookie: string
  url: string
  workId: number
  trackId: number
}

/** The worker hashes and checks what has arrived; the next round begins when nothing is left for it to do. */
export async function untilAtRest(client: pg.Client) {
  const due =
    'select from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts limit 1'
  do await pause(2000)
  while ((await client.query(due)).rowCount)
}

export async function call({ cookie, url }: Pick<Uploader, 'cookie' | 'url'>, path: string, body?: object) {
  const answer = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: Answered }
  if (code !== 1) throw new Error(`${path}: ${msg}`)
  return data
}

export async function memberWithDraft(client: pg.Client, url: string): Promise<Uploader> {
  await client.query("select set_config('app.agent_id', id::text, false) from agents")
  const { rows } = await client.query<{ id: string }>(
    "insert into members (mobile, password_hash, nickname) values ('15000000000', '-', 'Bench') returning id",
  )
  const [token, secret] = [randomUUID(), randomBytes(32).toString('base64url')]
  await client.query(
    "insert into member_sessions (token, secret_hash, member_id, carrier, user_agent, address, ends_at) values ($1, $2, $3, 'cookie', 'bench', '', now() + interval '1 day')",
    [token, hashSecret(secret), rows[0]?.id],
  )
  const cookie = `token=${token}; sid=${secret}`
  const { id } = await call({ cookie, url }, '/api/works/create', { kind: 'single' })
  const { tracks } = await call({ cookie, url }, `/api/works/read?id=${id}`)
  return { cookie, url, workId: id, trackId: tracks[0]?.id ?? 0 }
}

/** Watches the server with all its processes; tells at the end by how much they grew. */
export async function watchMemory(pid: number) {
  const pids = await processesOf(pid)
  const resident = async () => {
    const pages = await Promise.all(
      pids.map(async each => (await readFile(`/proc/${each}/statm`, 'utf8')).split(' ')[1]),
    )
    return pages.reduce((sum, count) => sum + Number(count) * 4096, 0)
  }
  const before = await resident()
  let most = before
  const timer = setInterval(async () => {
    most = Math.max(most, await resident())
  }, 50)
  return {
    stop() {
      clearInterval(timer)
      return most - before
    },
  }
}

/** The first process and those it forked to serve; PostgreSQL is another program. */
async function processesOf(first: number): Promise<number[]> {
  const found = [first]
  for (const pid of (await readdir('/proc')).map(Number).filter(Boolean)) {
    const [facts, program] = await Promise.all(
      ['stat', 'cmdline'].map(name => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
    )
    const parent = Number(facts?.slice(facts.lastIndexOf(')')).split(' ')[2])
    if (parent === first && program?.includes('main.js')) found.push(pid)
  }
  return found
}
