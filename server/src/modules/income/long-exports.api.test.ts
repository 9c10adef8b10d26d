// Files of long lists: twice the rows are twice the work for the database, not four times; and nothing is left out or told twice where
// one page ends and the next begins.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { billLinesExportPath, billPartsExportPath } from '#contract/income/bill-calls'
import { suspenseExportPath } from '#contract/income/desk-exports'
import { tracedLinesExportPath } from '#contract/income/ledger-paths'
import { buildRelease, isrcOf } from '../../testing/build-release'
import { buildReport, type WantedLine } from '../../testing/build-report'
import { buildStaff, loggedInStaff } from '../../testing/build-staff'
import { rowsLookedAt } from '../../testing/rows-looked-at'
import { testServer } from '../../testing/test-server'
import { postReport } from './posting/post-report'

let server: Awaited<ReturnType<typeof testServer>>
let clerk: Awaited<ReturnType<typeof loggedInStaff>>
let staffId: number
let member: Awaited<ReturnType<typeof server.loggedInMember>>
beforeAll(async () => {
  server = await testServer()
  clerk = await loggedInStaff(server, { roles: ['finance'] })
  staffId = (await buildStaff(server, { roles: ['finance'] })).staffId
  member = await server.loggedInMember()
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

const few = 6000
const many = 2 * few

async function take(url: string, { cookies }: { cookies: Record<string, string> }) {
  const answer = await server.app.inject({
    url,
    cookies,
    headers: { host: server.domain, 'accept-language': 'en' },
  })
  expect(answer.statusCode).toBe(200)
  return answer.body.split('\r\n').filter(Boolean).slice(1)
}

/** What is read of a report is known to the planner in earnest too: tables that large are looked through in the background. */
const learnSizes = () =>
  server.asOwner(
    'analyze written_lines, report_titles, report_sums, report_stores, report_usages, posting_titles, bill_tracks, postings, bills',
  )

async function posted(lines: WantedLine[]) {
  const reportId = await buildReport(server, { lines })
  const postingId = await server.database.change(server.agentId, tx =>
    postReport(tx, { reportId, staffId, note: '', now: new Date() }),
  )
  const [bill] = await server.asOwner<{ id: string }>('select id from bills where posting_id = $1', [
    postingId,
  ])
  await learnSizes()
  return { reportId, billId: Number(bill?.id) }
}

const numbersOf = (rows: string[]) => rows.map(row => Number(/^\d+/.exec(row)?.[0]))
const allLines = (count: number) => Array.from({ length: count }, (_, index) => index + 2)
const ascending = (a: number, b: number) => a - b

/** Looks at the file of each, and says how many times the work of the first the second one is. */
async function growthOf(ofFew: () => Promise<unknown>, ofMany: () => Promise<unknown>) {
  const [first, second] = [
    await rowsLookedAt(server.database, ofFew),
    await rowsLookedAt(server.database, ofMany),
  ]
  return second / first
}

describe('the lines of a bill as a file', () => {
  it('are each there once, and twice as many are twice the work', { tags: ['slow'] }, async () => {
    const isrcs = Array.from({ length: 40 }, isrcOf)
    await buildRelease(server, server.agentId, member.memberId, { isrcs })
    const lineOf = (_: unknown, index: number) => ({
      isrc: isrcs[index % isrcs.length] as string,
      title: `Song ${index % 300}`,
      amount: index % 7 === 0 ? '-0.25' : '0.5',
      saleMonth: index % 2 === 0 ? '2026-07' : '2026-08',
    })
    const bills = {
      few: await posted(Array.from({ length: few }, lineOf)),
      many: await posted(Array.from({ length: many }, lineOf)),
    }
    const ofBill = ({ billId }: { billId: number }) => take(`${billLinesExportPath}?id=${billId}`, member)
    expect(numbersOf(await ofBill(bills.many)).sort(ascending)).toEqual(allLines(many))
    expect(
      await growthOf(
        () => ofBill(bills.few),
        () => ofBill(bills.many),
      ),
    ).toBeLessThan(2.3)
  })
})

describe('the recordings of a bill as a file', () => {
  it('are each there once, and twice as many are twice the work', { tags: ['slow'] }, async () => {
    const { isrc, workId } = await buildRelease(server, server.agentId, member.memberId)
    const billOf = async (count: number) => {
      const { billId } = await posted([{ isrc, amount: '0.5' }])
      await server.asOwner(
        `insert into bill_tracks (agent_id, bill_id, work_id, isrc, sale_month, currency, plays, amount, exchange, split, rate, exact)
         select $1, $2, $3, 'CNX' || lpad(n::text, 9, '0'), '2026-07-01', 'CNY', 1, n, 1, 1, 1, n from generate_series(2, $4) n`,
        [server.agentId, billId, workId, count],
      )
      return billId
    }
    const bills = { few: await billOf(few), many: await billOf(many) }
    await learnSizes()
    const ofBill = (id: number) => take(`${billPartsExportPath}?id=${id}&by=track`, member)
    const isrcs = (await ofBill(bills.many)).map(row => /CN[TX]\d{9}/.exec(row)?.[0])
    expect([isrcs.length, new Set(isrcs).size]).toEqual([many, many])
    expect(
      await growthOf(
        () => ofBill(bills.few),
        () => ofBill(bills.many),
      ),
    ).toBeLessThan(2.3)
  })
})

describe('the lines behind a part of a bill as a file', () => {
  it('are each there once, and twice as many are twice the work', { tags: ['slow'] }, async () => {
    const { isrc, workId } = await buildRelease(server, server.agentId, member.memberId)
    // One title in one store and month: they stand in a single sum.
    const linesOf = (count: number) => Array.from({ length: count }, () => ({ isrc, amount: '0.5' }))
    const bills = { few: await posted(linesOf(few)), many: await posted(linesOf(many)) }
    const ofPart = ({ billId }: { billId: number }) => {
      const part = { bill_id: String(billId), work_id: String(workId), isrc }
      const sold = { sale_month: '2026-08', currency: 'CNY' }
      return take(`${tracedLinesExportPath}?${new URLSearchParams({ ...part, ...sold })}`, clerk)
    }
    expect(numbersOf(await ofPart(bills.many))).toEqual(allLines(many))
    expect(
      await growthOf(
        () => ofPart(bills.few),
        () => ofPart(bills.many),
      ),
    ).toBeLessThan(2.3)
  })
})

describe('titles in suspense as a file', () => {
  it('are each there once with all their lines, and twice as many are twice the work', {
    tags: ['slow'],
  }, async () => {
    // Every title is there in two stores, and some lines of each are reported back.
    const linesOf = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        title: `Unknown ${Math.floor(index / 3)}`,
        amount: index % 3 === 2 ? '-0.25' : '0.5',
        store: index % 3 === 0 ? 'Spotify' : 'Deezer',
      }))
    const reports = {
      few: await buildReport(server, { lines: linesOf(few) }),
      many: await buildReport(server, { lines: linesOf(many) }),
    }
    await learnSizes()
    const ofReport = (reportId: number) =>
      take(`${suspenseExportPath}?report_id=${reportId}&show=open`, clerk)
    const rows = await ofReport(reports.many)
    const titles = rows.map(row => /^"([^"]*)"/.exec(row)?.[1])
    // In the order of the report.
    expect(titles).toEqual(Array.from({ length: many / 3 }, (_, index) => `Unknown ${index}`))
    expect(rows.every(row => row.includes('"Deezer, Spotify",3,"CNY",0.75'))).toBe(true)
    expect(
      await growthOf(
        () => ofReport(reports.few),
        () => ofReport(reports.many),
      ),
    ).toBeLessThan(2.3)
  })
})
