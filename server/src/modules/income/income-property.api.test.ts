// Whatever two colleagues, their members, the bank and its worker do at once on two servers, in whatever order, from a report to a payment, and although
// workers are killed: the ledger is zero, bills are what the lines come to, withdrawals what the ledger says, and a second program finds the same.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmBills } from '#contract/income/bill-calls'
import { confirmMoneyRequest } from '#contract/income/money-request-calls'
import {
  closeReportDifference,
  holdBill,
  moveReceivedMoney,
  recordPayment,
  releaseBill,
} from '#contract/income/receipt-calls'
import { postIncomeReport, reverseReport } from '#contract/income/report-calls'
import { listSuspense, matchTitle, undoMatch } from '#contract/income/suspense-calls'
import { agreeSplit } from '../../testing/agree-split'
import { buildRelease } from '../../testing/build-release'
import { type Chance, chanceFrom } from '../../testing/chance'
import { expectEvenWithdrawals } from '../../testing/even-books'
import { payoutKit } from '../../testing/payout-kit'
import { payoutSteps } from '../../testing/payout-steps'
import { distrokidFile, reportDesk } from '../../testing/report-desk'
import { isDrill } from '../../testing/sampled'
import type { Person } from '../../testing/split-kit'
import { type Answered, secondServer } from '../../testing/test-server'
import { verifyLedger } from './verify/verify-ledger'

const seed = Number(process.env.TEST_SEED ?? 20_261_117)
const rounds = isDrill ? 60 : 5
const stepsARound = isDrill ? 60 : 24

type Kit = Awaited<ReturnType<typeof payoutKit>>
type Staff = Awaited<ReturnType<Kit['session']>>
let kit: Kit
let server: Kit['server']
/** One each client, on the same database. */
let servers: Kit['server'][]
let importers: Staff[]
let posters: Staff[]
let members: Person[]
let releases: { workId: number; isrc: string }[]
let desks: ReturnType<typeof reportDesk>[]
/** They pay in their own currency, one of them without decimals, for the same channels. */
let payers: { id: number; currency: 'USD' | 'JPY' }[]

let payouts: ReturnType<typeof payoutSteps>
let kills = 0

beforeAll(async () => {
  kit = await payoutKit()
  server = kit.server
  servers = [server, await secondServer(server, { clock: kit.clock })]
  const finance = (name: string) => kit.session(name)
  importers = [await finance('Importer 1'), await finance('Importer 2')]
  posters = [await finance('Poster 1'), await finance('Poster 2')]
  members = [await kit.payee(), await kit.payee(), await kit.payee('minor')]
  const onKill = () => void kills++
  payouts = payoutSteps({ kit, members, clerks: [...importers, ...posters], servers, onKill })
  // What comes of a few lines is worth withdrawing here.
  await server.asOwner('update agents set withdrawal_minimum = 4, withdrawal_fee = 3')
  releases = []
  for (const [index, { memberId }] of members.entries()) {
    const rate = [0.8, 0.7, 0.3333][index] ?? 0.5
    releases.push(await buildRelease(server, server.agentId, memberId, { rate, title: `Song ${index}` }))
  }
  await agreeSplit(server, releases[0]?.isrc ?? '', [
    [members[0]?.memberId ?? 0, 3333],
    [members[1]?.memberId ?? 0, 6667],
  ])
  desks = importers.map((person, client) => reportDesk(at(client), person))
  payers = []
  for (const currency of ['USD', 'JPY'] as const)
    payers.push({ id: await desk(0).payer({ currency, stores: ['Spotify', 'Deezer'] }), currency })
})
afterAll(async () => {
  await servers[1]?.close()
  await server.close()
})
const at = (client: number) => servers[client % servers.length] as Kit['server']

const pick = <T>(chance: Chance, values: readonly T[]): T | undefined => values[chance.below(values.length)]

/** One of the rows that a query finds, by chance. */
async function anyOf<R extends Record<string, unknown>>(chance: Chance, sql: string): Promise<R | undefined> {
  return pick(chance, await server.asOwner<R>(sql))
}

let files = 0
function fileOf(chance: Chance, currency: 'USD' | 'JPY'): string {
  const most = currency === 'JPY' ? 3000 : 30
  const amount = () =>
    `${chance.below(4) === 0 ? '-' : ''}${chance.below(most)}.${String(chance.below(10 ** 9)).padStart(9, '0')}`
  const lines = Array.from({ length: chance.between(1, 8) }, () => {
    const known = chance.below(4) > 0
    return {
      ISRC: known ? (pick(chance, releases)?.isrc ?? '') : '',
      Title: known ? 'Song' : `Unknown ${chance.below(3)}`,
      Store: pick(chance, ['Spotify', 'Deezer']) ?? '',
      'Sale Month': pick(chance, ['2026-07', '2026-08', '2026-09']) ?? '',
      'Earnings (USD)': amount(),
      'Reporting Date': `2026-10-01 ${++files}`,
    }
  })
  return distrokidFile(lines).replace('Earnings (USD)', `Earnings (${currency})`)
}

const anyPosted = (chance: Chance) =>
  anyOf<{ id: string; currency: 'USD' | 'JPY' }>(
    chance,
    `select report.id, payer.currency from income_reports report join payers payer on payer.id = report.payer_id
     where report.state = 'posted'`,
  )

type Step = (chance: Chance, client: number) => Promise<Pick<Answered, 'status' | 'code' | 'msg'> | undefined>
const desk = (client: number) => desks[client % desks.length] as ReturnType<typeof reportDesk>
const poster = (chance: Chance) => pick(chance, posters) as Staff

const steps: Record<string, Step> = {
  async import(chance, client) {
    const { id: payerId, currency } = pick(chance, payers) as (typeof payers)[number]
    const id = await desk(client).imported(payerId, fileOf(chance, currency))
    const whole = currency === 'JPY' ? '0.0' : `${chance.between(6, 8)}.`
    return desk(client).rate(id, currency, `${whole}${chance.between(4 * 10 ** 5, 10 ** 6 - 1)}`)
  },
  async post(chance, client) {
    const report = await anyOf<{ id: string; version: number }>(
      chance,
      "select id, version from income_reports where state in ('checked', 'posted')",
    )
    if (!report) return undefined
    const id = Number(report.id)
    const answered = await at(client).call(
      postIncomeReport,
      { id, version: report.version, note: 'Known' },
      poster(chance),
    )
    if (answered.code === 1) await desk(client).carryOut(id)
    return answered
  },
  async match(chance, client) {
    const report = await anyOf<{ id: string }>(
      chance,
      "select id from income_reports where state in ('checked', 'posted')",
    )
    if (!report) return undefined
    const report_id = Number(report.id)
    const { data } = await at(client).call(listSuspense, { report_id }, importers[client])
    const title = pick(chance, (data as unknown as { items: { key: string }[] }).items)
    const release = pick(chance, releases)
    if (!title || !release) return undefined
    const wanted = { report_id, key: title.key, work_id: release.workId, isrc: release.isrc }
    return at(client).call(matchTitle, wanted, importers[client])
  },
  async undo(chance, client) {
    const decision = await anyOf<{ id: string; report_id: string }>(
      chance,
      'select id, report_id from title_decisions where undone_at is null',
    )
    if (!decision) return undefined
    const wanted = { report_id: Number(decision.report_id), decision_id: Number(decision.id) }
    return at(client).call(undoMatch, wanted, importers[client])
  },
  async confirm(chance, client) {
    const member = pick(chance, members)
    const bill = await anyOf<{ id: string }>(
      chance,
      `select id from bills where member_id = ${member?.memberId}`,
    )
    return bill && at(client).call(confirmBills, { bill_ids: [Number(bill.id)] }, member)
  },
  async hold(chance, client) {
    const bill = await anyOf<{ id: string }>(chance, 'select id from bills where status in (0, 1)')
    return (
      bill && at(client).call(holdBill, { bill_id: Number(bill.id), remarks: 'Asked about' }, poster(chance))
    )
  },
  async release(chance, client) {
    const bill = await anyOf<{ id: string }>(chance, 'select id from bills where status = 10')
    return (
      bill && at(client).call(releaseBill, { bill_id: Number(bill.id), reason: 'Settled' }, poster(chance))
    )
  },
  async pay(chance, client) {
    const report = await anyPosted(chance)
    if (!report) return undefined
    const { currency } = report
    const settled =
      currency === 'JPY'
        ? `${chance.between(100, 2000)}`
        : `${chance.between(1, 20)}.${chance.between(10, 99)}`
    const money = { settled, charges: '0', banked: settled, bank_currency: currency, currency }
    return at(client).call(
      recordPayment,
      {
        ...{ ...money, report_id: Number(report.id), received_on: '2026-10-20', reason: 'As advised' },
        idempotency_key: `payment ${client} ${++files}`,
      },
      importers[client],
    )
  },
  async move(chance, client) {
    const held = await anyOf<{ report_id: string; to: string; currency: 'USD' | 'JPY'; amount: string }>(
      chance,
      `select held.report_id, report.id as to, held.currency,
              (-sum(held.amount) / 10::numeric ^ currency_exponent(held.currency))::numeric(20, 2)::text as amount
       from payer_entries held join income_reports mine on mine.id = held.report_id
       join income_reports report on report.payer_id = mine.payer_id and report.id <> mine.id and report.state = 'posted'
       group by 1, 2, 3 having sum(held.amount) < 0`,
    )
    return (
      held &&
      at(client).call(
        moveReceivedMoney,
        {
          ...{ report_id: Number(held.report_id), to_report_id: Number(held.to) },
          ...{ currency: held.currency, amount: held.amount.replace(/\.00$/, '') },
          ...{ reason: 'Posted anew', idempotency_key: `move ${client} ${++files}` },
        },
        poster(chance),
      )
    )
  },
  async close(chance, client) {
    const report = await anyPosted(chance)
    if (!report) return undefined
    const wanted = { report_id: Number(report.id), currency: report.currency, reason: 'Will not come' }
    return at(client).call(closeReportDifference, wanted, poster(chance))
  },
  async reverse(chance, client) {
    const report = await anyOf<{ id: string; version: number }>(
      chance,
      "select id, version from income_reports where state = 'posted'",
    )
    if (!report) return undefined
    const wanted = { id: Number(report.id), version: report.version, reason: 'Wrong' }
    return at(client).call(reverseReport, wanted, poster(chance))
  },
  async second(chance, client) {
    const request = await anyOf<{ id: string; report_id: string }>(
      chance,
      "select id, report_id from money_requests where state = 'open'",
    )
    if (!request) return undefined
    const answered = await at(client).call(confirmMoneyRequest, { id: Number(request.id) }, poster(chance))
    // A withdrawal that came between its two steps makes the job begin anew, as a worker has it do.
    const carryOut = () => desk(client).carryOut(Number(request.report_id))
    if (answered.code === 1) await carryOut().catch(carryOut)
    return answered
  },
}
/** What makes work comes oftener than what undoes it. */
const names = [
  ...['import', 'import', 'post', 'post', 'post', 'match', 'match', 'undo', 'confirm', 'confirm'],
  ...['hold', 'release', 'pay', 'move', 'close', 'reverse', 'second', 'second'],
  ...['request', 'request', 'request', 'cancel', 'confirmTax', 'approve', 'approve', 'batch', 'batch'],
  ...['answer', 'answer', 'work', 'work', 'markPaid', 'markFailed', 'markReturned', 'refuse', 'void'],
]

async function act(chance: Chance, client: number, done: Map<string, number>): Promise<void> {
  for (let step = 0; step < stepsARound; step++) {
    const name = pick(chance, names) as string
    const answered = await (steps[name] ?? payouts[name])?.(chance, client)
    if (!answered) continue
    expect(answered.status, `${name}: ${answered.msg}`).toBeLessThan(500)
    if (answered.code === 1) done.set(name, (done.get(name) ?? 0) + 1)
  }
}

describe('income', () => {
  it('adds up after whatever two clients do at once, down to what the bank pays', {
    tags: ['slow'],
  }, async () => {
    const done = new Map<string, number>()
    const clients = [chanceFrom(seed), chanceFrom(seed + 1)]
    for (let round = 0; round < rounds; round++) {
      await server.forgive()
      await Promise.all(clients.map((chance, client) => act(chance, client, done)))
      await expectEvenWithdrawals(server.asOwner)
      const { differences } = await verifyLedger({
        agentId: server.agentId,
        database: server.database,
        storage: server.services.storage,
      })
      expect(differences, `seed ${seed}, round ${round}`).toEqual([])
    }
    // A test in which nothing happens cannot fail.
    // In a few rounds chance may bring no money as far as a withdrawal: the property of payouts begins there.
    const late = isDrill ? ['request', 'approve'] : []
    for (const name of ['import', 'post', 'match', 'confirm', 'reverse', ...late]) {
      expect(done.get(name) ?? 0, name).toBeGreaterThan(0)
    }
    const owed = await server.asOwner<{ currency: string }>(
      'select distinct currency from payer_entries where amount <> 0 order by 1',
    )
    expect(owed.map(({ currency }) => currency)).toEqual(['JPY', 'USD'])
    const shared = await server.asOwner(
      `select bill.channel_id from bills bill join postings posting on posting.id = bill.posting_id
       join income_reports report on report.id = posting.report_id
       group by 1 having count(distinct report.payer_id) = 2`,
    )
    expect(shared.length, 'channels that both payers pay for').toBeGreaterThan(0)
    if (isDrill) expect(kills, 'workers that were killed').toBeGreaterThan(0)
    // In a drill all of the ledger is computed anew sixty times.
  })
})
