// A payer pays a report's total. What its stores come to is rounded for each of them, and the last cent between the two is nobody's debt.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recordPayment } from '#contract/income/receipt-calls'
import { createLog } from '../../../platform/log'
import { buildRelease } from '../../../testing/build-release'
import { loggedInStaff } from '../../../testing/build-staff'
import { distrokidFile, reportDesk } from '../../../testing/report-desk'
import { testServer } from '../../../testing/test-server'
import { verifyLedger } from '../verify/verify-ledger'
import { reversePosting } from './reverse-posting'
import { roundOnce } from './round-once.job'

let server: Awaited<ReturnType<typeof testServer>>
let clerk: Awaited<ReturnType<typeof loggedInStaff>>
let second: Awaited<ReturnType<typeof loggedInStaff>>
let desk: ReturnType<typeof reportDesk>
let isrc: string
let payerId: number
let count = 0

beforeAll(async () => {
  server = await testServer()
  clerk = await loggedInStaff(server, { name: 'Ada', roles: ['finance'] })
  second = await loggedInStaff(server, { name: 'Bo', roles: ['finance'] })
  const { memberId } = await server.loggedInMember()
  desk = reportDesk(server, clerk)
  isrc = (await buildRelease(server, server.agentId, memberId)).isrc
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.forgive()
  payerId = await desk.payer({ stores: ['Spotify', 'Deezer'] })
})

/** Each store comes to 1.00 when it is rounded, both together to 2.01. */
async function posted() {
  const file = distrokidFile(
    ['Spotify', 'Deezer'].map(Store => ({
      ...{ ISRC: isrc, Store, Artist: `Lin ${payerId}`, 'Earnings (USD)': '1.004' },
      'Reporting Date': `2026-10-02T${++count}`,
    })),
  )
  const id = await desk.imported(payerId, file)
  await desk.rate(id, 'USD', '7')
  expect(await desk.post(id, second, 'Known')).toMatchObject({ code: 1 })
  return id
}
const pay = (id: number, settled: string) =>
  server.call(
    recordPayment,
    {
      ...({ report_id: id, currency: 'USD', bank_currency: 'USD', charges: '0', reason: '' } as const),
      ...{ settled, banked: settled, received_on: new Date().toISOString().slice(0, 10) },
      idempotency_key: `payment ${id} ${settled}`,
    },
    clerk,
  )
const verified = async () => {
  const { agentId, database, services } = server
  return (await verifyLedger({ agentId, database, storage: services.storage })).differences
}
const move = () =>
  roundOnce.run({
    ...{ agentId: server.agentId, database: server.database, services: server.services },
    ...{ payload: {}, log: createLog('silent') },
  })
async function reverse(reportId: number) {
  const [staff] = await server.asOwner<{ id: string }>('select id from staff order by id limit 1')
  const decided = { reportId, staffId: Number(staff?.id), reason: 'Wrong month', now: new Date() }
  await server.database.change(server.agentId, tx => reversePosting(tx, decided))
}
const openOf = async (id: number) => (await desk.read(id)).open

/** As an earlier version posted it: what it owes is rounded for each store. */
async function asBefore(id: number) {
  await server.asOwner(
    `with report as (select agent_id, id from income_reports where id = $1),
       entries as (
         select entry.agent_id, entry.account_id, entry.currency, entry.amount, entry.position
         from report join ledger_transactions written on written.report_id = report.id and written.kind = 'posting'
         join ledger_entries entry on entry.transaction_id = written.id
         join ledger_accounts account on account.id = entry.account_id
         where account.kind = 'rounding' or (account.kind = 'payer_receivable' and entry.channel_id is null)),
       written as (insert into ledger_transactions (agent_id, kind, at, report_id) select agent_id, 'rounding', now(), id from report returning id)
     insert into ledger_entries (agent_id, transaction_id, position, account_id, currency, amount)
     select entries.agent_id, written.id, entries.position, entries.account_id, entries.currency, -entries.amount from entries, written`,
    [id],
  )
  await server.asOwner('update income_reports set rounded_once_at = null, covered_at = null where id = $1', [
    id,
  ])
}

describe('what a payer owes for a report with several stores', () => {
  it('is its total, rounded once, and is settled when that is paid', async () => {
    const id = await posted()
    expect(await openOf(id)).toEqual([{ currency: 'USD', amount: '2.01' }])
    expect(await verified()).toEqual([])
    expect((await pay(id, '2.01')).code).toBe(1)
    expect(await desk.read(id)).toMatchObject({ is_covered: true, open: [] })
  })

  it('goes back to nothing when it is reversed', async () => {
    const id = await posted()
    await reverse(id)
    expect(await openOf(id)).toEqual([])
    expect(await verified()).toEqual([])
  })
})

describe('a report that was posted while each store was rounded', () => {
  it('is moved to being rounded once, and covered where its payer had paid the total', async () => {
    const id = await posted()
    expect((await pay(id, '2.01')).code).toBe(1)
    await asBefore(id)
    expect(await verified()).toEqual([])
    expect(await desk.read(id)).toMatchObject({ is_covered: false, open: [{ amount: '-0.01' }] })
    await move()
    await move()
    expect(await desk.read(id)).toMatchObject({ is_covered: true, open: [] })
    expect(await verified()).toEqual([])
    expect(
      await server.asOwner("select 1 from ledger_transactions where report_id = $1 and kind = 'rounding'", [
        id,
      ]),
    ).toHaveLength(2)
  })

  it('stays as it was settled', async () => {
    const id = await posted()
    await asBefore(id)
    await pay(id, '2.00')
    await move()
    expect(await desk.read(id)).toMatchObject({ is_covered: true, open: [] })
    expect(await verified()).toEqual([])
  })

  it('goes back to nothing when it is reversed after it was moved', async () => {
    const id = await posted()
    await asBefore(id)
    await move()
    expect(await openOf(id)).toEqual([{ currency: 'USD', amount: '2.01' }])
    await reverse(id)
    expect(await openOf(id)).toEqual([])
  })
})
