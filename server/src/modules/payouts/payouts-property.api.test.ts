// Whatever members, finance and the bank do at once, in whatever order: no bill is paid twice, no cent is lost, and every month withholds what its
// total asks for.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  markPayoutFailed,
  markPayoutPaid,
  markPayoutReturned,
  refusePayout,
  voidPayout,
} from '#contract/payouts/payout-desk-calls'
import { royaltyTaxOn } from '#contract/payouts/royalty-tax'
import { cancelWithdrawal, confirmWithdrawal } from '#contract/payouts/withdrawal-calls'
import { type Chance, chanceFrom } from '../../testing/chance'
import { expectEvenBooks } from '../../testing/even-books'
import { payoutKit } from '../../testing/payout-kit'
import { isDrill } from '../../testing/sampled'
import type { Person } from '../../testing/split-kit'

const seed = Number(process.env.TEST_SEED ?? 20_261_117)
const rounds = isDrill ? 60 : 5
const stepsARound = isDrill ? 40 : 14

let kit: Awaited<ReturnType<typeof payoutKit>>
let members: Person[]
let clerks: Awaited<ReturnType<typeof kit.session>>[]
beforeAll(async () => {
  kit = await payoutKit()
  members = [await kit.payee(), await kit.payee(), await kit.payee('minor')]
  clerks = [await kit.session('First'), await kit.session('Second'), await kit.session('Third')]
  await kit.server.asOwner('update agents set withdrawal_fee = 150')
  for (const who of members) await kit.bills(who, 90_000, 130_000, 240_000, 310_000, 450_000)
})
afterAll(() => kit.server.close())

const pick = <T>(chance: Chance, values: readonly T[]): T => values[chance.below(values.length)] as T
const ask = <R extends Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  kit.server.asOwner<R>(sql, values)

/** Any withdrawal, wherever it stands: most of what is tried is refused, as it should be. */
async function any(chance: Chance) {
  const found = await ask<{ id: string; member_id: string; version: number; net: string }>(
    'select id, member_id, version, (net_minor / 100.0)::numeric(20, 2)::text as net from withdrawals order by id desc limit 6',
  )
  const row = found.length > 0 ? pick(chance, found) : undefined
  return row && { ...row, id: Number(row.id), memberId: Number(row.member_id) }
}

type Step = (chance: Chance) => Promise<{ status: number } | undefined>

const earn: Step = async chance => {
  const share = chance.below(5) === 0 ? -chance.between(1, 9_000) : chance.between(1, 260_000)
  await kit.bills(pick(chance, members), share)
  return undefined
}

const request: Step = async chance => {
  const who = pick(chance, members)
  const bills = await ask<{ id: string }>(
    'select id from bills where member_id = $1 and status in (1, 2) and share_minor > 0 order by id desc limit 6',
    [who.memberId],
  )
  const chosen = bills.filter(() => chance.below(2) === 0).map(({ id }) => Number(id))
  if (chosen.length === 0) return undefined
  const key = chance.below(3) === 0 ? {} : { idempotency_key: `key number ${chance.below(40)}` }
  const shown = (await kit.preview(who, chosen)) as { net: string } | null
  return kit.request(who, chosen, { ...key, net: shown?.net ?? '100.00' })
}

const cancel: Step = async chance => {
  const found = await any(chance)
  const who = members.find(({ memberId }) => memberId === found?.memberId)
  return found && kit.server.call(cancelWithdrawal, { id: found.id }, who)
}

const confirm: Step = async chance => {
  const found = await any(chance)
  const who = members.find(({ memberId }) => memberId === found?.memberId)
  return (
    found && kit.server.call(confirmWithdrawal, { id: found.id, version: found.version, net: found.net }, who)
  )
}

const approve: Step = async chance => {
  const found = await any(chance)
  if (found) await kit.approve(pick(chance, clerks), found.id)
  return undefined
}

const decide =
  (
    call: typeof refusePayout | typeof markPayoutFailed | typeof markPayoutReturned | typeof voidPayout,
  ): Step =>
  async chance => {
    const found = await any(chance)
    const input = found && { id: found.id, version: found.version, reason: 'By chance' }
    return input && kit.server.call(call, input, pick(chance, clerks))
  }

const pay: Step = async chance => {
  const found = await any(chance)
  const said = { bank_reference: `B${chance.below(9)}`, paid_on: '2026-11-10' }
  return (
    found &&
    kit.server.call(markPayoutPaid, { id: found.id, version: found.version, ...said }, pick(chance, clerks))
  )
}

const steps: Step[] = [
  ...[earn, earn, request, request, request, cancel, confirm, approve, approve, approve],
  ...[
    pay,
    pay,
    decide(refusePayout),
    decide(markPayoutFailed),
    decide(markPayoutReturned),
    decide(voidPayout),
  ],
]

const months = [
  '2026-11-10T04:00:00Z',
  '2026-11-30T15:59:00Z',
  '2026-11-30T16:01:00Z',
  '2026-12-31T16:01:00Z',
]

/** Whoever had nothing given up: the month's tax is that of its total, into however many withdrawals it was divided. */
async function expectMonthsTaxed() {
  const months = await ask<{ income: string; tax: string }>(`
    select sum(income_minor)::text as income, sum(tax_minor)::text as tax from tax_lines line
    group by person_index, about_month
    having bool_and(kind = 'withheld')`)
  for (const { income, tax } of months) expect(BigInt(tax)).toBe(royaltyTaxOn(BigInt(income)))
}

describe('payouts', () => {
  it('add up, whoever does what at once', async () => {
    const chance = chanceFrom(seed)
    for (let round = 0; round < rounds; round++) {
      await kit.server.forgive()
      kit.setTime(months[Math.min(round, months.length - 1)] as string)
      const all = Array.from({ length: stepsARound }, () => pick(chance, steps)(chance))
      for (const answer of await Promise.all(all)) {
        expect(answer?.status ?? 200).not.toBe(500)
      }
      await expectEvenBooks(kit.server.asOwner)
      await expectMonthsTaxed()
    }
    const happened = await ask<{ event: string }>('select distinct event from withdrawal_events')
    expect(happened.map(({ event }) => event)).toContain('submit')
  }, 600_000)
})
