// The line to the database is cut before each statement of each step, one after the other: nothing has happened then, or all of it, and whoever
// tries again ends with one effect.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
import { isDrill } from '../../testing/sampled'
import type { Person } from '../../testing/split-kit'
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
  kit = await payoutKit(watch)
  first = await kit.session('First')
  second = await kit.session('Second')
  who = await kit.payee()
})
afterAll(() => kit.server.close())

interface Step {
  /** Makes what is to be acted on, and answers how to act. */
  prepare(): Promise<() => Promise<{ code: number; status: number }>>
  /** Of the withdrawal, once it happened. */
  after: string
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

const steps: Record<string, Step> = {
  request: {
    after: 'submitted',
    async prepare() {
      const bill_ids = await kit.bills(who, 90_000)
      const { net } = await kit.preview(who, bill_ids)
      const sms_code = await kit.code(who.mobile, 'withdraw')
      const idempotency_key = `killed ${bill_ids[0]}`
      return async () => {
        const answered = await kit.server.call(
          requestWithdrawal,
          { bill_ids, net, sms_code, idempotency_key },
          who,
        )
        last = (answered.data as { id?: number } | null)?.id ?? 0
        return answered
      }
    },
  },
  cancel: {
    after: 'cancelled',
    async prepare() {
      last = await submitted()
      const id = last
      return () => kit.server.call(cancelWithdrawal, { id }, who)
    },
  },
  approve: {
    after: 'approved',
    async prepare() {
      last = await submitted()
      const id = last
      const payouts = [await kit.seen(id)]
      return () => kit.server.call(approvePayouts, { payouts }, first)
    },
  },
  pay: {
    after: 'paid',
    async prepare() {
      last = await approved()
      const id = last
      const input = { ...(await kit.seen(id)), bank_reference: 'B1', paid_on: '2026-11-10' }
      return () => kit.server.call(markPayoutPaid, input, second)
    },
  },
  returned: {
    after: 'returned',
    async prepare() {
      last = await paid()
      const id = last
      const input = { ...(await kit.seen(id)), reason: 'Account closed' }
      return () => kit.server.call(markPayoutReturned, input, second)
    },
  },
  void: {
    after: 'void',
    async prepare() {
      last = await approved()
      const id = last
      const input = { ...(await kit.seen(id)), reason: 'Not wanted' }
      return () => kit.server.call(voidPayout, input, second)
    },
  },
  batch: {
    after: 'in_batch',
    async prepare() {
      last = await approved()
      const id = last
      const { data } = await kit.server.call(listBatchLayouts, {}, second)
      const layout_id = (data as { id: number }[])[0]?.id as number
      const { net } = await kit.open(id, second)
      const input = { layout_id, ids: [id], payouts: 1, sum: net, idempotency_key: `batch of ${id}` }
      return () => kit.server.call(makeBatch, input, second)
    },
  },
}

describe('a payout whose line is cut', () => {
  it.each(Object.entries(steps))(
    'in the middle of %s has happened or has not',
    async (_, { prepare, after }) => {
      let cuts = 0
      for (let before = 1, isOver = false; !isOver; before += stride) {
        await kit.server.forgive()
        const act = await prepare()
        Object.assign(cut, { before, statements: 0 })
        const answered = await act()
        isOver = cut.statements < before
        cut.before = 0
        expect([200, 503], `before statement ${before}`).toContain(answered.status)
        await expectEvenBooks(kit.server.asOwner)
        // Whoever had no answer tries again: the first effect is found, or refused as done, and there is one.
        if (answered.status !== 200) {
          cuts++
          expect((await act()).status).toBeLessThan(500)
        }
        expect(await kit.stateOf(last), `before statement ${before}`).toBe(after)
        await expectEvenBooks(kit.server.asOwner)
      }
      expect(cuts, 'the line was cut').toBeGreaterThan(0)
    },
    300_000,
  )

  it('in the middle of a bank’s answer has happened or has not', async () => {
    const act = await (steps.batch as Step).prepare()
    await act()
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
    const ask = () => kit.server.call(applyBankResult, { id: result }, second)
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
