// What is doubtful about a report is asked before it is posted: whoever posts it all the same says why.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { monthInChina } from '#contract/china-months'
import { createPayer, listPayers, type Payer, savePayer } from '#contract/income/payer-calls'
import { enterTotals, nameStores, readReportAgain } from '#contract/income/report-calls'
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

describe('a person who shaped what a report comes to', () => {
  let third: typeof clerk
  beforeAll(async () => {
    third = await loggedInStaff(server, { name: 'Cy', roles: ['finance'] })
  })

  const saved = async (change: Partial<Payer>, who: typeof clerk) => {
    const { data } = await server.call(listPayers, {}, who)
    const payer = (data as unknown as Payer[]).find(({ id }) => id === payerId) as Payer
    const { name, currency, drop_folder, reading, stores, version } = payer
    const facts = { id: payerId, version, name, currency, drop_folder, reading, stores, ...change }
    expect((await server.call(savePayer, facts, who)).code).toBe(1)
  }
  const obstacles = async (id: number, who: typeof clerk) => (await desk.read(id, who)).posting.obstacles
  const isRefused = async (id: number, who: typeof clerk, words: string) => {
    expect((await desk.read(id, who)).can.post).toBe(false)
    expect(await desk.post(id, who)).toMatchObject({ status: 409, msg: expect.stringContaining(words) })
  }
  const commas = { decimalMark: ',' as const }
  const points = { decimalMark: '.' as const }

  it('by what is known about its payer does not post it, until somebody else has posted one read so', async () => {
    await saved({ reading: points }, second)
    const [first, next] = [await checked(lineOf()), await checked(lineOf())]
    expect(await obstacles(first, second)).toEqual(['payer-set-by-you'])
    expect((await desk.read(first, second)).posting.others).toEqual(['Cy'])
    await isRefused(first, second, 'settings of its payer')
    expect((await desk.post(first, third)).code).toBe(1)
    expect(await obstacles(next, second)).toEqual([])
    await saved({ currency: 'EUR' }, second)
    const other = await checked(lineOf())
    await isRefused(other, second, 'settings of its payer')
    expect((await desk.post(next, second)).code).toBe(1)
  })

  it('by adding its payer does not post its first report', async () => {
    const { data } = await server.call(
      createPayer,
      { name: 'Added by Bo', currency: 'USD', drop_folder: null, reading: null, stores: [] },
      second,
    )
    payerId = (data as unknown as { id: number }).id
    await isRefused(await checked(lineOf()), second, 'settings of its payer')
  })

  it('by a correction that is kept for the next ones does not post the next ones', async () => {
    const first = await checked(lineOf())
    const again = { ...(await desk.decided(first)), given: points, is_remembered: true }
    expect((await server.call(readReportAgain, again, second)).code).toBe(1)
    await desk.importIt(first)
    await isRefused(await checked(lineOf()), second, 'settings of its payer')
  })

  it('is who did it last, of what its lines were read by', async () => {
    await saved({ reading: commas }, second)
    await saved({ reading: points }, third)
    const id = await checked(lineOf())
    await isRefused(id, third, 'settings of its payer')
    // Its lines are what they were.
    await saved({ reading: commas }, second)
    expect(await obstacles(id, second)).toEqual([])
    // Another name and other stores shape nothing.
    await saved({ reading: points }, second)
    await saved({ name: `Renamed ${payerId}`, stores: [] }, third)
    const other = await checked(lineOf())
    expect([await obstacles(other, second), await obstacles(other, third)]).toEqual([
      ['payer-set-by-you'],
      [],
    ])
    expect((await desk.post(other, third)).code).toBe(1)
  })

  it('by naming its stores changes no amount, and posts it', async () => {
    const id = await checked(lineOf({ Store: 'Nowhere FM' }))
    const [channel] = await server.asOwner<{ id: string }>('select id from channels order by position')
    await server.call(
      nameStores,
      { ...(await desk.decided(id)), stores: [{ store: 'Nowhere FM', channel_id: Number(channel?.id) }] },
      second,
    )
    expect(await obstacles(id, second)).toEqual([])
    expect((await desk.post(id, second)).code).toBe(1)
  })

  it('is not named for what was read before anybody noted it: others post it', async () => {
    await saved({ reading: points }, second)
    const id = await checked(lineOf())
    await server.asOwner(
      'update income_reports set payer_reading_by = null, payer_reading_at = null where id = $1',
      [id],
    )
    expect(await obstacles(id, second)).toEqual([])
    expect((await desk.post(id, second)).code).toBe(1)
  })

  it('by typing the payer’s total, another one or none at all does not post it', async () => {
    const id = await checked(lineOf({ 'Earnings (USD)': '10' }))
    const typed = async (amount: string | null, who: typeof clerk) => {
      const totals = [{ currency: 'USD' as const, amount }]
      expect((await server.call(enterTotals, { ...(await desk.decided(id)), totals }, who)).code).toBe(1)
    }
    await typed('10.44', clerk)
    expect(await obstacles(id, second)).toEqual([])
    await typed('10', second)
    expect((await desk.read(id, second)).posting).toMatchObject({ obstacles: ['totals-by-you'], doubts: [] })
    await isRefused(id, second, 'total')
    await typed('10.44', clerk)
    expect(await obstacles(id, second)).toEqual([])
    await typed(null, second)
    expect(await desk.read(id, second)).toMatchObject({
      totals: [{ said: [] }],
      posting: { obstacles: ['totals-by-you'], doubts: [] },
    })
    await isRefused(id, second, 'total')
    expect((await desk.post(id, third)).code).toBe(1)
  })
})
