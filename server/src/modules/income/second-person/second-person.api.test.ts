// Money that one person of finance asks for and another one confirms: payments that are large or odd, differences and reversals.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OutputOf, SentInputOf } from '#contract/call'
import { countWaiting } from '#contract/dashboard/calls'
import { confirmBills } from '#contract/income/bill-calls'
import { confirmMoneyRequest, refuseMoneyRequest } from '#contract/income/money-request-calls'
import {
  closeReportDifference,
  moveReceivedMoney,
  recordPayment,
  reverseReceipt,
} from '#contract/income/receipt-calls'
import { listReports, reverseReport } from '#contract/income/report-calls'
import { listPayableBills } from '#contract/payouts/withdrawal-calls'
import { buildRelease } from '../../../testing/build-release'
import { loggedInStaff } from '../../../testing/build-staff'
import { distrokidFile, reportDesk } from '../../../testing/report-desk'
import { testServer } from '../../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let clerk: Awaited<ReturnType<typeof loggedInStaff>>
let second: typeof clerk
let member: Awaited<ReturnType<typeof server.loggedInMember>>
let desk: ReturnType<typeof reportDesk>
let payerId: number
let isrc: string
let files = 0
beforeAll(async () => {
  server = await testServer()
  clerk = await loggedInStaff(server, { name: 'Ada', roles: ['finance'] })
  second = await loggedInStaff(server, { name: 'Bo', roles: ['finance'] })
  member = await server.loggedInMember()
  isrc = (await buildRelease(server, server.agentId, member.memberId)).isrc
  desk = reportDesk(server, clerk)
  payerId = await desk.payer()
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

/** A report of sales in August, posted: so many dollars are owed, seven yuan each. */
async function posted(dollars = '10') {
  const line = { ISRC: isrc, 'Earnings (USD)': dollars, 'Reporting Date': `2026-10-02T${++files}` }
  const id = await desk.imported(payerId, distrokidFile([line]))
  await desk.rate(id, 'USD', '7')
  expect(await desk.post(id, second, 'Known')).toMatchObject({ code: 1 })
  return id
}

type Payment = Partial<SentInputOf<typeof recordPayment>>
const pay = (id: number, payment: Payment = {}) =>
  server.call(
    recordPayment,
    {
      ...({ report_id: id, currency: 'USD', bank_currency: 'USD', settled: '10', charges: '0' } as const),
      ...{ banked: payment.settled ?? '10', received_on: '2026-10-20', reason: 'As advised' },
      ...{ idempotency_key: `payment ${++files}`, ...payment },
    },
    clerk,
  )
const requestIn = ({ data }: { data: unknown }) =>
  (data as { request_id: number | null } | null)?.request_id ?? 0
const confirm = (id: number, who = second) => server.call(confirmMoneyRequest, { id }, who)
const requestOf = async (id: number) => (await desk.read(id)).requests[0]

describe('a payment', () => {
  it('of what is owed takes one person', async () => {
    const id = await posted()
    expect(await pay(id, { reason: '' })).toMatchObject({ code: 1, data: { request_id: null } })
    expect(await desk.read(id)).toMatchObject({ is_covered: true, requests: [] })
  })

  it.each<[string, Payment, string]>([
    ['more than is owed', { settled: '10.01' }, 'surplus'],
    ['dated before the first day of the report', { received_on: '2026-07-31' }, 'early'],
    ['with a tenth and more kept by the bank', { settled: '10', charges: '1.01', banked: '8.99' }, 'charges'],
    ['with charges that are none', { settled: '10', charges: '-1', banked: '11' }, 'charges'],
    [
      'with a loss of charges and rate together',
      { charges: '0.8', bank_currency: 'CNY', banked: '59' },
      'rate',
    ],
    ['in yuan that no rate explains', { bank_currency: 'CNY', banked: '1' }, 'rate'],
    ['in a currency without a rate', { bank_currency: 'JPY', banked: '1500' }, 'rate'],
  ])('%s takes two, and a reason', async (_, payment, why) => {
    const id = await posted()
    const bare = await pay(id, { ...payment, reason: '' })
    expect(bare).toMatchObject({ status: 422, data: { fields: [{ field: 'reason' }] } })
    const asked = await pay(id, payment)
    expect(requestIn(asked)).toBeGreaterThan(0)
    expect(await desk.read(id)).toMatchObject({ is_covered: false, receipts: [] })
    expect(await requestOf(id)).toMatchObject({ kind: 'receipt', why: [why], asked_by: 'Ada', is_own: true })
    expect(await confirm(requestIn(asked), clerk)).toMatchObject({ status: 409 })
    expect(await confirm(requestIn(asked))).toMatchObject({ code: 1 })
    expect(await desk.read(id)).toMatchObject({ receipts: [{ recorded: { by: 'Ada' } }], requests: [] })
    const [row] = await server.asOwner<{ by: string }>(
      'select staff.name as by from receipts join staff on staff.id = confirmed_by where report_id = $1',
      [id],
    )
    expect(row?.by).toBe('Bo')
    expect(await confirm(requestIn(asked))).toMatchObject({ status: 409 })
  })

  it('that goes back to the payer takes two, and is at most what was received', async () => {
    const id = await posted()
    expect(await pay(id, { settled: '-1' })).toMatchObject({ status: 409 })
    await pay(id)
    expect(await pay(id, { settled: '-10.01' })).toMatchObject({ status: 409 })
    const asked = [await pay(id, { settled: '-4' }), await pay(id, { settled: '-7' })]
    expect(await requestOf(id)).toMatchObject({ kind: 'receipt', why: ['takes_back'] })
    expect(await confirm(requestIn(asked[0] as never))).toMatchObject({ code: 1 })
    expect(await desk.read(id)).toMatchObject({ is_covered: false, open: [{ amount: '4.00' }] })
    expect(await confirm(requestIn(asked[1] as never))).toMatchObject({ status: 409 })
  })

  it('is large by the limit of the site, and its parts count together', async () => {
    await server.asOwner(`update agents set double_approval_above = 35000 where id = ${server.agentId}`)
    const id = await posted('100')
    const part = (settled: string) => pay(id, { settled, banked: settled })
    expect(await part('50')).toMatchObject({ data: { request_id: null } })
    expect(requestIn(await part('0.01'))).toBeGreaterThan(0)
    expect((await requestOf(id))?.why).toEqual(['large'])
    await server.asOwner(`update agents set double_approval_above = 5000000 where id = ${server.agentId}`)
  })

  it('is dated tomorrow at the latest, and has an end to its size', async () => {
    const id = await posted()
    expect(await pay(id, { received_on: '2200-01-01' })).toMatchObject({
      data: { fields: [{ field: 'received_on' }] },
    })
    expect(await pay(id, { settled: '999999999999999.99' })).toMatchObject({
      data: { fields: [{ field: 'settled' }] },
    })
  })

  it('that was asked for is looked at again: what has changed meanwhile is asked for again', async () => {
    const id = await posted()
    const early = await pay(id, { received_on: '2026-07-31' })
    expect(await pay(id)).toMatchObject({ data: { request_id: null } })
    // By now it would be too much.
    expect(await confirm(requestIn(early))).toMatchObject({ status: 409 })
    expect(
      await server.call(refuseMoneyRequest, { id: requestIn(early), reason: 'Paid' }, second),
    ).toMatchObject({
      code: 1,
    })
    expect(await desk.read(id)).toMatchObject({ requests: [], receipts: [{ settled: '10.00' }] })
  })

  it('is not booked for somebody who has left finance, nor after seven days', async () => {
    const id = await posted()
    const leaver = await loggedInStaff(server, { name: 'Cy', roles: ['finance'] })
    const asked = await server.call(
      closeReportDifference,
      { report_id: id, currency: 'USD', reason: 'Will not come' },
      leaver,
    )
    await server.asOwner("update staff set roles = '{support}' where name = 'Cy'")
    expect(await confirm(requestIn(asked))).toMatchObject({ status: 409 })
    await server.asOwner("update staff set roles = '{finance}' where name = 'Cy'")
    await server.asOwner("update money_requests set ends_at = now() where state = 'open'")
    expect(await confirm(requestIn(asked))).toMatchObject({ status: 409 })
    expect((await desk.read(id)).requests).toEqual([])
  })
})

describe('moving money to another report', () => {
  const move = (from: number, to: number, amount: string, who = clerk) =>
    server.call(
      moveReceivedMoney,
      {
        ...({ report_id: from, to_report_id: to, currency: 'USD', amount } as const),
        ...{ reason: 'Belongs there', idempotency_key: `move of money ${++files}` },
      },
      who,
    )
  const limit = (units: number | null) =>
    server.asOwner('update agents set double_approval_above = $1 where id = $2', [units, server.agentId])
  /** A report that holds so many dollars too much. */
  async function overpaid(dollars: string) {
    const id = await posted('1')
    await desk.confirmed(pay(id, { settled: String(Number(dollars) + 1) }) as never, second)
    return id
  }
  // Fifty dollars.
  beforeEach(() => limit(35_000))
  afterAll(() => limit(5_000_000))

  it('takes one person up to the limit of the site, and two above it', async () => {
    const [from, to] = [await overpaid('101'), await posted('101')]
    expect(await move(from, to, '50')).toMatchObject({ data: { request_id: null } })
    const asked = await move(from, to, '51')
    expect(requestIn(asked)).toBeGreaterThan(0)
    expect(await desk.read(to)).toMatchObject({ is_covered: false, open: [{ amount: '51.00' }] })
    expect(await requestOf(from)).toMatchObject({
      ...{ kind: 'move', why: ['large'], reason: 'Belongs there', other_report_id: to, is_own: true },
      settles: { currency: 'USD', amount: '51.00' },
    })
    expect(await confirm(requestIn(asked), clerk)).toMatchObject({ status: 409 })
    const withoutCode = await server.send(confirmMoneyRequest, { id: requestIn(asked) }, second)
    expect(withoutCode.status).toBeGreaterThanOrEqual(400)
    expect(await confirm(requestIn(asked))).toMatchObject({ code: 1 })
    expect(await desk.read(to)).toMatchObject({ is_covered: true, open: [] })
    expect(await desk.read(from)).toMatchObject({ is_covered: true, requests: [] })
    const hands = await server.asOwner(
      `select distinct by.name as by, confirmed.name as confirmed from receipts
       join staff by on by.id = recorded_by join staff confirmed on confirmed.id = confirmed_by
       where kind = 'moved' and abs(settled) = 5100 and report_id in ($1, $2)`,
      [from, to],
    )
    expect(hands).toEqual([{ by: 'Ada', confirmed: 'Bo' }])
    const written = await server.asOwner<{ action: string }>(
      `select action from audit_entries where subject = 'report' and subject_id = $1
       and action in ('report.askMove', 'report.confirmRequest', 'report.moved') order by id desc limit 3`,
      [String(from)],
    )
    expect(written.map(({ action }) => action).sort()).toEqual([
      ...['report.askMove', 'report.confirmRequest', 'report.moved'],
    ])
  })

  it('counts its parts together, out of a report and into one, with what was recorded there', async () => {
    const from = await overpaid('200')
    const [one, other] = [await posted('100'), await posted('100')]
    expect(await move(from, one, '50')).toMatchObject({ data: { request_id: null } })
    expect(requestIn(await move(from, one, '0.01'))).toBeGreaterThan(0)
    expect(requestIn(await move(from, other, '0.01'))).toBeGreaterThan(0)
    const third = await overpaid('100')
    expect(await pay(other, { settled: '50' })).toMatchObject({ data: { request_id: null } })
    expect(requestIn(await move(third, other, '0.01'))).toBeGreaterThan(0)
    // What was moved there counts for a payment, too.
    expect(requestIn(await pay(one, { settled: '0.01', banked: '0.01' }))).toBeGreaterThan(0)
  })

  it('is looked at again when it is confirmed, and is not asked for where it cannot be done', async () => {
    const [from, to] = [await overpaid('60'), await posted('100')]
    expect(await move(from, to, '60.01')).toMatchObject({ status: 409 })
    expect(await move(from, from, '60')).toMatchObject({ status: 409 })
    const asked = [await move(from, to, '60'), await move(from, to, '60')]
    expect(await confirm(requestIn(asked[0] as never))).toMatchObject({ code: 1 })
    expect(await confirm(requestIn(asked[1] as never))).toMatchObject({ status: 409 })
    expect(await desk.read(to)).toMatchObject({ open: [{ amount: '40.00' }] })
  })

  it('takes one person where the site has cleared its limit', async () => {
    await limit(null)
    const [from, to] = [await overpaid('600'), await posted('600')]
    expect(await move(from, to, '600')).toMatchObject({ data: { request_id: null } })
  })
})

describe('a difference', () => {
  it('is given up by two people, as it was when it was asked for', async () => {
    const id = await posted()
    const close = () =>
      server.call(closeReportDifference, { report_id: id, currency: 'USD', reason: 'Bankrupt' }, clerk)
    const asked = await close()
    expect(await desk.read(id)).toMatchObject({ is_covered: false, receipts: [] })
    expect(await close()).toMatchObject({ status: 409 })
    await pay(id, { settled: '4' })
    expect(await confirm(requestIn(asked))).toMatchObject({ status: 409 })
    await server.call(refuseMoneyRequest, { id: requestIn(asked), reason: 'Less is open' }, clerk)
    expect(await confirm(requestIn(await close()))).toMatchObject({ code: 1 })
    expect(await desk.read(id)).toMatchObject({ is_covered: true })
  })
})

type Payable = OutputOf<typeof listPayableBills>

describe('a reversal', () => {
  const reverse = async (id: number) =>
    server.call(reverseReport, { ...(await desk.decided(id)), reason: 'Wrong month' }, clerk)
  const payable = async (when: 'now' | 'later') =>
    ((await server.call(listPayableBills, { when, limit: 100 }, member)).data as unknown as Payable).items

  it('takes two people', async () => {
    const id = await posted()
    const asked = await reverse(id)
    expect(await desk.read(id)).toMatchObject({ state: 'posted', pending: null })
    expect(await reverse(id)).toMatchObject({ status: 409 })
    expect(await confirm(requestIn(asked), clerk)).toMatchObject({ status: 409 })
    expect(await confirm(requestIn(asked))).toMatchObject({ code: 1 })
    await desk.carryOut(id)
    expect(await desk.read(id)).toMatchObject({
      state: 'reversed',
      postings: [{ reversed: { by: 'Ada', reason: 'Wrong month' } }],
    })
  })

  it('keeps its bills from being withdrawn for a day, once a posting', async () => {
    const id = await posted()
    await pay(id)
    const [bill] = await server.asOwner<{ id: number }>(
      'select bills.id::int from bills join postings on postings.id = posting_id where report_id = $1',
      [id],
    )
    const billId = bill?.id ?? 0
    await server.call(confirmBills, { bill_ids: [billId] }, member)
    const isPayable = async () => (await payable('now')).some(row => row.id === billId)
    expect(await isPayable()).toBe(true)
    const first = await reverse(id)
    expect(await isPayable()).toBe(false)
    expect(await payable('later')).toContainEqual(
      expect.objectContaining({ id: billId, why_not: 'asked_back' }),
    )
    await server.call(refuseMoneyRequest, { id: requestIn(first), reason: 'It is right' }, second)
    expect(await isPayable()).toBe(true)
    await reverse(id)
    expect(await isPayable()).toBe(true)
  })

  it('of a receipt keeps its bills back too, and they wait for the payer once more', async () => {
    const id = await posted()
    await pay(id)
    const [bill] = await server.asOwner<{ id: number }>(
      'select bills.id::int from bills join postings on postings.id = posting_id where report_id = $1',
      [id],
    )
    await server.call(confirmBills, { bill_ids: [bill?.id ?? 0] }, member)
    const standing = async () => (await payable('later')).find(row => row.id === bill?.id)?.why_not
    expect(await standing()).toBeUndefined()
    const receiptId = (await desk.read(id)).receipts[0]?.id ?? 0
    const asked = await server.call(reverseReceipt, { receipt_id: receiptId, reason: 'Wrong report' }, clerk)
    expect(await standing()).toBe('asked_back')
    expect(await confirm(requestIn(asked))).toMatchObject({ code: 1 })
    expect(await standing()).toBe('waits_for_payer')
    await pay(id)
    expect(await standing()).toBeUndefined()
  })

  it('holds for a day at most', async () => {
    const id = await posted()
    await reverse(id)
    const held = await requestOf(id)
    expect(Date.parse(held?.holds_until ?? '') - Date.parse(held?.asked_at ?? '')).toBe(24 * 3_600_000)
  })
})

it('a request reaches everybody of finance but the one who asks', async () => {
  const waiting = async (who: typeof clerk) =>
    ((await server.call(countWaiting, {}, who)).data as OutputOf<typeof countWaiting>).requests ?? 0
  const [ofClerk, ofSecond] = [await waiting(clerk), await waiting(second)]
  const id = await posted()
  await pay(id, { settled: '11' })
  expect([await waiting(clerk), await waiting(second)]).toEqual([ofClerk, ofSecond + 1])
  const { data } = await server.call(listReports, { queue: 'asked', limit: 100 }, second)
  expect((data as OutputOf<typeof listReports>).items.map(report => report.id)).toContain(id)
})

it('a request that was decided does not change, not by the database’s owner either', async () => {
  const id = await posted()
  const asked = await pay(id, { settled: '11' })
  await confirm(requestIn(asked))
  const change = server.asOwner(`update money_requests set state = 'open' where id = ${requestIn(asked)}`)
  await expect(change).rejects.toThrow(/does not change/)
  await expect(server.asOwner('delete from money_requests')).rejects.toThrow()
})
