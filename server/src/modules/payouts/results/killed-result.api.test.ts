// An answer that is longer than one transaction takes: whoever dies at it, and however often or by how many it is carried out, each payout happens once.
import { once } from 'node:events'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  applyBankResult,
  listBatchLayouts,
  makeBatch,
  readBankResult,
  readBatch,
} from '#contract/payouts/batch-calls'
import { createLog } from '../../../platform/log'
import { buildManyWithdrawals } from '../../../testing/build-many-withdrawals'
import { loggedInStaff } from '../../../testing/build-staff'
import { expectEvenBooks } from '../../../testing/even-books'
import { forkProgram } from '../../../testing/fork-program'
import { testServer } from '../../../testing/test-server'
import { upload } from '../../../testing/upload'
import { applyResult } from './apply-result.job'

/** More than two portions. */
const count = 450

let server: Awaited<ReturnType<typeof testServer>>
type Staff = Awaited<ReturnType<typeof loggedInStaff>>
let approver: Staff
let payer: Staff
beforeAll(async () => {
  server = await testServer()
  approver = await loggedInStaff(server, { name: 'Approver', roles: ['finance'] })
  payer = await loggedInStaff(server, { name: 'Payer', roles: ['finance'] })
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

let keys = 0
/** Every tenth failed; the rest is paid. */
async function answered() {
  const ids = await buildManyWithdrawals(server, { count, approvedBy: approver.staffId })
  const { data: layouts } = await server.call(listBatchLayouts, {}, payer)
  const layout_id = (layouts as { id: number }[])[0]?.id ?? 0
  const idempotency_key = `many number ${keys++}`
  const made = await server.call(
    makeBatch,
    { layout_id, payouts: count, sum: `${count * 600}.00`, idempotency_key },
    payer,
  )
  const batchId = (made.data as { id: number }).id
  const lines = ids.map((id, at) => `W${id}-1,600.00,${at % 10 === 0 ? 'failed' : 'paid'},B${id}`)
  const file = Buffer.from(`reference,amount,status,bank reference\n${lines.join('\n')}\n`)
  return { ids, batchId, file, resultId: await read(batchId, file) }
}

async function read(batchId: number, file: Buffer): Promise<number> {
  const said = await upload(server, readBankResult, { batch_id: String(batchId) }, file, payer, 'answer.csv')
  return (said.data as unknown as { id: number }).id
}

const apply = async (id: number, by = payer) => {
  const said = await server.call(applyBankResult, { id }, by)
  return { ...said, data: said.data as unknown as Shown }
}
const batchOf = async (resultId: number) => {
  const [found] = await server.asOwner<{ batch: string }>(
    'select batch_id as batch from bank_results where id = $1',
    [resultId],
  )
  return Number(found?.batch)
}
interface Shown {
  stopped: { by: string; done: number; total: number } | null
  applied_at: string | null
  applying: { done: number; total: number } | null
}
/** A test's connections wait five seconds for a lock, a heavy worker's a minute: who gave up comes again, as a job does. */
const work = async (resultId: number): Promise<void> => {
  try {
    await applyResult.run({ ...server, payload: { resultId }, log: createLog('silent') })
  } catch (error) {
    if ((error as { code?: string }).code !== '55P03') throw error
    await work(resultId)
  }
}

/** Each payout has one outcome, one entry in the ledger if it was paid, one message to its member. */
async function expectOnce(ids: number[]) {
  const [found] = await server.asOwner<Record<string, number>>(
    `select count(*) filter (where state = 'paid')::int as paid, count(*) filter (where state = 'failed')::int as failed,
            (select count(*)::int from ledger_transactions where kind = 'payout' and withdrawal_id = any($1::bigint[])) as written,
            (select count(*)::int from withdrawal_events where event in ('pay', 'fail') and withdrawal_id = any($1::bigint[])) as told,
            (select count(*)::int from messages m join withdrawals w on w.member_id = m.member_id where w.id = any($1::bigint[])) as messages
     from withdrawals where id = any($1::bigint[])`,
    [ids],
  )
  const failed = count / 10
  expect(found).toEqual({
    paid: count - failed,
    failed,
    written: count - failed,
    told: count,
    messages: count,
  })
  await expectEvenBooks(server.asOwner)
}

/** Waits in its second portion for a row that is held, and ends there as in a power cut. */
async function killAtSecondPortion(resultId: number, ids: number[]) {
  const holder = new pg.Client({ connectionString: server.ownerUrl })
  await holder.connect()
  try {
    await holder.query('begin')
    await holder.query('select 1 from withdrawals where id = $1 for update', [ids[300]])
    const args = [server.ownerUrl, String(server.agentId), String(resultId)]
    const doomed = await forkProgram('doomed-result-worker', args)
    const exited = once(doomed, 'exit')
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(() => server.asOwner(waiting), { timeout: 60_000 }).toHaveLength(1)
    doomed.kill('SIGKILL')
    expect(await exited).toEqual([null, 'SIGKILL'])
  } finally {
    await holder.end()
  }
}

describe('a bank’s answer about many payouts', () => {
  it('goes on behind the last portion of a worker that was killed', {
    tags: ['slow'],
    timeout: 120_000,
  }, async () => {
    const { ids, resultId, file, batchId } = await answered()
    const { data } = await apply(resultId)
    expect(data).toMatchObject({ applied_at: null, applying: { done: 0, total: count } })
    await killAtSecondPortion(resultId, ids)
    const between = (await apply(resultId)).data
    expect(between.applied_at).toBeNull()
    expect(between.applying?.done).toBeGreaterThan(0)
    expect(between.applying?.done).toBeLessThan(count)
    const settled = await server.asOwner(
      "select 1 from withdrawals where id = any($1::bigint[]) and state <> 'in_batch'",
      [ids],
    )
    expect(settled).toHaveLength(between.applying?.done ?? 0)
    await expectEvenBooks(server.asOwner)
    // While it is half done the same file is refused.
    const again = await upload(
      server,
      readBankResult,
      { batch_id: String(batchId) },
      file,
      payer,
      'again.csv',
    )
    expect(again.code).toBe(1409)
    await work(resultId)
    expect((await apply(resultId)).data).toMatchObject({ applying: null, applied_at: expect.any(String) })
    await expectOnce(ids)
    // A job that runs once more finds nothing to do.
    await work(resultId)
    await expectOnce(ids)
  })

  it('stops where who asked for it is suspended, and goes on from there when a colleague asks', {
    tags: ['slow'],
    timeout: 120_000,
  }, async () => {
    const { ids, resultId } = await answered()
    const colleague = await loggedInStaff(server, { name: 'Colleague', roles: ['finance'] })
    await apply(resultId)
    const change: typeof server.database.change = async (...args) => {
      const changed = await server.database.change(...args)
      await server.asOwner("update staff set state = 'suspended' where id = $1", [payer.staffId])
      return changed
    }
    const database = Object.assign(Object.create(server.database), { change })
    await applyResult.run({ ...server, database, payload: { resultId }, log: createLog('silent') })
    await server.asOwner("update staff set state = 'active' where id = $1", [payer.staffId])
    const { data: page } = await server.call(readBatch, { id: await batchOf(resultId) }, colleague)
    const [stopped] = (page as unknown as { results: Shown[] }).results
    expect(stopped).toMatchObject({
      ...{ applied_at: null, applying: null, can: { apply: true } },
      stopped: { by: 'Payer', since: expect.any(String), done: 200, total: count },
    })
    const log = await server.asOwner(
      "select staff_name, after ->> 'by' as by from audit_entries where action = 'payout.resultStopped'",
    )
    expect(log).toEqual([{ staff_name: '', by: 'Payer' }])
    await expectEvenBooks(server.asOwner)
    const asked = await apply(resultId, colleague)
    expect(asked.data).toMatchObject({
      stopped: null,
      applying: { by: 'Colleague', done: 200, total: count },
    })
    await work(resultId)
    await expectOnce(ids)
  })

  it('is carried out once by two workers at once, and once of two readings of the same file', {
    tags: ['slow'],
    timeout: 120_000,
  }, async () => {
    const { ids, resultId, file, batchId } = await answered()
    const twin = await read(batchId, file)
    const asked = await Promise.all([apply(resultId), apply(twin), apply(resultId), apply(twin)])
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
    await Promise.all([work(resultId), work(twin), work(resultId), work(twin)])
    await expectOnce(ids)
    const done = await server.asOwner(
      'select done from bank_results where id = any($1::bigint[]) order by done',
      [[resultId, twin]],
    )
    expect(done).toEqual([{ done: 0 }, { done: count }])
  })
})
