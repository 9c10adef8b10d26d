// What was decided about a report and cannot be done any more when a worker comes to it: the desk says so, and why.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listAudit } from '#contract/audit/calls'
import { confirmMoneyRequest } from '#contract/income/money-request-calls'
import {
  discardReport,
  enterRates,
  postIncomeReport,
  readIncomeReport,
  reverseReport,
} from '#contract/income/report-calls'
import { buildRelease } from '../../../testing/build-release'
import { loggedInStaff } from '../../../testing/build-staff'
import { distrokidFile, reportDesk } from '../../../testing/report-desk'
import { testServer } from '../../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let clerk: Awaited<ReturnType<typeof loggedInStaff>>
let second: Awaited<ReturnType<typeof loggedInStaff>>
let desk: ReturnType<typeof reportDesk>
let isrc: string
let count = 0

beforeAll(async () => {
  server = await testServer()
  clerk = await loggedInStaff(server, { name: 'Ada', roles: ['finance', 'admin'] })
  second = await loggedInStaff(server, { name: 'Bo', roles: ['finance'] })
  desk = reportDesk(server, clerk)
  const { memberId } = await server.loggedInMember()
  isrc = (await buildRelease(server, server.agentId, memberId)).isrc
})
afterAll(() => server.close())

async function decidedToPost() {
  const file = distrokidFile([{ ISRC: isrc, Quantity: String(++count) }])
  const id = await desk.imported(await desk.payer(), file)
  await desk.rate(id, 'USD', '7')
  const asked = await server.call(postIncomeReport, { ...(await desk.decided(id)), note: '' }, second)
  expect(asked.code).toBe(1)
  return id
}
const inChinese = async (id: number) => {
  const shown = await server.call(
    readIncomeReport,
    { id },
    { ...clerk, headers: { 'accept-language': 'zh-CN' } },
  )
  return (shown.data as unknown as Awaited<ReturnType<typeof desk.read>>).not_done
}
const setAside = (id: number, change: string) =>
  server.asOwner(`update income_reports set ${change} where id = $1`, [id])

describe('a posting that was decided', () => {
  it('says why it was not carried out, in both languages and in the log, until the next try', async () => {
    const id = await decidedToPost()
    await server.asOwner('delete from report_rates where report_id = $1', [id])
    await desk.carryOut(id)
    expect(await desk.read(id)).toMatchObject({
      ...{ state: 'checked', pending: null, postings: [] },
      not_done: { what: 'post', by: 'Bo', says: expect.stringContaining('have no exchange rate') },
    })
    expect(await inChinese(id)).toMatchObject({ says: expect.stringContaining('还没有汇率') })
    const { data } = await server.call(listAudit, { action: 'report.notDone' }, clerk)
    expect(data).toMatchObject({
      items: [{ action: 'report.notDone', subject: 'report', subject_id: String(id), staff: null }],
    })
    // Setting it right is no try yet.
    const rates = [{ currency: 'USD' as const, rate: '7' }]
    await server.call(enterRates, { ...(await desk.decided(id)), rates }, clerk)
    expect((await desk.read(id)).not_done).not.toBeNull()
    await server.call(postIncomeReport, { ...(await desk.decided(id)), note: '' }, second)
    expect((await desk.read(id)).not_done).toBeNull()
    await desk.carryOut(id)
    expect(await desk.read(id)).toMatchObject({ state: 'posted', not_done: null })
  })

  it('says so of every rule that it is held against once more', async () => {
    for (const [change, words] of [
      [`reread_by = ${second.staffId}`, 'had this report read again'],
      [`imported_by = ${second.staffId}`, 'imported this report'],
      ["state = 'discarded'", 'changed in the meantime'],
    ] as const) {
      const id = await decidedToPost()
      await setAside(id, change)
      await desk.carryOut(id)
      expect((await desk.read(id)).not_done, words).toMatchObject({ says: expect.stringContaining(words) })
    }
  })

  it.each([
    ['is suspended', "state = 'suspended'"],
    ['has left finance', "roles = '{support}'"],
  ])('is not carried out once who decided it %s, and somebody else decides it anew', async (_, change) => {
    const id = await decidedToPost()
    await server.asOwner(`update staff set ${change} where id = $1`, [second.staffId])
    await desk.carryOut(id)
    await server.asOwner("update staff set state = 'active', roles = '{finance}' where id = $1", [
      second.staffId,
    ])
    expect(await desk.read(id)).toMatchObject({
      ...{ state: 'checked', pending: null, postings: [] },
      not_done: { what: 'post', by: 'Bo', says: expect.stringContaining('no longer works in finance') },
    })
    expect(await inChinese(id)).toMatchObject({ says: expect.stringContaining('不再负责财务') })
    expect(
      await server.asOwner(
        'select 1 from bills b join postings p on p.id = b.posting_id where p.report_id = $1',
        [id],
      ),
    ).toEqual([])
    await server.call(postIncomeReport, { ...(await desk.decided(id)), note: '' }, second)
    await desk.carryOut(id)
    expect(await desk.read(id)).toMatchObject({ state: 'posted', not_done: null })
  })

  it('is forgotten with the report', async () => {
    const id = await decidedToPost()
    await setAside(id, `imported_by = ${second.staffId}`)
    await desk.carryOut(id)
    expect((await server.call(discardReport, await desk.decided(id), clerk)).code).toBe(1)
    expect((await desk.read(id)).not_done).toBeNull()
  })
})

describe('a reversal, and plays to be counted', () => {
  it('is not carried out once who confirmed it is suspended', async () => {
    const id = await decidedToPost()
    await desk.carryOut(id)
    const asked = await server.call(
      reverseReport,
      { ...(await desk.decided(id)), reason: 'Wrong rate' },
      clerk,
    )
    const { request_id } = asked.data as { request_id: number }
    expect((await server.call(confirmMoneyRequest, { id: request_id }, second)).code).toBe(1)
    await server.asOwner("update staff set state = 'suspended' where id = $1", [second.staffId])
    await desk.carryOut(id)
    await server.asOwner("update staff set state = 'active' where id = $1", [second.staffId])
    expect(await desk.read(id)).toMatchObject({
      ...{ state: 'posted', pending: null },
      not_done: { what: 'reverse', says: expect.stringContaining('no longer works in finance') },
    })
    const again = await server.call(
      reverseReport,
      { ...(await desk.decided(id)), reason: 'Wrong rate' },
      clerk,
    )
    const request = (again.data as { request_id: number }).request_id
    expect((await server.call(confirmMoneyRequest, { id: request }, second)).code).toBe(1)
    await desk.carryOut(id)
    expect(await desk.read(id)).toMatchObject({ state: 'reversed', not_done: null })
  })

  it('say so, too', async () => {
    for (const pending of ['reverse', 'count'] as const) {
      const id = await decidedToPost()
      const state = pending === 'count' ? 'posted' : 'checked'
      await setAside(id, `pending = '${pending}', state = '${state}'`)
      await desk.carryOut(id)
      expect((await desk.read(id)).not_done).toMatchObject({
        what: pending,
        says: expect.stringContaining('changed in the meantime'),
      })
    }
  })
})
