import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call'
import { listMemberBills } from '#contract/members/calls'
import { buildBill, type WantedBill } from '../../testing/build-bill'
import { loggedInStaff } from '../../testing/build-staff'
import { buildMember } from '../../testing/builders'
import { testServer } from '../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let finance: Awaited<ReturnType<typeof loggedInStaff>>

beforeAll(async () => {
  server = await testServer({ hasSites: true })
  finance = await loggedInStaff(server, { roles: ['finance'] })
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

type Sent = Parameters<typeof server.call<typeof listMemberBills>>[1]
type Bills = OutputOf<typeof listMemberBills>

const list = async (input: Sent) => (await server.call(listMemberBills, input, finance)).data as Bills

async function memberWith(...bills: WantedBill[]) {
  const { memberId } = await server.loggedInMember()
  for (const wanted of bills) await buildBill(server, memberId, wanted)
  return memberId
}

describe('the bills of a member', () => {
  it('say month, channel, amounts, state and remarks', async () => {
    const id = await memberWith({
      month: '2026-05',
      channel: 'qq',
      total: 128_450n,
      share: 102_760n,
      status: 10,
      remarks: 'Claimed by somebody else',
    })
    const { items, next_cursor } = await list({ id })
    expect(items).toEqual([
      {
        id: expect.any(Number),
        month: '2026-05',
        sp_name: 'QQ Music',
        currency: 'CNY',
        total_money_all: '1284.50',
        cp_money_all: '1027.60',
        status: 10,
        remarks: 'Claimed by somebody else',
        is_disputed: false,
        tag: 'normal',
      },
    ])
    expect(next_cursor).toBeNull()
  })

  it('come page by page, the newest month first, each once', async () => {
    const id = await memberWith(
      { month: '2026-03' },
      { month: '2026-05', tag: 'adjustment', total: 1n },
      { month: '2026-04' },
      { month: '2026-05', tag: 'adjustment', total: 2n },
      { month: '2026-05', tag: 'adjustment', total: 3n },
    )
    const pages: Bills[] = []
    let cursor: string | undefined
    do {
      const page = await list({ id, limit: 2, ...(cursor && { cursor }) })
      pages.push(page)
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 1])
    const shown = pages.flatMap(({ items }) => items).map(row => [row.month, row.total_money_all])
    expect(shown).toEqual([
      ['2026-05', '0.03'],
      ['2026-05', '0.02'],
      ['2026-05', '0.01'],
      ['2026-04', '100.00'],
      ['2026-03', '100.00'],
    ])
    // What was added up does not depend on the page.
    for (const { sums } of pages) expect(sums).toEqual(pages[0]?.sums)
  })

  it('are narrowed by status, and what they come to is not', async () => {
    const id = await memberWith(
      { month: '2026-03', status: 3 },
      { month: '2026-04', status: 1 },
      { month: '2026-05', status: 1 },
      { month: '2026-06' },
      { month: '2026-07', status: 4 },
    )
    const available = await list({ id, status: 1 })
    expect(available.items.map(({ month }) => month)).toEqual(['2026-05', '2026-04'])
    const first = await list({ id, status: '1', limit: 1 })
    const next = await list({ id, status: 1, limit: 1, cursor: String(first.next_cursor) })
    expect(next.items.map(({ month }) => month)).toEqual(['2026-04'])
    expect((await list({ id, status: 2 })).items).toEqual([])
    const one = { bills: 1, currency: 'CNY', total_money_all: '100.00', cp_money_all: '80.00' }
    expect(available.sums).toEqual([
      { ...one, status: 0 },
      { ...one, status: 1, bills: 2, total_money_all: '200.00', cp_money_all: '160.00' },
      { ...one, status: 3 },
      { ...one, status: 4 },
    ])
  })

  it('are exact beyond what a number holds, below zero, and in currencies without cents', async () => {
    const id = await memberWith(
      { month: '2026-01', total: 9_007_199_254_740_993n, share: 9_007_199_254_740_991n },
      { month: '2026-02', total: 9_223_372_036_854_775_807n, share: 9_223_372_036_854_775_807n },
      { month: '2026-03', total: -1n, share: -5n },
      { month: '2026-03', currency: 'JPY', total: -1_234_567n, share: -987_654n, status: 1 },
    )
    const { items, sums } = await list({ id })
    expect(items.map(row => [row.total_money_all, row.cp_money_all])).toEqual([
      ['-1234567', '-987654'],
      ['-0.01', '-0.05'],
      ['92233720368547758.07', '92233720368547758.07'],
      ['90071992547409.93', '90071992547409.91'],
    ])
    expect(sums).toEqual([
      {
        status: 0,
        bills: 3,
        currency: 'CNY',
        total_money_all: '92323792361095167.99',
        cp_money_all: '92323792361095167.93',
      },
      { status: 1, bills: 1, currency: 'JPY', total_money_all: '-1234567', cp_money_all: '-987654' },
    ])
  })

  it('are nobody else’s, and none to begin with', async () => {
    await memberWith({})
    expect(await list({ id: await memberWith() })).toEqual({ items: [], next_cursor: null, sums: [] })
  })

  it('are refused for a status that does not exist and for a cursor that was made up', async () => {
    const id = await memberWith()
    for (const status of ['5', '', ' ', '1.0', 'held', '-1'])
      expect((await server.call(listMemberBills, { id, status }, finance)).status, status).toBe(422)
    const made = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url')
    for (const cursor of ['x', made({ month: '2026-13-01', id: 1 }), made({ month: 'now', id: 1 })])
      expect((await server.call(listMemberBills, { id, cursor }, finance)).code, cursor).toBe(1400)
  })

  it('of another site’s member, or of nobody, are not there', async () => {
    const agentId = await server.anotherSite('other-bills.test')
    const stranger = await buildMember(server.database, agentId)
    await buildBill({ database: server.database, agentId }, stranger.memberId)
    for (const id of [stranger.memberId, 999_999_999])
      expect((await server.call(listMemberBills, { id }, finance)).status).toBe(404)
  })

  it('are shown to admins, finance and support alone', async () => {
    const member = await server.loggedInMember()
    const id = member.memberId
    for (const role of ['admin', 'finance', 'support'] as const) {
      const staff = await loggedInStaff(server, { roles: [role] })
      expect((await server.call(listMemberBills, { id }, staff)).status, role).toBe(200)
    }
    for (const role of ['editor', 'rights'] as const) {
      const staff = await loggedInStaff(server, { roles: [role] })
      expect((await server.call(listMemberBills, { id }, staff)).status, role).toBe(403)
    }
    for (const nobody of [member, undefined])
      expect((await server.call(listMemberBills, { id }, nobody)).status).toBe(401)
  })
})
