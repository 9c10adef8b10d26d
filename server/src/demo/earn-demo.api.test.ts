import '../join-accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../platform/log'
import { testDatabase } from '../testing/test-database'
import { testServices } from '../testing/test-services'
import { demoWorks, liveDay } from './demo-songs'
import { earnDemo } from './earn-demo.job'
import { payDemo } from './pay-demo.job'
import { seedDemo } from './seed-demo'

let test: Awaited<ReturnType<typeof testDatabase>>
let services: Awaited<ReturnType<typeof testServices>>
let agentId: number
const domain = 'demo.test'

beforeAll(async () => {
  test = await testDatabase()
  services = await testServices()
  await seedDemo(test.ownerUrl, test.database, services, domain)
  const [queued] = await test.asOwner<{ payload: { agentId: number } }>(
    'delete from graphile_worker._private_jobs returning payload',
  )
  agentId = queued?.payload.agentId ?? 0
})
afterAll(() => test.close())

async function earn() {
  const works = await test.asOwner<{ id: string; title: string; begun: Date }>(
    'select id, title, created_at as begun from works where title = any($1)',
    [demoWorks.filter(({ monthsAgo }) => monthsAgo !== undefined).map(({ title }) => title)],
  )
  const payload = {
    domain,
    works: works.map(({ id, begun }) => ({ id: Number(id), liveOn: liveDay(begun) })),
    now: new Date().toISOString(),
    // The oldest of them is the one that was reported wrongly.
    months: 9,
  }
  await earnDemo.run({ agentId, database: test.database, services, payload, log: createLog('silent') })
}
const counts = async () => ({
  reports: await test.asOwner('select state, count(*)::int from income_reports group by 1 order by 1'),
  bills: await test.asOwner('select status, count(*)::int from bills group by 1 order by 1'),
})

describe('the income of the demo', () => {
  it('has something to do in every place, and is made once', {
    tags: ['slow'],
    timeout: 120_000,
  }, async () => {
    await earn()
    const made = await counts()
    const states = Object.fromEntries(
      (made.reports as { state: string; count: number }[]).map(row => [row.state, row.count]),
    )
    expect(states).toMatchObject({ checked: 1, reversed: 1, counted: 3 })
    const [heard] = await test.asOwner<{ months: number; countries: number; plays: number }>(
      'select count(distinct month)::int as months, count(distinct country)::int as countries, min(plays)::int as plays from track_plays',
    )
    expect(heard).toMatchObject({ months: 3, countries: 6 })
    expect(heard?.plays).toBeGreaterThan(0)
    expect(states.posted).toBe(9 * 4 - 1)
    const statuses = (made.bills as { status: number }[]).map(({ status }) => status)
    expect(statuses).toEqual([0, 1, 4, 10])
    const [suspense] = await test.asOwner<{ titles: number }>(
      'select count(distinct key)::int as titles from report_titles where work_id is null',
    )
    expect(suspense?.titles).toBe(1)
    const shared = await test.asOwner('select distinct member_id from bills')
    expect(shared).toHaveLength(4)
    // One of them closed the account, and nobody has claimed what came since.
    const unclaimed = await test.asOwner(
      `select m.state, m.nickname, count(distinct e.bill_id)::int > 0 as "isBilled", sum(e.amount) <> 0 as "isOpen"
       from ledger_entries e join ledger_accounts a on a.id = e.account_id join members m on m.id = a.member_id
       where a.kind = 'unclaimed' group by 1, 2`,
    )
    expect(unclaimed).toEqual([{ state: 'closed', nickname: '', isBilled: true, isOpen: true }])
    // Neither the number nor the name is left.
    expect(
      await test.asOwner("select id from split_parties where mobile = '13800000006' or name = '林岸'"),
    ).toEqual([])
    await earn()
    expect(await counts()).toEqual(made)
  })

  it('is paid out: a withdrawal stands in every place, and a second run changes none', async () => {
    const pay = () =>
      payDemo.run({
        ...{ agentId, database: test.database, services, log: createLog('silent') },
        payload: { now: new Date().toISOString() },
      })
    const standing = () => test.asOwner('select id, state, net_minor from withdrawals order by id')
    await pay()
    const made = await standing()
    // Of two years all places are taken; nine months reach for those where something can be done.
    const places = ['submitted', 'approved', 'to_confirm', 'in_batch', 'failed', 'returned']
    expect((made as { state: string }[]).map(({ state }) => state)).toEqual(expect.arrayContaining(places))
    // The label is paid against invoices over its whole share.
    const invoiced = await test.asOwner<{ state: string; tax: string; invoice_number: string }>(
      "select state, tax_minor::text as tax, invoice_number from withdrawals where document = 'company' order by id",
    )
    expect(invoiced.map(({ state, tax }) => [state, tax])).toEqual([
      ['paid', '0'],
      ['submitted', '0'],
    ])
    // The minor is paid to the guardian.
    const guarded = await test.asOwner(
      `select w.state, a.holder_kind, a.holder from withdrawals w join bank_accounts a on a.id = w.account_id
       join members m on m.id = w.member_id where m.is_minor order by w.id`,
    )
    expect(guarded).toEqual([
      { state: 'paid', holder_kind: 'guardian', holder: '周文静' },
      { state: 'submitted', holder_kind: 'guardian', holder: '周文静' },
    ])
    await pay()
    expect(await standing()).toEqual(made)
  }, 120_000)

  it('is zero in the ledger, whatever was done', async () => {
    const open = await test.asOwner(
      'select transaction_id, currency from ledger_entries group by 1, 2 having sum(amount) <> 0',
    )
    expect(open).toEqual([])
  })
})
