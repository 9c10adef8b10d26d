// What is doubtful about a report is asked before it is posted: whoever posts it all the same says why.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { monthInChina } from '#contract/china-months'
import { enterTotals } from '#contract/income/report-calls'
import { buildRelease } from '../../../testing/build-release'
import { loggedInStaff } from '../../../testing/build-staff'
import { distrokidFile, reportDesk } from '../../../testing/report-desk'
import { testServer } from '../../../testing/test-server'

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
  desk = reportDesk(server, clerk)
  const { memberId } = await server.loggedInMember()
  isrc = (await buildRelease(server, server.agentId, memberId)).isrc
})
afterAll(() => server.close())
beforeEach(async () => {
  payerId = await desk.payer()
})

/** No two files are the same. */
const lineOf = (line: Parameters<typeof distrokidFile>[0][number] = {}) => ({
  ...{ ISRC: isrc, Quantity: String(++count) },
  ...line,
})
const reportOf = (...lines: ReturnType<typeof lineOf>[]) => distrokidFile(lines)

/** A report with a rate, that somebody else may post. */
async function checked(...lines: ReturnType<typeof lineOf>[]) {
  const id = await desk.imported(payerId, reportOf(...lines))
  await desk.rate(id, 'USD', '7.2')
  return id
}

describe('the payer’s own total', () => {
  it('is typed where the file has none, and what is left open asks for a reason', async () => {
    const id = await checked(lineOf({ 'Earnings (USD)': '10' }))
    const totals = [{ currency: 'USD' as const, amount: '10.44' }]
    await server.call(enterTotals, { ...(await desk.decided(id)), totals }, clerk)
    expect(await desk.read(id, second)).toMatchObject({
      totals: [{ currency: 'USD', read: '10', said: [{ from: 'typed', amount: '10.44', left: '0.44' }] }],
      posting: { doubts: ['other-total'] },
    })
    expect(await desk.post(id, second)).toMatchObject({ data: { fields: [{ field: 'note' }] } })
    expect((await desk.post(id, second, 'The payer rounds')).code).toBe(1)
    expect(await desk.read(id)).toMatchObject({ state: 'posted', postings: [{ note: 'The payer rounds' }] })
  })

  it('is compared beside what the file itself says, and hides none of it', async () => {
    const total = `Total${'\t'.repeat(12)}10.44\n`
    const id = await desk.imported(payerId, reportOf(lineOf({ 'Earnings (USD)': '10' })) + total)
    await desk.rate(id, 'USD', '7.2')
    const totals = [{ currency: 'USD' as const, amount: '10' }]
    await server.call(enterTotals, { ...(await desk.decided(id)), totals }, clerk)
    expect(await desk.read(id, second)).toMatchObject({
      totals: [
        {
          ...{ currency: 'USD', read: '10', refused: '0' },
          said: [
            { from: 'file', amount: '10.44', line: 3, left: '0.44' },
            { from: 'typed', amount: '10', line: null, left: '0' },
          ],
        },
      ],
      posting: { doubts: ['other-total'] },
    })
  })
})

describe('sales months', () => {
  it('after the report arrived are a doubt, which asks for a reason; the month it arrived in is none', async () => {
    const [here, next] = [monthInChina(new Date()), monthInChina(new Date(Date.now() + 32 * 86_400_000))]
    const usual = await checked(lineOf({ 'Sale Month': here }))
    expect((await desk.read(usual, second)).posting.doubts).toEqual([])
    const id = await checked(lineOf(), lineOf({ 'Sale Month': next }))
    expect((await desk.read(id, second)).posting.doubts).toEqual(['future-month'])
    expect(await desk.post(id, second)).toMatchObject({ data: { fields: [{ field: 'note' }] } })
    // Time makes them no likelier.
    await server.asOwner("update income_reports set arrived_at = '2026-03-31 16:00+00' where id = $1", [
      usual,
    ])
    expect((await desk.read(usual, second)).posting.doubts).toEqual(['future-month'])
    expect((await desk.post(id, second, 'Sold before release day')).code).toBe(1)
    expect(await desk.read(id)).toMatchObject({ postings: [{ note: 'Sold before release day' }] })
  })

  it('are those of China, where a month begins eight hours earlier', async () => {
    const id = await checked(lineOf({ 'Sale Month': '2026-08' }))
    const arrived = async (at: string) => {
      await server.asOwner('update income_reports set arrived_at = $2 where id = $1', [id, at])
      return (await desk.read(id, second)).posting.doubts
    }
    expect(await arrived('2026-07-31T15:59:59Z')).toEqual(['future-month'])
    expect(await arrived('2026-07-31T16:00:00Z')).toEqual([])
  })
})
