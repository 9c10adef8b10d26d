// The line to the database is cut before each statement of each step, one after the other, and servers are killed between statements and between the commit
// and the answer: nothing has happened then, or all of it, and whoever tries again ends with one effect.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Call, takesFactor } from '#contract/call'
import { applyBankResult, listBatchLayouts, makeBatch, readBankResult } from '#contract/payouts/batch-calls'
import {
  approvePayouts,
  markPayoutPaid,
  markPayoutReturned,
  voidPayout,
} from '#contract/payouts/payout-desk-calls'
import { cancelWithdrawal, requestWithdrawal } from '#contract/payouts/withdrawal-calls'
import { watchLocks } from '../../platform/database/lock-order'
import type { Tx } from '../../platform/database/query'
import { createLog } from '../../platform/log'
import { expectEvenBooks } from '../../testing/even-books'
import { payoutKit } from '../../testing/payout-kit'
import { runDoomed } from '../../testing/run-doomed'
import { isDrill } from '../../testing/sampled'
import type { Person } from '../../testing/split-kit'
import type { Caller } from '../../testing/test-server'
import { upload } from '../../testing/upload'
import { applyResult } from './results/apply-result.job'

/** Every statement in a drill, every so manieth otherwise. */
const stride = isDrill ? 1 : 9

const cut = { before: 0, statements: 0 }
function watch(tx: Tx): Tx {
  const watched = watchLocks(tx)
  return {
    agentId: tx.agentId,
    async run(sql, values) {
      if (cut.before > 0 && ++cut.statements === cut.before) {
        await tx.run('select pg_terminate_backend(pg_backend_pid())', []).catch(() => {})
      }
      return watched.run(sql, values)
    },
  }
}

let kit: Awaited<ReturnType<typeof payoutKit>>
let first: Awaited<ReturnType<typeof kit.session>>
let second: Awaited<ReturnType<typeof kit.session>>
let who: Person
beforeAll(async () => {
  kit = await payoutKit({ watch })
  first = await kit.session('First')
  second = await kit.session('Second')
})
afterAll(() => kit.server.close())

/** What is asked of a server, whichever one. */
interface Deed {
  call: Call
  input: object
  by: Caller
}

interface Step {
  /** Makes what is to be acted on. */
  prepare(): Promise<Deed>
  /** Of the withdrawal, once it happened. */
  after: string
}

/** Somebody new each time: what one payee waits for is added up, and above a sum two people approve it. */
async function begin() {
  await kit.server.forgive()
  who = await kit.payee()
}

const submitted = async () => (await kit.requested(who, await kit.bills(who, 90_000))).id
async function approved() {
  const id = await submitted()
  await kit.approve(first, id)
  // Whose tax has changed is confirmed by being asked for anew.
  if ((await kit.stateOf(id)) === 'to_confirm') {
    await kit.server.asOwner(
      "update withdrawals set state = 'submitted', confirm_until = null, version = version + 1 where id = $1",
      [id],
    )
    await kit.approve(first, id)
  }
  return id
}
const paid = async () => {
  const id = await approved()
  await kit.server.call(
    markPayoutPaid,
    { ...(await kit.seen(id)), bank_reference: 'B', paid_on: '2026-11-10' },
    second,
  )
  return id
}
let last = 0
async function act({ call, input, by }: Deed) {
  const answered = await kit.server.send(call, input, by)
  if (call === requestWithdrawal) last = (answered.data as { id?: number } | null)?.id ?? 0
  return answered
}

/** With a code, where the call takes one: a client that had no answer sends the very same again. */
async function withCode(deed: Deed): Promise<Deed> {
  const { call, input, by } = deed
  if (!by.withCode || !takesFactor(call, input)) return deed
  const code = await by.withCode(kit.clock.now(), async fresh => fresh)
  return { ...deed, input: { ...(input as object), code } }
}

const steps: Record<string, Step> = {
  request: {
    after: 'submitted',
    async prepare() {
      const bill_ids = await kit.bills(who, 90_000)
      const { net } = await kit.preview(who, bill_ids)
      const sms_code = await kit.code(who.mobile, 'withdraw')
      const idempotency_key = `killed ${bill_ids[0]}`
      return { call: requestWithdrawal, input: { bill_ids, net, sms_code, idempotency_key }, by: who }
    },
  },
  cancel: {
    after: 'cancelled',
    async prepare() {
      last = await submitted()
      return { call: cancelWithdrawal, input: { id: last }, by: who }
    },
  },
  approve: {
    after: 'approved',
    async prepare() {
      last = await submitted()
      return { call: approvePayouts, input: { payouts: [await kit.seen(last)] }, by: first }
    },
  },
  pay: {
    after: 'paid',
    async prepare() {
      last = await approved()
      const input = { ...(await kit.seen(last)), bank_reference: 'B1', paid_on: '2026-11-10' }
      return { call: markPayoutPaid, input, by: second }
    },
  },
  returned: {
    after: 'returned',
    async prepare() {
      last = await paid()
      const input = { ...(await kit.seen(last)), reason: 'Account closed' }
      return { call: markPayoutReturned, input, by: second }
    },
  },
  void: {
    after: 'void',
    async prepare() {
      last = await approved()
      const input = { ...(await kit.seen(last)), reason: 'Not wanted' }
      return { call: voidPayout, input, by: second }
    },
  },
  batch: {
    after: 'in_batch',
    async prepare() {
      last = await approved()
      const { data } = await kit.server.call(listBatchLayouts, {}, second)
      const layout_id = (data as { id: number }[])[0]?.id as number
      const { net } = await kit.open(last, second)
      const input = { layout_id, ids: [last], payouts: 1, sum: net, idempotency_key: `batch of ${last}` }
      return { call: makeBatch, input, by: second }
    },
  },
}

describe('a payout whose line is cut', () => {
  it.each(Object.entries(steps))(
    'in the middle of %s has happened or has not',
    { tags: ['slow'], timeout: 300_000 },
    async (_, { prepare, after }) => {
      let cuts = 0
      for (let before = 1, isOver = false; !isOver; before += stride) {
        await begin()
        const deed = await withCode(await prepare())
        Object.assign(cut, { before, statements: 0 })
        const answered = await act(deed)
        isOver = cut.statements < before
        cut.before = 0
        expect([200, 503], `before statement ${before}`).toContain(answered.status)
        await expectEvenBooks(kit.server.asOwner)
        // Whoever had no answer tries again: the first effect is found, or refused as done, and there is one.
        if (answered.status !== 200) {
          cuts++
          expect((await act(deed)).status).toBeLessThan(500)
        }
        expect(await kit.stateOf(last), `before statement ${before}`).toBe(after)
        await expectEvenBooks(kit.server.asOwner)
      }
      expect(cuts, 'the line was cut').toBeGreaterThan(0)
    },
  )

  it('in the middle of a bank’s answer has happened or has not', async () => {
    await begin()
    await act(await withCode(await (steps.batch as Step).prepare()))
    const id = last
    const [item] = await kit.server.asOwner<{ batch_id: string; reference: string }>(
      'select batch_id, reference from payout_batch_items where withdrawal_id = $1',
      [id],
    )
    const { net } = await kit.open(id, second)
    const file = `reference,amount,status,bank reference\n${item?.reference},${net},paid,B7\n`
    const batch_id = String(item?.batch_id)
    const read = await upload(
      kit.server,
      readBankResult,
      { batch_id },
      Buffer.from(file),
      second,
      'answer.csv',
    )
    const result = (read.data as unknown as { id: number }).id
    const asked = await withCode({ call: applyBankResult, input: { id: result }, by: second })
    const ask = () => kit.server.send(asked.call, asked.input, asked.by)
    const work = () =>
      applyResult.run({ ...kit.server, payload: { resultId: result }, log: createLog('silent') })
    /** Until it has happened although the line is cut ever later. */
    const cutAll = async (act: () => Promise<unknown>) => {
      let cuts = 0
      for (let before = 1, isOver = false; !isOver; before += stride) {
        Object.assign(cut, { before, statements: 0 })
        await act()
        isOver = cut.statements < before
        cut.before = 0
        if (!isOver) cuts++
        await expectEvenBooks(kit.server.asOwner)
      }
      expect(cuts, 'the line was cut').toBeGreaterThan(0)
    }
    await cutAll(async () => expect([200, 503]).toContain((await ask()).status))
    expect(await kit.stateOf(id)).toBe('in_batch')
    // The queue tries a job again that failed.
    await cutAll(() => work().catch(() => {}))
    expect(await kit.stateOf(id)).toBe('paid')
    expect((await ask()).data).toMatchObject({ applying: null, applied_by: 'Second' })
    await expectEvenBooks(kit.server.asOwner)
  }, 120_000)
})

/** Between these statements a server dies, and at last, behind all of them, between its commit and its answer. */
const killed = isDrill ? { from: 2, every: 4 } : { from: 22, every: 1000 }
/** Where the money is promised, and where it goes. */
const sampled = ['approve', 'pay']

/** Asks a server of its own, which does not live to answer. */
function askDoomed({ call, input, by }: Deed, before: number) {
  const asked = { method: call.methods.at(-1), path: call.path, input, cookies: by.cookies }
  const { ownerUrl, domain } = kit.server
  return runDoomed('doomed-caller', [
    ...[ownerUrl, domain, kit.clock.now().toISOString(), before, JSON.stringify(asked)],
  ])
}

describe('a server that is killed -9', () => {
  it.each(Object.entries(steps).filter(([name]) => isDrill || sampled.includes(name)))(
    'in the middle of %s leaves nothing or all of it behind, and whoever asks again finds one effect',
    { tags: ['slow'], timeout: 600_000 },
    async (name, { prepare, after }) => {
      let kills = 0
      for (let before = killed.from, isOver = false; !isOver; before += killed.every) {
        await begin()
        const deed = await withCode(await prepare())
        const { isKilled, hasAnswered } = await askDoomed(deed, before)
        expect(isKilled, `before statement ${before}`).toBe(true)
        await expectEvenBooks(kit.server.asOwner)
        if (hasAnswered && name !== 'request') expect(await kit.stateOf(last)).toBe(after)
        const answered = await act(deed)
        expect(answered.status, `before statement ${before}`).toBeLessThan(500)
        // The answer that was lost after the commit is given once more.
        if (name === 'request') expect(answered.code).toBe(1)
        expect(await kit.stateOf(last), `before statement ${before}`).toBe(after)
        await expectEvenBooks(kit.server.asOwner)
        expect(await kit.differences()).toEqual([])
        isOver = hasAnswered
        kills++
      }
      expect(kills, 'killed before and after the commit').toBeGreaterThan(1)
    },
  )
})
