import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Call, OutputOf } from '#contract/call'
import { indexData } from '#contract/dashboard/entry-calls'
import {
  billLinesExportPath,
  billsExportPath,
  confirmBills,
  listBillLines,
  listBillParts,
  listBills,
  readBill,
  readBillLine,
} from '#contract/income/bill-calls'
import { traceBill } from '#contract/income/ledger-calls'
import { holdBill, listDeskBills, releaseBill } from '#contract/income/receipt-calls'
import { buildBill } from '../../testing/build-bill'
import { loggedInStaff } from '../../testing/build-staff'
import { buildMember } from '../../testing/builders'
import { testServer } from '../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer({ hasSites: true })
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

type Person = Awaited<ReturnType<typeof server.loggedInMember>>
const ask = async <C extends Call>(call: C, input: Parameters<typeof server.call<C>>[1], member: Person) =>
  (await server.call(call, input, member)).data as OutputOf<C>

describe('a member', () => {
  it('sees the own bills and their sums, and nobody else’s', async () => {
    const member = await server.loggedInMember()
    const other = await server.loggedInMember()
    await buildBill(server, member.memberId, { total: 10_000n, share: 8_000n })
    await buildBill(server, member.memberId, { total: -500n, share: -400n, status: 1 })
    const data = await ask(listBills, {}, member)
    expect(data.items.map(({ cp_money_all }) => cp_money_all).sort()).toEqual(['-4.00', '80.00'])
    expect(data.sums).toHaveLength(2)
    expect((await ask(listBills, {}, other)).items).toEqual([])
  })

  it('finds no bill of another agent, as a member or as staff, and learns nothing of it', async () => {
    const member = await server.loggedInMember()
    const clerk = await loggedInStaff(server, { roles: ['finance'] })
    const agentId = await server.anotherSite(`other-${randomUUID()}.test`)
    await server.asOwner(
      `insert into channels (agent_id, code, name, position) select $1, 'spotify', '{"en": "Secret store", "zh-CN": "Secret store"}', 1
       where not exists (select from channels where agent_id = $1)`,
      [agentId],
    )
    const { memberId } = await buildMember(server.database, agentId)
    const id = await buildBill({ database: server.database, agentId }, memberId, {
      share: 987_654n,
      spName: 'Secret store',
    })
    const answers = [
      await server.call(readBill, { id }, member),
      await server.call(listBillParts, { id, by: 'track' }, member),
      await server.call(listBillLines, { id }, member),
      await server.call(readBillLine, { id, line: 1 }, member),
      await server.call(confirmBills, { bill_ids: [id] }, member),
      await server.call(holdBill, { bill_id: id, remarks: 'Not ours' }, clerk),
      await server.call(releaseBill, { bill_id: id, reason: 'Not ours' }, clerk),
      await server.call(traceBill, { bill_id: id }, clerk),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    const file = await server.app.inject({
      url: `${billLinesExportPath}?id=${id}`,
      cookies: member.cookies,
      headers: { host: server.domain, 'sec-fetch-site': 'same-origin' },
    })
    expect(file.statusCode).toBe(404)
    expect(answers.map(({ response }) => response.body).join() + file.body).not.toMatch(/Secret store|9876/)
    const listed = await server.call(listDeskBills, { member_id: memberId }, clerk)
    expect(listed.data).toMatchObject({ items: [] })
    const [kept] = await server.asOwner('select status, confirmed_at from bills where id = $1', [id])
    expect(kept).toEqual({ status: 0, confirmed_at: null })
  })

  it('narrows the list by month, channel and status, with sums of what is shown', async () => {
    const member = await server.loggedInMember()
    await buildBill(server, member.memberId, { month: '2026-03', share: 100n, status: 1 })
    await buildBill(server, member.memberId, { month: '2026-04', share: 2000n, status: 1 })
    await buildBill(server, member.memberId, { month: '2026-04', share: 30_000n })
    await buildBill(server, member.memberId, { month: '2026-04', share: 70_000n, status: 4 })
    await buildBill(server, member.memberId, { month: '2026-05', share: 500_000n, channel: 'qq' })
    const april = await ask(listBills, { from: '2026-04', to: '2026-04' }, member)
    expect(april.months).toMatchObject([{ month: '2026-04', bills: 2, reversed: 1, cp_money_all: '320.00' }])
    expect(april.sums.map(({ status, bills }) => [status, bills])).toEqual([
      [0, 1],
      [1, 1],
      [4, 1],
    ])
    const available = await ask(listBills, { status: 1 }, member)
    expect(available.items.map(({ cp_money_all }) => cp_money_all)).toEqual(['20.00', '1.00'])
    expect(available.months.map(({ cp_money_all }) => cp_money_all)).toEqual(['20.00', '1.00'])
    expect(available.sums.map(({ status }) => status)).toEqual([0, 1, 4])
    const qq = available.channels.at(-1)?.id ?? 0
    expect((await ask(listBills, { channel_id: qq }, member)).items).toMatchObject([{ month: '2026-05' }])
    expect(available.channels).toHaveLength(2)
  })

  it('takes the list along, narrowed alike, and nobody else’s', async () => {
    const member = await server.loggedInMember()
    await buildBill(server, member.memberId, { month: '2026-03', share: 123_456n })
    await buildBill(server, member.memberId, { month: '2026-04', share: 777n })
    const take = async ({ cookies }: Person, query: string) =>
      server.app.inject({
        url: `${billsExportPath}?${query}`,
        cookies,
        headers: { host: server.domain, 'accept-language': 'en', 'sec-fetch-site': 'same-origin' },
      })
    const { body } = await take(member, 'to=2026-03')
    expect(body).toContain('1234.56')
    expect(body).not.toContain('7.77')
    expect((await take(await server.loggedInMember(), '')).body).not.toContain('1234.56')
    expect((await take(member, 'format=xlsx')).headers['content-type']).toContain('spreadsheet')
    expect((await take({ ...member, cookies: {} } as never, '')).statusCode).toBeGreaterThanOrEqual(400)
  })

  it('sees on the entry page what waits, what is available and what is on its way', async () => {
    const member = await server.loggedInMember()
    for (const [status, share] of [
      [0, 1n],
      [1, 20n],
      [1, -3n],
      [2, 400n],
      [3, 5000n],
      [4, 60_000n],
    ] as const) {
      await buildBill(server, member.memberId, { status, share })
    }
    await buildBill(server, member.memberId, { status: 1, share: 700n, currency: 'USD' })
    const data = await ask(indexData, {}, member)
    expect(data.income).toEqual({ to_confirm: '0.01', available: '0.17', in_withdrawal: '4.00' })
  })

  it('confirms bills once or twice, and none of another’s', async () => {
    const member = await server.loggedInMember()
    const other = await server.loggedInMember()
    const bill_ids = [await buildBill(server, member.memberId), await buildBill(server, member.memberId)]
    expect((await server.call(confirmBills, { bill_ids }, other)).code).not.toBe(1)
    for (let time = 0; time < 2; time++)
      expect(await server.call(confirmBills, { bill_ids }, member)).toMatchObject({ code: 1 })
    const confirmed = await server.asOwner('select confirmed_by from bills where id = any($1)', [bill_ids])
    expect(confirmed).toEqual([{ confirmed_by: 'member' }, { confirmed_by: 'member' }])
    const held = await buildBill(server, member.memberId, { status: 10, remarks: 'why' })
    expect((await server.call(confirmBills, { bill_ids: [held] }, member)).msg).toMatch(/on hold/)
  })
})
