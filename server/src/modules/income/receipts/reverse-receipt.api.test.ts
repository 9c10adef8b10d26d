import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { confirmMoneyRequest } from '#contract/income/money-request-calls'
import { recordPayment, reverseReceipt } from '#contract/income/receipt-calls'
import { buildRelease } from '../../../testing/build-release'
import { loggedInStaff } from '../../../testing/build-staff'
import { distrokidFile, reportDesk } from '../../../testing/report-desk'
import { testServer } from '../../../testing/test-server'
import { verifyLedger } from '../verify/verify-ledger'

let server: Awaited<ReturnType<typeof testServer>>
let clerk: Awaited<ReturnType<typeof loggedInStaff>>
let second: typeof clerk
let desk: ReturnType<typeof reportDesk>
let reportId: number
beforeAll(async () => {
  server = await testServer()
  clerk = await loggedInStaff(server, { name: 'Ada', roles: ['finance'] })
  second = await loggedInStaff(server, { roles: ['finance'] })
  const member = await server.loggedInMember()
  const { isrc } = await buildRelease(server, server.agentId, member.memberId)
  desk = reportDesk(server, clerk)
  reportId = await desk.imported(await desk.payer(), distrokidFile([{ ISRC: isrc, 'Earnings (USD)': '10' }]))
  await desk.rate(reportId, 'USD', '7.2')
  expect(await desk.post(reportId, second, 'Known')).toMatchObject({ code: 1 })
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

const pay = (banked: string, bank_currency: 'USD' | 'CNY', key: string) =>
  server.call(
    recordPayment,
    {
      ...({ report_id: reportId, currency: 'USD', bank_currency, settled: '10', charges: '0' } as const),
      ...{ banked, received_on: '2026-11-02', reason: '', idempotency_key: key },
    },
    clerk,
  )
const ask = (receipt_id: number, caller = clerk) =>
  server.call(reverseReceipt, { receipt_id, reason: 'Booked in the wrong currency' }, caller)
const reverse = (receipt_id: number) => desk.confirmed(ask(receipt_id), second)
const read = () => desk.read(reportId)
const lastReceipt = async () => (await read()).receipts.at(-1)?.id as number
const balances = () =>
  server.asOwner(
    "select kind, currency, balance::text from ledger_accounts where agent_id = $1 and kind in ('bank', 'conversion', 'channel_charges', 'payer_receivable') and balance <> 0 order by kind, currency",
    [server.agentId],
  )
const verified = async () => {
  const { agentId, database, services } = server
  return (await verifyLedger({ agentId, database, storage: services.storage })).differences
}

it('a receipt is reversed once, with the counter-entry of each of its entries, and what it settled is owed again', async () => {
  const before = await balances()
  expect((await pay('72', 'CNY', 'in another currency')).code).toBe(1)
  expect(await read()).toMatchObject({ is_covered: true, open: [] })
  const id = await lastReceipt()
  expect((await reverse(id)).code).toBe(1)
  expect(await read()).toMatchObject({
    is_covered: false,
    open: [{ currency: 'USD', amount: '10.00' }],
    receipts: [
      { id, kind: 'receipt', is_reversed: true },
      { kind: 'reversed', reverses: id, settled: '-10.00', reason: 'Booked in the wrong currency' },
    ],
  })
  expect(await balances()).toEqual(before)
  expect(await reverse(id)).toMatchObject({ status: 409 })
  expect(await reverse(await lastReceipt())).toMatchObject({ status: 409 })
  expect(await reverse(999_999)).toMatchObject({ status: 404 })
  expect(await verified()).toEqual([])
})

it('a reversal that two ask for at the same moment is asked for once, and the money may come again', async () => {
  expect((await pay('10', 'USD', 'the right currency')).code).toBe(1)
  const id = await lastReceipt()
  const answers = await Promise.all([ask(id), ask(id, second)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const [request] = (await read()).requests
  expect(request).toMatchObject({ kind: 'receipt_reversal', settles: { amount: '10.00', currency: 'USD' } })
  expect(await read()).toMatchObject({ is_covered: true })
  const other = request?.asked_by === 'Ada' ? second : clerk
  expect(await server.call(confirmMoneyRequest, { id: request?.id ?? 0 }, other)).toMatchObject({ code: 1 })
  expect((await pay('10', 'USD', 'once more again')).code).toBe(1)
  expect(await read()).toMatchObject({ is_covered: true })
  expect(await verified()).toEqual([])
})

it('a receipt is reversed by finance alone, with a code of the app', async () => {
  const id = await lastReceipt()
  const support = await loggedInStaff(server, { roles: ['support'] })
  expect(await ask(id, support)).toMatchObject({ status: 403 })
  const without = await server.send(reverseReceipt, { receipt_id: id, reason: 'No code' }, clerk)
  expect(without.status).toBeGreaterThanOrEqual(400)
  expect(await read()).toMatchObject({ is_covered: true })
})
