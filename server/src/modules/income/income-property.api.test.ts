// Whatever two colleagues and their members do at once, in whatever order: the ledger is zero, bills are what the lines come to, and a second
// program finds the same.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmBills } from '#contract/income/bill-calls'
import { closeReportDifference, holdBill, recordPayment, releaseBill } from '#contract/income/receipt-calls'
import { postIncomeReport, reverseReport } from '#contract/income/report-calls'
import { listSuspense, matchTitle, undoMatch } from '#contract/income/suspense-calls'
import { buildRelease } from '../../testing/build-release'
import { loggedInStaff } from '../../testing/build-staff'
import { type Chance, chanceFrom } from '../../testing/chance'
import { distrokidFile, reportDesk } from '../../testing/report-desk'
import { isDrill } from '../../testing/sampled'
import { type Answered, testServer } from '../../testing/test-server'
import { verifyLedger } from './verify/verify-ledger'

const seed = Number(process.env.TEST_SEED ?? 20_261_117)
const rounds = isDrill ? 60 : 4
const stepsARound = isDrill ? 40 : 14

let server: Awaited<ReturnType<typeof testServer>>
type Staff = Awaited<ReturnType<typeof loggedInStaff>>
type Member = Awaited<ReturnType<typeof server.loggedInMember>>
let importers: Staff[]
let posters: Staff[]
let members: Member[]
let releases: { workId: number; isrc: string }[]
let desks: ReturnType<typeof reportDesk>[]
let payerId: number

beforeAll(async () => {
  server = await testServer()
  const finance = () => loggedInStaff(server, { roles: ['finance'] })
  importers = [await finance(), await finance()]
  posters = [await finance(), await finance()]
  members = [await server.loggedInMember(), await server.loggedInMember(), await server.loggedInMember()]
  releases = []
  for (const [index, { memberId }] of members.entries()) {
    const rate = [0.8, 0.7, 0.3333][index] ?? 0.5
    releases.push(await buildRelease(server, server.agentId, memberId, { rate, title: `Song ${index}` }))
  }
  await share(releases[0]?.isrc ?? '', [
    [members[0]?.memberId ?? 0, 3333],
    [members[1]?.memberId ?? 0, 6667],
  ])
  desks = importers.map(person => reportDesk(server, person))
  payerId = (await desks[0]?.payer({ currency: 'USD', stores: ['Spotify', 'Deezer'] })) ?? 0
})
afterAll(() => server.close())

/** A split that was agreed in time for August. */
async function share(isrc: string, parts: [number, number][]) {
  const [split] = await server.asOwner<{ id: string }>(
    `insert into splits (agent_id, isrc, owner_id, from_month, proposed_at, ends_at) values ($1, $2, $3, '2026-08-01', '2026-07-01', '2026-07-31') returning id`,
    [server.agentId, isrc, parts[0]?.[0]],
  )
  for (const [memberId, part] of parts) {
    await server.asOwner(
      `insert into split_parties (agent_id, split_id, mobile, member_id, part, answer, answered_at) values ($1, $2, $3, $4, $5, 'accepted', '2026-07-02')`,
      [server.agentId, split?.id, String(memberId), memberId, part],
    )
  }
  await server.asOwner("update splits set state = 'agreed', settled_at = '2026-07-20' where id = $1", [
    split?.id,
  ])
}

const pick = <T>(chance: Chance, values: readonly T[]): T | undefined => values[chance.below(values.length)]

/** One of the rows that a query finds, by chance. */
async function anyOf<R extends Record<string, unknown>>(chance: Chance, sql: string): Promise<R | undefined> {
  return pick(chance, await server.asOwner<R>(sql))
}

let files = 0
function fileOf(chance: Chance): string {
  const amount = () =>
    `${chance.below(4) === 0 ? '-' : ''}${chance.below(30)}.${String(chance.below(10 ** 9)).padStart(9, '0')}`
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
  return distrokidFile(lines)
}

type Step = (chance: Chance, client: number) => Promise<Answered | undefined>
const desk = (client: number) => desks[client % desks.length] as ReturnType<typeof reportDesk>
const poster = (chance: Chance) => pick(chance, posters) as Staff

const steps: Record<string, Step> = {
  async import(chance, client) {
    const id = await desk(client).imported(payerId, fileOf(chance))
    return desk(client).rate(id, 'USD', `${chance.between(6, 8)}.${chance.below(10 ** 6)}`)
  },
  async post(chance) {
    const report = await anyOf<{ id: string; version: number }>(
      chance,
      "select id, version from income_reports where state in ('checked', 'posted')",
    )
    if (!report) return undefined
    const id = Number(report.id)
    const answered = await server.call(
      postIncomeReport,
      { id, version: report.version, note: 'Known' },
      poster(chance),
    )
    if (answered.code === 1) await desk(0).carryOut(id)
    return answered
  },
  async match(chance, client) {
    const report = await anyOf<{ id: string }>(
      chance,
      "select id from income_reports where state in ('checked', 'posted')",
    )
    if (!report) return undefined
    const report_id = Number(report.id)
    const { data } = await server.call(listSuspense, { report_id }, importers[client])
    const title = pick(chance, (data as unknown as { items: { key: string }[] }).items)
    const release = pick(chance, releases)
    if (!title || !release) return undefined
    const wanted = { report_id, key: title.key, work_id: release.workId, isrc: release.isrc }
    return server.call(matchTitle, wanted, importers[client])
  },
  async undo(chance, client) {
    const decision = await anyOf<{ id: string; report_id: string }>(
      chance,
      'select id, report_id from title_decisions where undone_at is null',
    )
    if (!decision) return undefined
    const wanted = { report_id: Number(decision.report_id), decision_id: Number(decision.id) }
    return server.call(undoMatch, wanted, importers[client])
  },
  async confirm(chance) {
    const member = pick(chance, members)
    const bill = await anyOf<{ id: string }>(
      chance,
      `select id from bills where member_id = ${member?.memberId}`,
    )
    return bill && server.call(confirmBills, { bill_ids: [Number(bill.id)] }, member)
  },
  async hold(chance) {
    const bill = await anyOf<{ id: string }>(chance, 'select id from bills where status in (0, 1)')
    return bill && server.call(holdBill, { bill_id: Number(bill.id), remarks: 'Asked about' }, poster(chance))
  },
  async release(chance) {
    const bill = await anyOf<{ id: string }>(chance, 'select id from bills where status = 10')
    return bill && server.call(releaseBill, { bill_id: Number(bill.id) }, poster(chance))
  },
  async pay(chance, client) {
    const report = await anyOf<{ id: string }>(chance, "select id from income_reports where state = 'posted'")
    if (!report) return undefined
    const settled = `${chance.between(1, 20)}.${chance.between(10, 99)}`
    const money = {
      settled,
      charges: '0',
      banked: settled,
      bank_currency: 'USD' as const,
      currency: 'USD' as const,
    }
    return server.call(
      recordPayment,
      {
        ...{ ...money, report_id: Number(report.id), received_on: '2026-10-20', reason: '' },
        idempotency_key: `payment ${client} ${++files}`,
      },
      importers[client],
    )
  },
  async close(chance) {
    const report = await anyOf<{ id: string }>(chance, "select id from income_reports where state = 'posted'")
    if (!report) return undefined
    const wanted = { report_id: Number(report.id), currency: 'USD' as const, reason: 'Will not come' }
    return server.call(closeReportDifference, wanted, poster(chance))
  },
  async reverse(chance) {
    const report = await anyOf<{ id: string; version: number }>(
      chance,
      "select id, version from income_reports where state = 'posted'",
    )
    if (!report) return undefined
    const id = Number(report.id)
    const answered = await server.call(
      reverseReport,
      { id, version: report.version, reason: 'Wrong' },
      poster(chance),
    )
    if (answered.code === 1) await desk(0).carryOut(id)
    return answered
  },
}
/** What makes work comes oftener than what undoes it. */
const names = [
  'import',
  'import',
  'post',
  'post',
  'post',
  'match',
  'match',
  'undo',
  'confirm',
  'confirm',
  'hold',
  'release',
  'pay',
  'close',
  'reverse',
]

async function act(chance: Chance, client: number, done: Map<string, number>): Promise<void> {
  for (let step = 0; step < stepsARound; step++) {
    const name = pick(chance, names) as string
    const answered = await steps[name]?.(chance, client)
    if (!answered) continue
    expect(answered.status, `${name}: ${answered.msg}`).toBeLessThan(500)
    if (answered.code === 1) done.set(name, (done.get(name) ?? 0) + 1)
  }
}

describe('income', () => {
  it('adds up after whatever two clients do at once', async () => {
    const done = new Map<string, number>()
    const clients = [chanceFrom(seed), chanceFrom(seed + 1)]
    for (let round = 0; round < rounds; round++) {
      await Promise.all(clients.map((chance, client) => act(chance, client, done)))
      const { differences } = await verifyLedger({
        agentId: server.agentId,
        database: server.database,
        storage: server.services.storage,
      })
      expect(differences, `seed ${seed}, round ${round}`).toEqual([])
    }
    // A test in which nothing happens cannot fail.
    for (const name of ['import', 'post', 'match', 'confirm', 'reverse']) {
      expect(done.get(name) ?? 0, name).toBeGreaterThan(0)
    }
  }, 900_000)
})
