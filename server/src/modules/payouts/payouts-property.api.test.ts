// Whatever members, finance, the bank and its worker do at once, in whatever order, on two servers: no bill is paid twice, no cent is lost, and every month
// withholds what its total asks for.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settleResidence } from '#contract/payouts/payout-desk-calls'
import { type MonthlyRule, taxOnMonth, versionIn } from '#contract/payouts/tax-rules'
import { chanceFrom } from '../../testing/chance'
import { expectEvenBooks } from '../../testing/even-books'
import { payoutKit } from '../../testing/payout-kit'
import { payoutSteps, pickOf } from '../../testing/payout-steps'
import { isDrill } from '../../testing/sampled'
import type { Person } from '../../testing/split-kit'
import { secondServer } from '../../testing/test-server'

const seed = Number(process.env.TEST_SEED ?? 20_261_117)
const rounds = isDrill ? 60 : 5
const stepsAClient = isDrill ? 12 : 8
const clients = 4

let kit: Awaited<ReturnType<typeof payoutKit>>
let second: Awaited<ReturnType<typeof secondServer>>
let members: Person[]
let steps: ReturnType<typeof payoutSteps>
let kills = 0
beforeAll(async () => {
  kit = await payoutKit()
  second = await secondServer(kit.server, { clock: kit.clock })
  members = [await kit.payee(), await kit.payee(), await kit.payee('minor'), await kit.payee()]
  const clerks = [await kit.session('First'), await kit.session('Second'), await kit.session('Third')]
  await settleAbroad(members[3] as Person, clerks[0])
  const onKill = () => void kills++
  steps = payoutSteps({ kit, members, clerks, servers: [kit.server, second], onKill })
  await kit.server.asOwner('update agents set withdrawal_fee = 150')
  for (const who of members) await kit.bills(who, 90_000, 130_000, 240_000, 310_000, 450_000)
})
afterAll(async () => {
  await second.close()
  await kit.server.close()
})

/** What makes work comes oftener than what undoes it. */
const names = [
  ...[
    'earn',
    'earn',
    'request',
    'request',
    'request',
    'cancel',
    'confirmTax',
    'approve',
    'approve',
    'approve',
  ],
  ...['batch', 'batch', 'answer', 'answer', 'work', 'work', 'markPaid', 'markFailed', 'markReturned'],
  ...['refuse', 'void', 'greedy', 'greedy'],
]

const months = [
  '2026-11-10T04:00:00Z',
  '2026-11-30T15:59:00Z',
  '2026-11-30T16:01:00Z',
  '2026-12-31T16:01:00Z',
]

/** One of the members is no resident: their months follow another rule. */
async function settleAbroad({ memberId: member_id }: Person, clerk: Parameters<typeof kit.server.call>[2]) {
  await kit.server.asOwner("update identity_checks set document = 'passport' where member_id = $1", [
    member_id,
  ])
  const settled = { member_id, residence: 'non_resident', reason: 'Days in China' } as const
  expect((await kit.server.call(settleResidence, settled, clerk)).code).toBe(1)
}

/** Whoever had nothing given up: the month's tax is that of its total, into however many withdrawals it was divided. */
async function expectMonthsTaxed() {
  const months = await kit.server.asOwner<{ rule: MonthlyRule; month: string; income: string; tax: string }>(`
    select rule, to_char(about_month, 'YYYY-MM') as month, sum(income_minor)::text as income, sum(tax_minor)::text as tax
    from tax_lines line
    group by person_index, rule, about_month
    having bool_and(kind = 'withheld')`)
  for (const { rule: kind, month, income, tax } of months) {
    const rule = { kind, version: versionIn(kind, month), treatyRate: null }
    expect(BigInt(tax)).toBe(taxOnMonth(rule, BigInt(income)))
  }
  expect(await kit.taxDifferences()).toEqual([])
}

interface Deed {
  withdrawal: string
  event: string
  staff: string
  /** Who uploaded the bank's file that says so, where it was one. */
  reader: string | null
}

/**
 * The rule, told again from what was done: who approved sends nothing, and who says that money failed or came back neither sends it again nor
 * frees it. So no single person's deeds send it twice. Answers how often something was sent again.
 */
async function expectTwoPeopleToSendAgain(): Promise<number> {
  const deeds = await kit.server.asOwner<Deed>(`
    select moved.withdrawal_id as withdrawal, moved.event, moved.staff_id as staff,
           case when moved.event = 'fail' then
             (select result.read_by from bank_result_lines line join bank_results result on result.id = line.result_id
              where line.withdrawal_id = moved.withdrawal_id and line.problem is null and line.outcome = 'failed'
                and result.asked_by = moved.staff_id and result.asked_at = moved.at limit 1) end as reader
    from withdrawal_events moved where moved.staff_id is not null
      and moved.event in ('approve', 'second', 'sendToBank', 'fail', 'bankReturns', 'void')
    order by moved.withdrawal_id, moved.id`)
  const approved = new Map<string, Set<string>>()
  const said = new Map<string, Set<string>>()
  const note = (who: Map<string, Set<string>>, withdrawal: string, staff: string) =>
    who.set(withdrawal, (who.get(withdrawal) ?? new Set()).add(staff))
  let again = 0
  for (const { withdrawal, event, staff, reader } of deeds) {
    const sayers = said.get(withdrawal)
    if (event === 'approve' || event === 'second') note(approved, withdrawal, staff)
    else if (event === 'sendToBank' || event === 'void') {
      expect(sayers?.has(staff) ?? false, `${event} of ${withdrawal} by ${staff}, who said it`).toBe(false)
      if (event === 'sendToBank') expect(approved.get(withdrawal)?.has(staff)).toBe(false)
      if (event === 'sendToBank' && sayers) again++
    } else {
      note(said, withdrawal, staff)
      if (reader) note(said, withdrawal, reader)
    }
  }
  return again
}

describe('payouts', () => {
  it('add up, whoever does what at once', { tags: ['slow'] }, async () => {
    const chance = chanceFrom(seed)
    const done = new Map<string, number>()
    const act = async (client: number) => {
      const name = pickOf(chance, names)
      if (name === 'earn') {
        const share = chance.below(5) === 0 ? -chance.between(1, 9_000) : chance.between(1, 260_000)
        await kit.bills(pickOf(chance, members), share)
        return
      }
      const answered = await steps[name]?.(chance, client)
      expect(answered?.status ?? 200, `${name}: ${answered?.msg}`).not.toBe(500)
      if (answered?.code === 1) done.set(name, (done.get(name) ?? 0) + 1)
    }
    const actOften = async (client: number) => {
      for (let step = 0; step < stepsAClient; step++) await act(client)
    }
    let sentAgain = 0
    const wanted = ['request', 'approve', 'batch', 'answer', 'work']
    const isAllDone = () => sentAgain > 0 && wanted.every(name => done.has(name))
    // A test in which nothing happens cannot fail: a short one goes on until everything has happened.
    for (let round = 0; round < rounds || (round < 4 * rounds && !isAllDone()); round++) {
      await kit.server.forgive()
      kit.setTime(months[Math.min(round, months.length - 1)] as string)
      await Promise.all(Array.from({ length: clients }, (_, client) => actOften(client)))
      await expectEvenBooks(kit.server.asOwner)
      await expectMonthsTaxed()
      sentAgain = await expectTwoPeopleToSendAgain()
    }
    for (const name of wanted) {
      expect(done.get(name) ?? 0, `${name}, seed ${seed}`).toBeGreaterThan(0)
    }
    expect(sentAgain, `sent again, seed ${seed}`).toBeGreaterThan(0)
    if (isDrill) expect(kills, 'workers that were killed').toBeGreaterThan(0)
  })
})
