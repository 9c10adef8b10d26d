import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Call, OutputOf } from '#contract/call'
import { indexData } from '#contract/dashboard/entry-calls'
import { confirmBills, listBills } from '#contract/income/calls'
import { buildBill } from '../../testing/build-bill'
import { testServer } from '../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
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
