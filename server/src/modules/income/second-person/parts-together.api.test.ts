// What one person records for a report in parts is one sum against the limit of the site: settled or arrived, in whatever currencies.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Currency } from '#contract/currency'
import { confirmMoneyRequest } from '#contract/income/money-request-calls'
import { moveReceivedMoney, recordPayment } from '#contract/income/receipt-calls'
import { buildRelease } from '../../../testing/build-release'
import { buildReport } from '../../../testing/build-report'
import { loggedInStaff } from '../../../testing/build-staff'
import { reportDesk } from '../../../testing/report-desk'
import { testServer } from '../../../testing/test-server'
import { postReport } from '../posting/post-report'

let server: Awaited<ReturnType<typeof testServer>>
let clerk: Awaited<ReturnType<typeof loggedInStaff>>
let second: typeof clerk
let desk: ReturnType<typeof reportDesk>
let payerId: number
let isrc: string
let keys = 0
beforeAll(async () => {
  server = await testServer()
  clerk = await loggedInStaff(server, { name: 'Ada', roles: ['finance'] })
  second = await loggedInStaff(server, { name: 'Bo', roles: ['finance'] })
  const member = await server.loggedInMember()
  isrc = (await buildRelease(server, server.agentId, member.memberId)).isrc
  desk = reportDesk(server, clerk)
  payerId = await desk.payer()
  await server.asOwner(`update agents set double_approval_above = 500000 where id = ${server.agentId}`)
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

const rates = { USD: '7', EUR: '8', JPY: '0.05' }
type Owed = Partial<Record<Currency, string>>

/** What is owed for it, by currency. The limit of the site is 5,000 yuan. */
async function posted(owed: Owed) {
  const lines = Object.entries(owed).map(([currency, amount]) => ({ isrc, currency, amount }))
  const reportId = await buildReport(server, { payerId, lines, rates })
  await server.database.change(server.agentId, tx =>
    postReport(tx, { reportId, staffId: second.staffId, note: '', now: new Date() }),
  )
  return reportId
}

const isAsked = ({ code, data }: { code: number; data: unknown }) => {
  expect(code).toBe(1)
  return (data as { request_id: number | null }).request_id !== null
}
async function needsSecond(id: number, currency: Currency, settled: string, bank?: [Currency, string]) {
  const [bankCurrency, banked] = bank ?? [currency, settled]
  const money = { currency, settled, charges: '0', bank_currency: bankCurrency, banked }
  const rest = { received_on: '2026-10-20', reason: 'As advised', idempotency_key: `a part ${++keys}` }
  return isAsked(await server.call(recordPayment, { report_id: id, ...money, ...rest }, clerk))
}
async function moveNeedsSecond(from: number, to: number, currency: Currency, amount: string) {
  const move = { report_id: from, to_report_id: to, currency, amount, reason: 'Belongs there' }
  return isAsked(
    await server.call(moveReceivedMoney, { ...move, idempotency_key: `a part ${++keys}` }, clerk),
  )
}
/** A report that holds so much too much, recorded by two people. */
async function overpaid(amount: number) {
  const id = await posted({ USD: '1', EUR: '1' })
  for (const currency of ['USD', 'EUR'] as const)
    expect(await needsSecond(id, currency, String(amount + 1))).toBe(true)
  for (const { id: request } of (await desk.read(id)).requests)
    expect(await server.call(confirmMoneyRequest, { id: request }, second)).toMatchObject({ code: 1 })
  return id
}

describe('payments that one person records for a report', () => {
  it('count together as they arrive in the currency of the site', async () => {
    const id = await posted({ USD: '4900' })
    expect(await needsSecond(id, 'USD', '700', ['CNY', '4900'])).toBe(false)
    expect(await needsSecond(id, 'USD', '14', ['CNY', '98'])).toBe(false)
    expect(await needsSecond(id, 'USD', '700', ['CNY', '4900'])).toBe(true)
    expect(await needsSecond(id, 'USD', '1', ['CNY', '7'])).toBe(true)
  })

  it('count as what arrives where the bank gives more than the rate says', async () => {
    const id = await posted({ USD: '1000' })
    expect(await needsSecond(id, 'USD', '350', ['CNY', '2600'])).toBe(false)
    expect(await needsSecond(id, 'USD', '343', ['CNY', '2401'])).toBe(true)
    expect(await needsSecond(id, 'USD', '342', ['CNY', '2400'])).toBe(false)
  })

  it('count as what the report’s rate makes of them where they stay in their currency', async () => {
    const id = await posted({ USD: '1000' })
    expect(await needsSecond(id, 'USD', '715')).toBe(true)
    expect(await needsSecond(id, 'USD', '714')).toBe(false)
    expect(await needsSecond(id, 'USD', '1')).toBe(true)
  })

  it('count together over the currencies of the report', async () => {
    const id = await posted({ USD: '5000', EUR: '5000', CNY: '5000', JPY: '50000' })
    expect(await needsSecond(id, 'USD', '300')).toBe(false)
    expect(await needsSecond(id, 'EUR', '300')).toBe(false)
    expect(await needsSecond(id, 'CNY', '501')).toBe(true)
    expect(await needsSecond(id, 'CNY', '400')).toBe(false)
    expect(await needsSecond(id, 'JPY', '2001')).toBe(true)
    expect(await needsSecond(id, 'JPY', '2000')).toBe(false)
    expect(await needsSecond(id, 'USD', '0.01')).toBe(true)
  })

  it('are one sum also when they are sent at the same moment', async () => {
    const id = await posted({ USD: '5000', EUR: '5000', CNY: '5000' })
    const sent = (['USD', 'EUR', 'CNY'] as const).flatMap(currency => [
      needsSecond(id, currency, '250'),
      needsSecond(id, currency, '250'),
    ])
    await Promise.all(sent)
    const [alone] = await server.asOwner<{ worth: number }>(
      `select sum(settled / 100 * case currency when 'USD' then 7 when 'EUR' then 8 else 1 end)::int as worth
       from receipts where report_id = $1 and confirmed_by is null`,
      [id],
    )
    expect(alone?.worth).toBeGreaterThan(0)
    expect(alone?.worth).toBeLessThanOrEqual(5000)
  })
})

describe('money that one person moves', () => {
  it('counts with what was recorded for the other report in another currency, and in what it is worth', async () => {
    const from = await overpaid(1000)
    const to = await posted({ USD: '1000', EUR: '1000', CNY: '1000' })
    expect(await moveNeedsSecond(from, to, 'USD', '715')).toBe(true)
    expect(await moveNeedsSecond(from, to, 'USD', '400')).toBe(false)
    expect(await moveNeedsSecond(from, to, 'EUR', '276')).toBe(true)
    expect(await moveNeedsSecond(from, to, 'EUR', '275')).toBe(false)
    expect(await needsSecond(to, 'CNY', '1')).toBe(true)
    const other = await posted({ USD: '1000' })
    expect(await moveNeedsSecond(from, other, 'USD', '1')).toBe(true)
  })
})
