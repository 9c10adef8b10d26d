// Copies of real recordings, encoded anew, cut and quieter, looked up among 100,000 recordings, beside a look-up among 1,000.
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { demoSite } from '../server/src/demo/demo-site'
import { createAgent } from '../server/src/modules/sites/sites.public'
import { findElsewhere } from '../server/src/modules/works/materials/like-recordings'
import { keepFingerprint } from '../server/src/modules/works/materials/material-checks.queries'
import { Database } from '../server/src/platform/database/database'
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded/embedded-postgres'
import { openLogins } from '../server/src/platform/database/logins'
import { migrate } from '../server/src/platform/database/migrate'
import { createLog } from '../server/src/platform/log'
import { secretsFrom } from '../server/src/platform/secrets'
import { copies, copyOf, hasRecordings, realRecordings } from '../server/src/testing/recording-copies'
import { testLogin, testSecret } from '../server/src/testing/test-login'
import type { Figure } from './figure'
import { median } from './load'
import { timed } from './timing'

const few = 1000
const many = 100_000
const rounds = 5

interface Found {
  share: number
  milliseconds: number
}

export async function run(): Promise<Figure[]> {
  if (!hasRecordings()) return []
  const folder = await mkdtemp(join(tmpdir(), 'tributary-fingerprints-'))
  const log = createLog('warn')
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, durable: false })
  try {
    await migrate(postgres.ownerUrl, 'server/migrations', log)
    await openLogins(postgres.ownerUrl, secretsFrom(testSecret))
    const agentId = await createAgent(postgres.ownerUrl, demoSite('bench.test'))
    const database = new Database(testLogin(postgres.ownerUrl), log)
    const client = new pg.Client({ connectionString: postgres.ownerUrl })
    await client.connect()
    await client.query("select set_config('app.agent_id', $1, false)", [String(agentId)])
    try {
      return await measure(client, database, agentId, folder)
    } finally {
      await client.end()
      await database.close()
    }
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

async function measure(client: pg.Client, database: Database, agentId: number, folder: string) {
  const originals = await realRecordings(folder)
  const add = await recordingsOf(client, database, agentId)
  const wanted: { sha256: Buffer; workId: number; original: number }[] = []
  for (const { path, codes } of originals) {
    const { workId: original } = await add(codes)
    for (const copy of Object.values(copies)) {
      const { sha256, workId } = await add(await copyOf(folder, path, copy))
      wanted.push({ sha256, workId, original })
    }
  }
  const lookUp = async (): Promise<Found> => {
    let found = 0
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      for (const { sha256, workId, original } of wanted) {
        const time = await timed(async () => {
          const places = await database.read(agentId, tx => findElsewhere(tx, sha256, workId))
          if (places.some(({ work_id }) => work_id === original)) found++
        })
        times.push(time)
      }
    }
    return { share: found / times.length, milliseconds: median(times) }
  }
  const material = originals.flatMap(({ codes }) => codes)
  await fill(client, material, few)
  const small = await lookUp()
  await fill(client, material, many - few)
  const large = await lookUp()
  const ratio = large.milliseconds / small.milliseconds
  return [
    {
      name: `copies found among ${many} recordings (${wanted.length} copies)`,
      value: Math.round(large.share * 100),
      unit: '%',
      target: '100',
      pass: large.share === 1,
    },
    lookUpTime(few, small),
    lookUpTime(many, large),
    {
      name: `look-up of a copy: time with ${many} / with ${few}`,
      value: Number(ratio.toFixed(2)),
      unit: '',
      target: '',
      pass: true,
    },
  ]
}

const lookUpTime = (count: number, { milliseconds }: Found): Figure => ({
  name: `look-up of a copy among ${count} recordings`,
  value: Number(milliseconds.toFixed(1)),
  unit: 'ms',
  target: '',
  pass: true,
})

/** Each is the main audio of a released work of its own. */
async function recordingsOf(client: pg.Client, database: Database, agentId: number) {
  const member = await idOf(
    client,
    "insert into members (mobile, password_hash, nickname) values ('15000000001', '-', 'bench') returning id",
  )
  let count = 0
  return async (codes: number[]) => {
    const sha256 = createHash('sha256').update(`recording ${count++}`).digest()
    const workId = await idOf(
      client,
      "insert into works (member_id, kind, status, details, scope, created_at, updated_at, submitted_at) values ($1, 'single', '991', '{}', '{}', now(), now(), now()) returning id",
      [member],
    )
    await client.query(
      "insert into stored_files (sha256, storage_key, size, media_type, created_at) values ($1, 'k', 1, 't', now())",
      [sha256],
    )
    await client.query(
      "insert into materials (member_id, work_id, type, file_name, sha256, size, created_at) values ($1, $2, 'music', 'f', $3, 1, now())",
      [member, workId, sha256],
    )
    await database.change(agentId, tx => keepFingerprint(tx, sha256, 45_000, codes))
    return { sha256, workId }
  }
}

async function idOf(client: pg.Client, sql: string, values: unknown[] = []): Promise<number> {
  const { rows } = await client.query<{ id: string }>(sql, values)
  return Number(rows[0]?.id)
}

const codesEach = 330
const blockLength = 16
const batch = 500
/** One bit in eight is another one: as far from the real ones as two recordings of a song are from each other. */
const noise = 1 / 8

/** Blocks of real recordings, shuffled and with noise: their codes come as often as those of real music do. */
async function fill(client: pg.Client, material: readonly number[], count: number) {
  const masks = Int32Array.from({ length: 65_536 }, mask)
  await client.query('drop index fingerprints_by_landmark')
  for (let done = 0; done < count; done += batch) {
    const codes = new Array<number>(batch * codesEach)
    for (let index = 0; index < codes.length; index += blockLength) {
      const from = Math.floor(Math.random() * (material.length - blockLength))
      for (let step = 0; step < blockLength && index + step < codes.length; step++) {
        codes[index + step] =
          (material[from + step] as number) ^ (masks[Math.floor(Math.random() * masks.length)] as number)
      }
    }
    await client.query(
      `with made as (select n, sha256(random()::text::bytea || n::text::bytea) as sha256 from generate_series(1, $2) n),
         files as (insert into stored_files (sha256, storage_key, size, media_type, created_at)
           select sha256, 'k', 1, 't', now() from made returning sha256)
       insert into fingerprints (sha256, milliseconds, codes, landmarks)
       select m.sha256, 41000, ($1::int[])[($3 * (n - 1) + 1):($3 * n)], ($1::int[])[($3 * (n - 1) + 81):($3 * (n - 1) + 320)]
       from made m join files using (sha256)`,
      [codes, batch, codesEach],
    )
  }
  await client.query("set maintenance_work_mem = '256MB'")
  await client.query('create index fingerprints_by_landmark on fingerprints using gin (landmarks)')
  await client.query('vacuum analyze fingerprints, materials, works, stored_files')
}

function mask(): number {
  let bits = 0
  for (let bit = 0; bit < 32; bit++) if (Math.random() < noise) bits |= 1 << bit
  return bits
}
