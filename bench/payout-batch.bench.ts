// The file of a batch for a bank: how long it takes to write, hash and seal it, and how much memory is held meanwhile. A tenth of the
// payouts first: what all of them need beyond that is what a longer batch costs in memory. PAYOUTS says how many.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import pg from 'pg'
import type { BatchLayout } from '../contract/src/payouts/batch'
import { demoSite } from '../server/src/demo/demo-site'
import { sealAccountNumber } from '../server/src/modules/payouts/accounts/account-seal'
import { startingLayouts } from '../server/src/modules/payouts/batches/starting-layouts'
import { writeBatch } from '../server/src/modules/payouts/batches/write-batch.job'
import { createAgent } from '../server/src/modules/sites/sites.public'
import { Database } from '../server/src/platform/database/database'
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded/embedded-postgres'
import { heavyLimits } from '../server/src/platform/database/limits'
import { openLogins } from '../server/src/platform/database/logins'
import { migrate } from '../server/src/platform/database/migrate'
import { createLog } from '../server/src/platform/log'
import { secretsFrom } from '../server/src/platform/secrets'
import type { Services } from '../server/src/platform/services'
import { testLogin, testSecret } from '../server/src/testing/test-login'
import { testServices } from '../server/src/testing/test-services'
import type { Figure } from './figure'
import { milliseconds, timed } from './timing'

const many = Number(process.env.PAYOUTS ?? 100_000)
const few = Math.ceil(many / 10)
/** Megabytes that ten times the payouts may hold beyond a tenth of them. */
const mostGrowth = 8
/** What is held is seen only after what is not has been collected. */
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const lookEvery = 150

export async function run(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tributary-batch-'))
  const log = createLog('warn')
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, durable: false })
  const services = await testServices()
  try {
    await migrate(postgres.ownerUrl, 'server/migrations', log)
    await openLogins(postgres.ownerUrl, secretsFrom(testSecret))
    const agentId = await createAgent(postgres.ownerUrl, demoSite('bench.test'))
    const owner = new pg.Client({ connectionString: postgres.ownerUrl })
    owner.on('error', () => {})
    await owner.connect()
    await owner.query("select set_config('app.agent_id', $1, false)", [String(agentId)])
    await fillWithdrawals(owner, services)
    const database = new Database(testLogin(postgres.ownerUrl), log, { limits: heavyLimits })
    const write = (batchId: number) =>
      writeBatch.run({ agentId, database, services, log, payload: { batchId } })
    const figures: Figure[] = []
    for (const layout of startingLayouts('zh-CN')) {
      // The first ones warm up.
      await measure(owner, write, layout, few)
      const small = await measure(owner, write, layout, few)
      const large = await measure(owner, write, layout, many)
      figures.push(...figuresOf(layout.format.toUpperCase(), small, large))
    }
    await database.close()
    await owner.end()
    return figures
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

interface Measured {
  time: number
  peak: number
  bytes: number
}

function figuresOf(name: string, small: Measured, large: Measured): Figure[] {
  const growth = Math.round(large.peak - small.peak)
  const seen = { target: '', pass: true }
  return [
    milliseconds(`${many} payouts as ${name}`, large.time),
    { name: `their ${name}`, value: Math.round(large.bytes / 1e6), unit: 'MB', ...seen },
    {
      name: `memory held at its highest, ${few} payouts as ${name}`,
      value: Math.round(small.peak),
      unit: 'MB',
      ...seen,
    },
    {
      ...{ name: `memory beyond that, ${many} payouts as ${name}`, value: growth, unit: 'MB' },
      ...{ target: `<= ${mostGrowth}`, pass: growth <= mostGrowth },
    },
  ]
}

async function measure(
  owner: pg.Client,
  write: (batchId: number) => Promise<void>,
  layout: BatchLayout,
  payouts: number,
): Promise<Measured> {
  const batchId = await fillBatch(owner, layout, payouts)
  let peak = 0
  const look = () => {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    peak = Math.max(peak, (heapUsed + external) / 1e6)
  }
  const clock = setInterval(look, lookEvery)
  const time = await timed(() => write(batchId))
  clearInterval(clock)
  look()
  const { rows } = await owner.query<{ file_size: string }>(
    'select file_size from payout_batches where id = $1',
    [batchId],
  )
  return { time, peak, bytes: Number(rows[0]?.file_size) }
}

async function fillWithdrawals(owner: pg.Client, services: Pick<Services, 'secrets'>): Promise<void> {
  await owner.query(
    "insert into staff (username, name, password_hash, roles, totp_secret) values ('bench', 'Bench', '-', '{finance}', 's')",
  )
  const { rows } = await owner.query<{ id: string }>(
    `insert into members (mobile, password_hash, nickname) select '1' || lpad(n::text, 10, '0'), '-', 'bench' from generate_series(1, ${many}) n returning id`,
  )
  const ids = rows.map(({ id }) => Number(id))
  const portion = 10_000
  for (let at = 0; at < ids.length; at += portion) {
    const some = ids.slice(at, at + portion)
    const sealed = some.map(id =>
      sealAccountNumber(services.secrets, id, `622202${String(id).padStart(13, '0')}`),
    )
    await owner.query(
      `insert into bank_accounts (member_id, kind, holder_kind, holder, holder_index, number_sealed, number_index, number_end, bank_code, bank_name, bound_at, bound_by)
       select id, 'card', 'member', '陈夜航', 'h', sealed, 'n', '0000', 'ICBC', '中国工商银行', now(), id from unnest($1::bigint[], $2::bytea[]) as one (id, sealed)`,
      [some, sealed],
    )
  }
  await owner.query(
    `insert into withdrawals (member_id, currency, gross_minor, share_minor, tax_minor, fee_minor, net_minor, rule, computation, person_index, document, account_id, submitted_by, submitted_at)
     select member_id, 'CNY', 10000, 10000, 0, 0, 10000, 'none', '{}', 'p', 'resident_id', id, member_id, now() from bank_accounts`,
  )
  await owner.query('vacuum analyze members, bank_accounts, withdrawals')
}

async function fillBatch(owner: pg.Client, layout: BatchLayout, payouts: number): Promise<number> {
  // Each batch of the measurement pays the same ones: those before are settled.
  await owner.query(
    "update payout_batch_items set outcome = 'failed', settled_at = now() where outcome is null",
  )
  const { rows } = await owner.query<{ id: string }>(
    `insert into payout_batches (number, layout, currency, payouts, sum_minor, made_by, made_at)
     select 1 + (select count(*) from payout_batches), $1, 'CNY', $2, 1, id, now() from staff where username = 'bench' returning id`,
    [JSON.stringify(layout), payouts],
  )
  const batchId = Number(rows[0]?.id)
  await owner.query(
    `insert into payout_batch_items (batch_id, position, withdrawal_id, reference, amount_minor)
     select $1::bigint, row_number() over (order by id), id, 'W' || id || '-' || $1::bigint, net_minor from withdrawals order by id limit $2`,
    [batchId, payouts],
  )
  await owner.query('vacuum analyze payout_batch_items')
  return batchId
}
