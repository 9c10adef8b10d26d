// A rate that was wrong after the payer had paid: the report is reversed, its file posted anew, and the money goes over to the new one.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call'
import { confirmBills } from '#contract/income/bill-calls'
import { deskIncomeWaiting } from '#contract/income/income-figures-desk'
import { listDeskBills, moveReceivedMoney, recordPayment } from '#contract/income/receipt-calls'
import { reverseReport } from '#contract/income/report-calls'
import { buildRelease } from '../../../testing/build-release'
import { loggedInStaff } from '../../../testing/build-staff'
import { distrokidFile, reportDesk } from '../../../testing/report-desk'
import { testServer } from '../../../testing/test-server'
import { verifyLedger } from '../verify/verify-ledger'

let server: Awaited<ReturnType<typeof testServer>>
let clerk: Awaited<ReturnType<typeof loggedInStaff>>
let second: Awaited<ReturnType<typeof loggedInStaff>>
let member: Awaited<ReturnType<typeof server.loggedInMember>>
let desk: ReturnType<typeof reportDesk>
let isrc: string
let payerId: number
let day = 0

beforeAll(async () => {
  server = await testServer()
  clerk = await loggedInStaff(server, { name: 'Ada', roles: ['finance'] })
  second = await loggedInStaff(server, { name: 'Bo', roles: ['finance'] })
  member = await server.loggedInMember()
  desk = reportDesk(server, clerk)
  isrc = (await buildRelease(server, server.agentId, member.memberId)).isrc
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.forgive()
  payerId = await desk.payer()
})

/** Ten dollars; no two files are the same. */
const fileOf = (amount = '10') =>
  distrokidFile([{ ISRC: isrc, 'Reporting Date': `2026-10-02T${++day}`, 'Earnings (USD)': amount }])

async function posted(file = fileOf(), rate = '7.2', payer = payerId) {
  const id = await desk.imported(payer, file)
  await desk.rate(id, 'USD', rate)
  expect(await desk.post(id, second, 'Known')).toMatchObject({ code: 1 })
  return id
}
const pay = (id: number, settled: string) =>
  desk.confirmed(
    server.call(
      recordPayment,
      {
        ...({
          report_id: id,
          currency: 'USD',
          bank_currency: 'USD',
          settled,
          banked: settled,
          charges: '0',
        } as const),
        ...{ received_on: '2026-11-02', reason: 'As advised', idempotency_key: `payment ${id} ${settled}` },
      },
      clerk,
    ),
    second,
  )
async function reverse(id: number) {
  await desk.confirmed(
    server.call(reverseReport, { ...(await desk.decided(id)), reason: 'Wrong rate' }, second),
    clerk,
  )
  await desk.carryOut(id)
}
const move = (from: number, to: number, amount = '10', key = `move ${from} ${to} ${amount}`) =>
  server.call(
    moveReceivedMoney,
    {
      ...({ report_id: from, to_report_id: to, currency: 'USD', amount } as const),
      ...{ reason: 'Posted anew', idempotency_key: key },
    },
    clerk,
  )
const billsOf = async (id: number) => {
  const { data } = await server.call(listDeskBills, { report_id: id }, clerk)
  return (data as unknown as OutputOf<typeof listDeskBills>).items
}
const waiting = async () =>
  (await server.call(deskIncomeWaiting, {}, clerk)).data as unknown as OutputOf<typeof deskIncomeWaiting>
const banked = async () =>
  (
    await server.asOwner<{ balance: number }>(
      "select balance::int as balance from ledger_accounts where kind = 'bank' and currency = 'USD'",
    )
  )[0]?.balance ?? 0
const verify = async () =>
  (
    await verifyLedger({
      agentId: server.agentId,
      database: server.database,
      storage: server.services.storage,
    })
  ).differences

describe('money of a report that was reversed', () => {
  it('covers the report that takes its place, and stands in the bank once', { tags: ['slow'] }, async () => {
    const before = await banked()
    const file = fileOf()
    const wrong = await posted(file, '7.2')
    expect((await pay(wrong, '10')).code).toBe(1)
    await reverse(wrong)
    expect(await desk.read(wrong)).toMatchObject({ state: 'reversed', open: [{ amount: '-10.00' }] })
    expect((await waiting()).uncovered).toContainEqual(
      expect.objectContaining({ report_id: wrong, currency: 'USD', open: '-10.00' }),
    )

    const right = await posted(file, '7.3')
    const [bill] = await billsOf(right)
    await server.call(confirmBills, { bill_ids: [bill?.id ?? 0] }, member)
    expect(await billsOf(right)).toMatchObject([{ status: 0, total_money_all: '73.00' }])
    expect((await move(wrong, right)).code).toBe(1)
    expect((await move(wrong, right)).code).toBe(1)

    expect(await desk.read(right)).toMatchObject({
      ...{ is_covered: true, open: [] },
      receipts: [
        {
          ...{ kind: 'moved', settled: '10.00', banked: null, other_report_id: wrong },
          ...{ reason: 'Posted anew', recorded: { by: 'Ada' } },
        },
      ],
    })
    expect(await desk.read(wrong)).toMatchObject({
      ...{ is_covered: true, open: [] },
      receipts: [{ kind: 'receipt' }, { kind: 'moved', settled: '-10.00', other_report_id: right }],
    })
    expect(await billsOf(right)).toMatchObject([{ status: 1 }])
    const ids = (await waiting()).uncovered.map(({ report_id }) => report_id)
    expect(ids).not.toContain(wrong)
    expect(ids).not.toContain(right)
    expect((await banked()) - before).toBe(1000)
    const entries = await server.asOwner<{ subject_id: string; after: object }>(
      "select subject_id, after from audit_entries where action = 'report.moved' order by id desc limit 1",
    )
    expect(entries).toEqual([
      {
        subject_id: String(wrong),
        after: { to: right, currency: 'USD', amount: '1000', reason: 'Posted anew' },
      },
    ])
    expect(await verify()).toEqual([])
  })

  it('goes on to a third when the second is reversed as well', async () => {
    const wrong = await posted()
    await pay(wrong, '10')
    await reverse(wrong)
    const [one, other] = [await posted(fileOf()), await posted(fileOf())]
    await move(wrong, one)
    await reverse(one)
    expect((await move(one, other)).code).toBe(1)
    expect(await desk.read(other)).toMatchObject({ is_covered: true })
    expect(await verify()).toEqual([])
  })

  it('is spread over several, and what was paid too much for one goes to another', {
    tags: ['slow'],
  }, async () => {
    const much = await posted()
    await pay(much, '14')
    const [one, other] = [await posted(fileOf('3')), await posted(fileOf('5'))]
    expect((await move(much, one, '3')).code).toBe(1)
    expect(await desk.read(much)).toMatchObject({ is_covered: false, open: [{ amount: '-1.00' }] })
    expect((await move(much, other, '1')).code).toBe(1)
    expect(await desk.read(much)).toMatchObject({ is_covered: true, open: [] })
    expect(await desk.read(other)).toMatchObject({ is_covered: false, open: [{ amount: '4.00' }] })
    expect(await verify()).toEqual([])
  })

  it('is moved once when two move it at the same moment', { tags: ['slow'] }, async () => {
    const wrong = await posted()
    await pay(wrong, '10')
    await reverse(wrong)
    const [one, other] = [await posted(fileOf()), await posted(fileOf())]
    const answers = await Promise.all([move(wrong, one), move(wrong, other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await verify()).toEqual([])
  })

  it('stays where it is when there is less, when the other is another payer’s, not posted, or the same', async () => {
    const wrong = await posted()
    await pay(wrong, '10')
    const right = await posted(fileOf())
    expect(await move(wrong, right)).toMatchObject({ status: 409 })
    await reverse(wrong)
    expect(await move(wrong, right, '10.01')).toMatchObject({ status: 409 })
    expect(await move(wrong, right, '-1')).toMatchObject({ status: 422 })
    expect(await move(wrong, right, '0')).toMatchObject({ status: 422 })
    expect(await move(wrong, wrong)).toMatchObject({ status: 409 })
    expect(await move(wrong, await desk.imported(payerId, fileOf()))).toMatchObject({ status: 409 })
    const ofOther = await posted(fileOf(), '7.2', await desk.payer())
    expect(await move(wrong, ofOther)).toMatchObject({ status: 409 })
    expect(await move(wrong, 999_999)).toMatchObject({ status: 404 })
    expect(await desk.read(wrong)).toMatchObject({ open: [{ amount: '-10.00' }] })
  })
})
