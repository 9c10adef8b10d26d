// A channel has two names. Whoever reads a bill reads the one of their language, and finds the bill by it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { billsExportPath, listBills, readBill } from '#contract/income/bill-calls'
import { deskBillsExportPath } from '#contract/income/desk-exports'
import { incomeFigures } from '#contract/income/income-figures-calls'
import { traceBill } from '#contract/income/ledger-calls'
import { holdBill, listDeskBills } from '#contract/income/receipt-calls'
import type { Language } from '#contract/language'
import { listMemberBills } from '#contract/members/calls'
import { listMessages } from '#contract/messages/calls'
import { listPayableBills, previewWithdrawal } from '#contract/payouts/withdrawal-calls'
import { buildBill } from '../../../testing/build-bill'
import { loggedInStaff } from '../../../testing/build-staff'
import { type Caller, testServer } from '../../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let member: Awaited<ReturnType<typeof server.loggedInMember>>
let clerk: Caller
let bills: { ready: number; waiting: number; owed: number; other: number }

beforeAll(async () => {
  server = await testServer()
  member = await server.loggedInMember()
  clerk = await loggedInStaff(server, { roles: ['finance', 'support'] })
  const built = (wanted: Parameters<typeof buildBill>[2]) => buildBill(server, member.memberId, wanted)
  bills = {
    ready: await built({ channel: 'qq', status: 1, share: 20_000n, month: '2026-07' }),
    waiting: await built({ channel: 'qq', month: '2026-06' }),
    owed: await built({ channel: 'qq', status: 1, share: -500n, total: -600n, month: '2026-05' }),
    other: await built({ channel: 'spotify', month: '2026-05' }),
  }
})
afterAll(() => server.close())

const names: [Language, string, string][] = [
  ['zh-CN', 'QQ音乐', 'QQ Music'],
  ['en', 'QQ Music', 'QQ音乐'],
]
const reading = (who: Caller, language: Language): Caller => ({
  ...who,
  headers: { 'accept-language': language },
})
const fileOf = async (who: Caller, path: string) => {
  const { cookies, headers } = who
  const site = { host: server.domain, 'sec-fetch-site': 'same-origin' }
  return (await server.app.inject({ url: path, cookies, headers: { ...site, ...(headers as object) } })).body
}

describe.each(names)('whoever reads %s', (language, name, foreign) => {
  it.each([
    ['the own list', listBills, () => ({}), () => member],
    ['a bill', readBill, () => ({ id: bills.waiting }), () => member],
    ['the figures', incomeFigures, () => ({ from: '2026-01', to: '2026-12' }), () => member],
    ['what can be withdrawn', listPayableBills, () => ({ when: 'now' }), () => member],
    ['what joins a withdrawal', previewWithdrawal, () => ({ bill_ids: [bills.ready] }), () => member],
    ['the bills of a member', listMemberBills, () => ({ id: member.memberId }), () => clerk],
    ['the bills of the desk', listDeskBills, () => ({ member_id: member.memberId }), () => clerk],
    ['the way of a bill', traceBill, () => ({ bill_id: bills.waiting }), () => clerk],
  ])('reads the channel’s name in %s', async (_, call, input, who) => {
    const { response } = await server.call(call as never, input() as never, reading(who(), language))
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain(`"${name}"`)
    expect(response.body).not.toContain(foreign)
  })

  it.each([
    ['the own bills', () => billsExportPath, () => member],
    ['the bills of the desk', () => `${deskBillsExportPath}?member_id=${member.memberId}`, () => clerk],
  ])('takes %s along with it', async (_, path, who) => {
    const body = await fileOf(reading(who(), language), path())
    expect(body).toContain(name)
    expect(body).not.toContain(foreign)
  })

  it('finds the own bills by the name that stands there, with month and status', async () => {
    const reader = reading(member, language)
    const { data } = await server.call(listBills, {}, reader)
    const { channels } = data as unknown as { channels: { id: number; name: string }[] }
    const channel_id = channels.find(channel => channel.name === name)?.id
    const found = async (filter: object) =>
      (
        (await server.call(listBills, { channel_id, ...filter }, reader)).data as unknown as {
          items: { id: number }[]
        }
      ).items.map(({ id }) => id)
    expect(await found({})).toEqual([bills.ready, bills.waiting, bills.owed])
    expect(await found({ from: '2026-05', to: '2026-06' })).toEqual([bills.waiting, bills.owed])
    expect(await found({ to: '2026-06', status: 1 })).toEqual([bills.owed])
  })

  it('finds bills at the desk by the name, by a part of it and by the month', async () => {
    const found = async (query: string) =>
      (
        (await server.call(listDeskBills, { query, member_id: member.memberId }, reading(clerk, language)))
          .data as unknown as { items: { id: number }[] }
      ).items.map(({ id }) => id)
    const qq = [bills.owed, bills.waiting, bills.ready]
    expect(await found(name)).toEqual(qq)
    expect(await found(name.slice(0, 2).toLowerCase())).toEqual(qq)
    expect(await found('2026-05')).toEqual([bills.other, bills.owed])
    expect(await found('2026-09')).toEqual([])
    expect(await found(String(member.memberId))).toEqual([bills.other, ...qq])
  })
})

it('a message about a bill names the channel in the language of whoever reads it', async () => {
  await server.call(holdBill, { bill_id: bills.waiting, remarks: 'A claim' }, clerk)
  for (const [language, name, foreign] of names) {
    const { response } = await server.call(listMessages, {}, reading(member, language))
    expect(response.body).toContain(name)
    expect(response.body).not.toContain(foreign)
  }
})
