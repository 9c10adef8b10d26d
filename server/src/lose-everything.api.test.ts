// Written to while it is backed up, then lost, then restored: what the backup shows is there to the last byte and cent.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTicket } from '#contract/support/calls'
import { verifyLedger } from './modules/income/verify/verify-ledger'
import { BackupFolder } from './platform/backup/backup-folder'
import type { Manifest } from './platform/backup/backup-format'
import { endRestored } from './platform/backup/end-restored'
import { leftOut } from './platform/backup/left-out'
import { otherNumbers, runningNumbers } from './platform/backup/running-numbers'
import { Database } from './platform/database/database'
import { enqueue } from './platform/jobs/job'
import { createLog } from './platform/log'
import { projectFolder } from './platform/project-folder'
import { removeFiles } from './platform/storage/remove-files.job'
import { backUp, type EmptyPlace, emptyPlace, keepFile, newFolder, restore } from './testing/backup-kit'
import { buildRelease } from './testing/build-release'
import { loggedInStaff } from './testing/build-staff'
import { distrokidFile, reportDesk } from './testing/report-desk'
import { isDrill } from './testing/sampled'
import { testLogin } from './testing/test-login'
import { testServer } from './testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let place: EmptyPlace
let folder: BackupFolder
let manifest: Manifest
let restored: Database | undefined
/** What was acknowledged before the backup began: keys of files; and how many tickets were. */
const acknowledged: string[] = []
let ticketsTaken = 0
const margin = 500

beforeAll(async () => {
  server = await testServer()
  place = await emptyPlace(server.ownerUrl)
  folder = new BackupFolder(await newFolder())
  await earn()
  await server.asOwner(
    `insert into code_ranges (agent_id, kind, prefix, first, last, next, year, created_at) values
       ($1, 'isrc', 'CNTB1', 0, 99999, 40, extract(year from now()), now()),
       ($1, 'isrc', 'CNTB2', 10, 99999, 4000, 2020, now()),
       ($1, 'upc', '6901234', 0, 300, 12, null, now())`,
    [server.agentId],
  )
  await keepArchive()
  await letToolsIn()
  await server.database.change(server.agentId, tx =>
    enqueue(tx, removeFiles, { keys: ['sealed/1/waiting'] }, { key: 'waiting', maxAttempts: 7 }),
  )
  const load = startWriting()
  while (acknowledged.length < (isDrill ? 200 : 8) || ticketsTaken === 0) await pause(20)
  const before = [...acknowledged]
  ;({ manifest } = await backUp(server, server.services.storage, folder))
  await load.stop()
  acknowledged.splice(0, acknowledged.length, ...before)
  await restore(folder, manifest, place, margin)
  restored = new Database(testLogin(place.ownerUrl), createLog('silent'), { connections: 2 })
})
afterAll(async () => {
  await restored?.close()
  await place.close()
  await server.close()
})

/** A report that became bills and entries of the ledger. */
async function earn() {
  const [clerk, second] = [
    await loggedInStaff(server, { roles: ['finance'] }),
    await loggedInStaff(server, { roles: ['finance'] }),
  ]
  const desk = reportDesk(server, clerk)
  const member = await server.loggedInMember()
  const { isrc } = await buildRelease(server, server.agentId, member.memberId)
  const content = distrokidFile([
    { ISRC: isrc, 'Earnings (USD)': '12.345678901' },
    { ISRC: isrc, 'Earnings (USD)': '0.333333333', Title: 'Odd "title", with\\backslash' },
  ])
  const id = await desk.imported(await desk.payer({}), content, 'a.tsv')
  await desk.rate(id, 'USD', '7.1234567891')
  expect((await desk.post(id, second)).code).toBe(1)
}

/** What a member asked for and has not fetched yet. */
async function keepArchive() {
  await server.services.storage.write(archiveKey, randomBytes(2000))
  const { memberId } = await server.loggedInMember()
  await server.asOwner(
    `insert into account_archives (agent_id, member_id, state, storage_key, manifest_sha256, asked_at, moved_at, ready_at, expires_at)
     values ($1, $2, 'ready', $3, $4, now(), now(), now(), now() + interval '7 days')`,
    [server.agentId, memberId, archiveKey, randomBytes(32)],
  )
}
/** A key and an endpoint in use, and such as ended before the backup. */
async function letToolsIn() {
  const { memberId } = await server.loggedInMember()
  const of = [server.agentId, memberId]
  await server.asOwner(
    `insert into api_keys (agent_id, member_id, token, secret_hash, name, scopes, created_at, expires_at, ended_at, ended_because)
     select $1, $2, gen_random_uuid(), $3, 'k', array['works:read'], now(), now() + interval '1 year', ended.at, ended.because
     from (values (null::timestamptz, null), (now() - interval '1 day', 'owner')) as ended (at, because)`,
    [...of, randomBytes(32)],
  )
  await server.asOwner(
    `insert into webhook_endpoints (agent_id, member_id, token, name, url, events, secret, created_at, state, paused_because)
     select $1, $2, gen_random_uuid(), 'n', 'https://hooks.example.test/', array['payout:done'], 'x', now(), stood.state, stood.because
     from (values ('open', null), ('paused', 'failing')) as stood (state, because)`,
    of,
  )
}

const archiveKey = 'archives/1/1/kept.zip'

function startWriting() {
  let hasEnded = false
  async function writeFiles() {
    while (!hasEnded) acknowledged.push((await keepFile(server, randomBytes(isDrill ? 400_000 : 20_000))).key)
  }
  async function writeTickets() {
    const member = await server.loggedInMember()
    while (!hasEnded) {
      const ticket = { category: 'channel' as const, subject: 'Drill', text: 'Is it kept?' }
      const { code } = await server.call(createTicket, { ...ticket, idempotency_key: randomUUID() }, member)
      if (code === 1) ticketsTaken += 1
      await server.forgive()
    }
  }
  const writing = Promise.all([writeFiles(), writeFiles(), writeTickets()])
  return {
    async stop() {
      hasEnded = true
      await writing
    },
  }
}

const count = async (query: string) => Number((await place.asOwner<{ value: string }>(query))[0]?.value)

describe('everything that was lost', () => {
  it('is there again, row by row', async () => {
    const again = new BackupFolder(await newFolder())
    const { manifest: second } = await backUp(place, place.storage, again)
    // What restoring writes itself.
    const own = [
      'site_holds',
      'agent_counters',
      'code_ranges',
      'account_archives',
      'api_keys',
      'webhook_endpoints',
    ]
    const hashes = ({ tables }: Manifest) =>
      Object.fromEntries(
        tables.map(({ name, rows, sha256 }) => [name, own.includes(name) ? '' : `${rows} ${sha256}`]),
      )
    expect(hashes(second)).toEqual(hashes(manifest))
    expect(manifest.tables.reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(100)
    expect(second.files).toEqual(manifest.files)
    expect(second.missing).toEqual(manifest.missing)
  })

  it('is there again, file by file, and nothing acknowledged before the backup is missing', async () => {
    const stored = await place.asOwner<{ key: string; sha256: string }>(
      "select storage_key as key, encode(sha256, 'hex') as sha256 from stored_files where storage_key like 'originals/%'",
    )
    const keys = new Set(stored.map(({ key }) => key))
    expect(acknowledged.filter(key => !keys.has(key))).toEqual([])
    for (const { key, sha256 } of stored) {
      const found = await place.storage.read(key)
      const hash = createHash('sha256')
      for await (const chunk of found?.body ?? []) hash.update(chunk)
      expect(hash.digest('hex'), key).toBe(sha256)
    }
  })

  it('has no archives of accounts, and says that they are gone', async () => {
    expect(await place.storage.size(archiveKey)).toBeUndefined()
    expect(manifest.missing).not.toContain(archiveKey)
    expect(await place.asOwner('select state, storage_key from account_archives')).toEqual([
      { state: 'expired', storage_key: null },
    ])
    expect(await server.asOwner('select state from account_archives')).toEqual([{ state: 'ready' }])
  })

  it('lets no key in that may have been ended since, and tells no endpoint anything', async () => {
    const key = 'select ended_because, ended_at is null as is_open from api_keys order by id'
    expect(await server.asOwner(key)).toMatchObject([{ is_open: true }, { ended_because: 'owner' }])
    expect(await place.asOwner(key)).toEqual([
      { ended_because: 'restored', is_open: false },
      { ended_because: 'owner', is_open: false },
    ])
    expect(await place.asOwner('select state, paused_because from webhook_endpoints order by id')).toEqual([
      { state: 'paused', paused_because: 'restored' },
      { state: 'paused', paused_because: 'failing' },
    ])
  })

  it('is ended also where the backup is older than the reason', async () => {
    const client = new pg.Client({ connectionString: place.ownerUrl })
    await client.connect()
    try {
      await client.query('begin')
      for (const [table, column] of [
        ['api_keys', 'ended_because'],
        ['webhook_endpoints', 'paused_because'],
      ])
        await client.query(`alter table ${table} drop constraint ${table}_${column}_check`)
      await client.query('update api_keys set ended_at = null, ended_because = null')
      await client.query("update webhook_endpoints set state = 'open', paused_because = null")
      await client.query(
        "alter table webhook_endpoints add constraint webhook_endpoints_paused_because_check check (paused_because = 'owner')",
      )
      await client.query(
        "alter table api_keys add constraint api_keys_ended_because_check check (ended_because in ('owner', 'closed'))",
      )
      await endRestored(client)
      // As at the next start.
      const migration = await readFile(projectFolder('server/migrations/0083-ended-by-a-restore.sql'), 'utf8')
      await client.query(migration)
      const { rows } = await client.query('select distinct ended_because from api_keys')
      expect(rows).toEqual([{ ended_because: 'restored' }])
    } finally {
      await client.query('rollback')
      await client.end()
    }
  })

  it('adds up: the ledger is as two programs find it', async () => {
    const verdict = await verifyLedger({
      agentId: server.agentId,
      database: restored as Database,
      storage: place.storage,
    })
    expect(verdict).toEqual({ reports: 1, differences: [] })
  })

  it('keeps its rules: what is never changed still refuses to be', async () => {
    await expect(place.asOwner('update ledger_entries set amount = amount + 1')).rejects.toThrow()
    await expect(place.asOwner('truncate ledger_entries cascade')).rejects.toThrow()
    const orphan =
      "insert into members (agent_id, mobile, password_hash, nickname) values (999999, '1', 'h', 'n')"
    await expect(place.asOwner(orphan)).rejects.toThrow(/foreign key/)
    const asleep = "select tgname from pg_trigger where tgenabled <> 'O' and not tgisinternal"
    expect(await place.asOwner(asleep)).toEqual([])
  })

  it('has its jobs in the queue', async () => {
    const [job] = await place.asOwner<Record<string, unknown>>(
      "select payload, max_attempts, key, locked_at from graphile_worker._private_jobs where key = 'waiting'",
    )
    expect(job).toMatchObject({ max_attempts: 7, locked_at: null, payload: { keys: ['sealed/1/waiting'] } })
  })

  it('is held, with the time of what it shows', async () => {
    const holds = await place.asOwner<{ agent_id: string; snapshot_at: Date }>(
      'select agent_id, snapshot_at from site_holds where released_at is null',
    )
    expect(holds).toMatchObject([{ snapshot_at: new Date(manifest.snapshotAt) }])
  })

  it('is never written over', async () => {
    await expect(restore(folder, manifest, place)).rejects.toThrow(/has a site in it already/)
  })
})

describe('numbers that were told to others', () => {
  it('go on behind the margin, whatever was given out after the backup', async () => {
    const ids = await count("select nextval(pg_get_serial_sequence('withdrawals', 'id')) as value")
    expect(ids).toBeGreaterThan(margin)
    const members = await count(
      "select nextval(pg_get_serial_sequence('members', 'id')) - max(id) as value from members",
    )
    expect(members).toBeGreaterThan(margin)
    const before = await server.asOwner<{ value: string }>(
      "select value from agent_counters where name = 'ticket'",
    )
    // Tickets went on in the lost site after the backup.
    const tickets = await count("select value from agent_counters where name = 'ticket'")
    const restoredTickets = await count('select count(*) as value from tickets')
    expect(tickets).toBe(restoredTickets + margin)
    expect(Number(before[0]?.value)).toBeLessThan(tickets)
  })

  it('of a range stay in it, and begin anew in a new year', async () => {
    const ranges = await place.asOwner<{ prefix: string; next: string; year: number | null }>(
      "select prefix, next, year from code_ranges where prefix in ('CNTB1', 'CNTB2', '6901234') order by prefix",
    )
    const year = new Date().getFullYear()
    expect(ranges).toEqual([
      { prefix: '6901234', next: '301', year: null },
      { prefix: 'CNTB1', next: String(40 + margin), year },
      { prefix: 'CNTB2', next: String(10 + margin), year },
    ])
  })

  it('are all known: a counter is a sequence, or is named, or has a reason not to be', async () => {
    const columns = await server.asOwner<{ place: string }>(
      `select c.table_name || '.' || c.column_name as place
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_identity = 'NO'
         and c.data_type in ('bigint', 'integer', 'smallint') and c.is_generated = 'NEVER'
         and c.column_name ~ '^(next|value|number|counter|serial|tid|last_.*|.*_number|attempts)$'`,
    )
    const known = new Set([...runningNumbers.map(({ place }) => place), ...Object.keys(otherNumbers)])
    expect(columns.map(({ place }) => place).filter(place => !known.has(place))).toEqual([])
    for (const place of known) expect(columns).toContainEqual({ place })
    const sequences = await server.asOwner<{ name: string }>(
      `select s.relname as name from pg_class s where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace
         and not exists (select 1 from pg_depend d where d.objid = s.oid and d.deptype in ('a', 'i'))`,
    )
    // One that belongs to no column would not be moved.
    expect(sequences).toEqual([])
  })

  it('and what is left out are tables that there are', async () => {
    for (const { table } of leftOut)
      expect(await server.asOwner(`select 1 from ${table} limit 0`)).toEqual([])
  })
})

describe('a database whose owner is no superuser', () => {
  it('is restored all the same', { tags: ['slow'] }, async () => {
    const owner = { name: `plain_${randomUUID().slice(0, 8)}`, password: 'plain-owner' }
    const admin = new pg.Client({ connectionString: server.ownerUrl })
    await admin.connect()
    await admin.query(`create role ${owner.name} login createrole password '${owner.password}'`)
    await admin.query(`grant tributary_app, tributary_jobs to ${owner.name} with admin option`)
    const other = await emptyPlace(server.ownerUrl, owner)
    try {
      await restore(folder, manifest, other)
      const [found] = await other.asOwner<{ agents: number; is_super: boolean }>(
        'select count(*)::int as agents, (select rolsuper from pg_roles where rolname = current_user) as is_super from agents',
      )
      expect(found).toEqual({ agents: 1, is_super: false })
      expect(await other.storage.folders()).toContain('originals')
    } finally {
      await other.close()
      await admin.query(`drop owned by ${owner.name} cascade`)
      await admin.query(`drop role ${owner.name}`)
      await admin.end()
    }
  })
})
