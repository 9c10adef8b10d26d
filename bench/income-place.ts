// A site with a catalogue of twenty thousand recordings and a payer, on a database with the settings it has in production, and a worker of
// its own process that does the real jobs.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { emptyRelease, emptyScope, emptyTrack } from '../contract/src/works/work'
import { demoSite } from '../server/src/demo/demo-site'
import { importJob } from '../server/src/modules/income/importing/import-jobs'
import { insertReport, insertReportFile } from '../server/src/modules/income/importing/importing.queries'
import { carryOutJob } from '../server/src/modules/income/posting/carry-out-jobs'
import { createAgent } from '../server/src/modules/sites/sites.public'
import { Database } from '../server/src/platform/database/database'
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded/embedded-postgres'
import { openLogins } from '../server/src/platform/database/logins'
import { migrate } from '../server/src/platform/database/migrate'
import { enqueue } from '../server/src/platform/jobs/job'
import { createLog } from '../server/src/platform/log'
import { secretsFrom } from '../server/src/platform/secrets'
import { diskStorage } from '../server/src/platform/storage/disk-storage'
import { testLogin, testSecret } from '../server/src/testing/test-login'
import { type IncomeShape, incomeFile, incomeRecordings, incomeStores, tracksAWork } from './income-file'

const domain = 'bench.test'
const members = 500

export type IncomePlace = Awaited<ReturnType<typeof openIncomePlace>>

export async function openIncomePlace(recordings = incomeRecordings) {
  const folder = await mkdtemp(join(tmpdir(), 'tributary-income-'))
  const log = createLog('warn')
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'db'), log: () => {} })
  const { ownerUrl } = postgres
  await migrate(ownerUrl, 'server/migrations', log)
  await openLogins(ownerUrl, secretsFrom(testSecret))
  const agentId = await createAgent(ownerUrl, demoSite(domain))
  const database = new Database(testLogin(ownerUrl), log)
  const storage = diskStorage(join(folder, 'files'))
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query("select set_config('app.agent_id', $1, false)", [String(agentId)])
  await fillCatalogue(owner, recordings)
  const payer = await fillPayer(owner)
  return {
    ...{ agentId, database, storage, owner, ownerUrl, folder, log, payer },
    /** A report that waits to be read, as an upload leaves it. */
    async arrive(shape: IncomeShape, key = 'report-files/bench'): Promise<number> {
      const { size } = await storage.write(key, Readable.from(incomeFile(shape)))
      return database.change(agentId, async tx => {
        const now = new Date()
        await insertReportFile(tx, { key, size, now })
        const { payerId, importedBy } = payer
        return insertReport(tx, {
          ...{ payerId, name: 'report.csv', arrivedBy: 'upload', importedBy, fileKey: key, now },
        })
      })
    },
    async close() {
      await owner.end()
      await database.close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

/** Released works of five recordings each. */
export async function fillCatalogue(owner: pg.Client, recordings = incomeRecordings): Promise<void> {
  await owner.query(
    `insert into members (mobile, password_hash, nickname) select '1500000' || lpad(n::text, 4, '0'), '-', 'bench' from generate_series(1, ${members}) n`,
  )
  await owner.query(
    `insert into works (member_id, kind, status, details, scope, title, artists, upc, created_at, updated_at, released_at)
     select member.id, 'album', '990', $1::jsonb, $2::jsonb, '晨霧 ' || n, 'Lin', (840000000000 + n)::text, now(), now(), now()
     from generate_series(0, ${recordings / tracksAWork - 1}) n
     join (select id, row_number() over (order by id) - 1 as place from members where nickname = 'bench') member on member.place = n % ${members}`,
    [JSON.stringify(emptyRelease), JSON.stringify(emptyScope)],
  )
  await owner.query(
    `insert into tracks (work_id, position, details, isrc)
     select work.id, p, $1::jsonb, 'CNT' || lpad(((work.upc::bigint - 840000000000) * ${tracksAWork} + p - 1)::text, 9, '0')
     from works work, generate_series(1, ${tracksAWork}) p where work.upc like '840000%'`,
    [JSON.stringify(emptyTrack)],
  )
  await owner.query('vacuum analyze members, works, tracks')
}

export async function fillPayer(owner: pg.Client) {
  const idOf = async (sql: string, values: unknown[] = []) =>
    Number((await owner.query<{ id: string }>(sql, values)).rows[0]?.id)
  const staff = (name: string) =>
    idOf(
      "insert into staff (username, name, password_hash, roles, totp_secret) values ($1, $1, '-', '{finance}', 's') returning id",
      [name],
    )
  const payerId = await idOf(
    "insert into payers (name, currency, created_at) values ('Bench', 'EUR', now()) returning id",
  )
  await owner.query(
    `insert into payer_stores (payer_id, store, channel_id)
     select $1, plain_store(store), channel.id from unnest($2::text[]) with ordinality as named (store, place)
     join (select id, row_number() over (order by id) as place from channels) channel using (place)`,
    [payerId, incomeStores],
  )
  return { payerId, importedBy: await staff('importer'), postedBy: await staff('poster') }
}

/** Does what is asked of it by jobs, and says how large it got. */
export async function startIncomeWorker({ ownerUrl, folder, owner, database, agentId, payer }: IncomePlace) {
  const program = join(import.meta.dirname, 'income-worker.ts')
  const worker = spawn(process.execPath, ['--import', 'tsx', program, ownerUrl, folder], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(worker, 'message')
  const until = (reportId: number, sql: string) => watch(worker, owner, sql, reportId)
  return {
    /** Seconds, and megabytes at the highest. */
    async importReport(reportId: number) {
      await database.change(agentId, tx => enqueue(tx, importJob, { reportId }))
      return until(reportId, "state not in ('waiting', 'reading') as done, state = 'checked' as good")
    },
    async postReport(reportId: number) {
      await owner.query(
        "insert into report_rates (report_id, currency, rate, entered_at) values ($1, 'EUR', 7.8125, now()) on conflict do nothing",
        [reportId],
      )
      await database.change(agentId, async tx => {
        const decided =
          "update income_reports set pending = 'post', pending_by = $2, pending_at = now() where id = $1"
        await tx.run(decided, [reportId, payer.postedBy])
        await enqueue(tx, carryOutJob, { reportId })
      })
      return until(reportId, "pending is null as done, state = 'posted' as good")
    },
    memory: () => memoryOf(worker.pid ?? 0),
    async stop() {
      worker.kill()
      await once(worker, 'exit')
    },
  }
}

async function watch(worker: ChildProcess, owner: pg.Client, what: string, reportId: number) {
  const begin = performance.now()
  let peak = 0
  for (;;) {
    const { rows } = await owner.query(`select ${what}, failure from income_reports where id = $1`, [
      reportId,
    ])
    peak = Math.max(peak, await memoryOf(worker.pid ?? 0))
    if (rows[0]?.done) {
      if (!rows[0].good) throw new Error(`it was not done: ${rows[0].failure}`)
      return { seconds: (performance.now() - begin) / 1000, peak }
    }
    if (worker.exitCode !== null) throw new Error('the worker has ended')
    await pause(50)
  }
}

/** Megabytes. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}
