// The desk's lists as files: what is on the screen, all of it, for those who may see it.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  comparisonExportPath,
  deskBillsExportPath,
  memberBillsExportPath,
  payersExportPath,
  postingsExportPath,
  receiptsExportPath,
  remarksExportPath,
  reportsExportPath,
  suspenseExportPath,
} from '#contract/income/desk-exports'
import { recordPayment } from '#contract/income/receipt-calls'
import { buildRelease } from '../../../testing/build-release'
import { loggedInStaff } from '../../../testing/build-staff'
import { distrokidFile, reportDesk } from '../../../testing/report-desk'
import { testServer } from '../../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let clerk: Awaited<ReturnType<typeof loggedInStaff>>
let reportId: number
let memberId: number
let desk: ReturnType<typeof reportDesk>

beforeAll(async () => {
  server = await testServer()
  clerk = await loggedInStaff(server, { name: 'Ada', roles: ['finance'] })
  const second = await loggedInStaff(server, { roles: ['finance'] })
  memberId = (await server.loggedInMember()).memberId
  const { isrc } = await buildRelease(server, server.agentId, memberId)
  desk = reportDesk(server, clerk)
  const payerId = await desk.payer({ currency: 'USD', stores: ['Spotify'] })
  reportId = await desk.imported(
    payerId,
    distrokidFile([
      { ISRC: isrc, 'Earnings (USD)': '-10.5' },
      { ISRC: '', Title: '=cmd|calc', 'Earnings (USD)': '0.333333333' },
      { ISRC: isrc, 'Earnings (USD)': 'n/a' },
    ]),
    'may.tsv',
  )
  await desk.rate(reportId, 'USD', '2')
  await desk.post(reportId, second, 'One line is known')
})
afterAll(() => server.close())

async function sheet(path: string, who = clerk) {
  const answer = await server.app.inject({
    url: path,
    cookies: who.cookies,
    headers: { host: server.domain, 'accept-language': 'en' },
  })
  return { status: answer.statusCode, type: answer.headers['content-type'], rows: answer.body.split('\r\n') }
}

describe('a list of the desk as a file', () => {
  it('has every report with its sums in a row of its own', async () => {
    const { rows } = await sheet(`${reportsExportPath}?state=posted`)
    expect(rows[1]).toMatch(/"may\.tsv",.*,2,1,1,"USD",-10\.166666667,-10\.17$/)
    expect((await sheet(`${reportsExportPath}?state=failed`)).rows.filter(Boolean)).toHaveLength(1)
  })

  it('has the bills of a report, amounts as numbers', async () => {
    const { rows } = await sheet(`${deskBillsExportPath}?report_id=${reportId}`)
    expect(rows[1]).toContain(',-21.00,-16.80,"CNY",')
  })

  it('has titles in suspense, and no title becomes a formula', async () => {
    const { rows } = await sheet(`${suspenseExportPath}?report_id=${reportId}`)
    expect(rows[1]).toMatch(/^"'=cmd\|calc",.*"Spotify",1,"USD",0\.333333333,/)
    const workbook = await sheet(`${suspenseExportPath}?report_id=${reportId}&format=xlsx`)
    expect(workbook.type).toContain('spreadsheetml')
  })

  it('has lines that could not be read as they stand in the file, with the reason in words', async () => {
    const { rows } = await sheet(`${remarksExportPath}?id=${reportId}&what=refused`)
    expect(rows[1]).toMatch(/^4,"The amount isn’t a number\.",.*"n\/a",.*n\/a/)
    expect(rows.filter(Boolean)).toHaveLength(2)
  })

  it('has payers with what each of their stores is', async () => {
    const { rows } = await sheet(payersExportPath)
    expect(rows[0]).toBe(
      '\ufeff"Payer","Currency","Layout","Drop folder","Reports","Last report","Status","Store in reports","Channel"',
    )
    expect(rows[1]).toMatch(/,"USD",.*,1,.*,"Active","spotify","Sandbox"$/)
    const editor = await loggedInStaff(server, { roles: ['editor'] })
    expect((await sheet(payersExportPath, editor)).status).toBe(403)
  })

  it('has what a payer sent and every posting of a report', async () => {
    const id = await desk.imported(
      await desk.payer({ currency: 'USD' }),
      distrokidFile([{ ISRC: '', Title: 'Paid', 'Earnings (USD)': '10' }]),
    )
    await desk.rate(id, 'USD', '2')
    await desk.post(id, await loggedInStaff(server, { name: 'Bo', roles: ['finance'] }), 'Checked twice')
    const posted = await sheet(`${postingsExportPath}?id=${id}`)
    expect(posted.rows[1]).toMatch(/^1,"\d{4}-\d\d",.*,"Bo","Checked twice",0,0,0(\.00)?,"CNY",/)
    const money = {
      ...{
        report_id: id,
        currency: 'USD' as const,
        settled: '10',
        charges: '0.5',
      },
      ...{ bank_currency: 'USD' as const, banked: '9.5' },
      ...{ received_on: '2026-10-01', reason: '', idempotency_key: randomUUID() },
    }
    expect((await server.call(recordPayment, money, clerk)).code).toBe(1)
    const { rows } = await sheet(`${receiptsExportPath}?id=${id}`)
    expect(rows[1]).toMatch(/^"Receipt","2026-10-01",10\.00,0\.50,"USD",9\.50,"USD",.*"Ada"/)
    for (const path of [postingsExportPath, receiptsExportPath]) {
      expect((await sheet(`${path}?id=999999`)).status).toBe(404)
    }
  })

  it('has all in which two reports differ', async () => {
    const payerId = await desk.payer({ currency: 'USD' })
    const titlesOf = (from: number, count: number, earned: string) =>
      Array.from({ length: count }, (_, index) => ({
        ...{ ISRC: '', Title: `Title ${from + index}`, 'Earnings (USD)': earned },
      }))
    // More titles than are read at a time, most of them alike in both; one page may hold no difference at all.
    const alike = titlesOf(0, 1200, '1')
    const here = await desk.imported(payerId, distrokidFile([...alike, ...titlesOf(2000, 30, '1')]))
    const there = await desk.imported(
      payerId,
      distrokidFile([...alike, ...titlesOf(2000, 20, '-2.5'), ...titlesOf(3000, 5, '7')]),
    )
    const { rows } = await sheet(`${comparisonExportPath}?id=${here}&other_id=${there}`)
    const found = rows.filter(Boolean).slice(1)
    const titled = (row: string) => Number(/^"Title (\d+)"/.exec(row)?.[1])
    expect(found.map(titled).toSorted((a, b) => a - b)).toEqual(
      [...titlesOf(2000, 30, ''), ...titlesOf(3000, 5, '')].map(({ Title }) => Number(Title.slice(6))),
    )
    const told = (title: number) => found.find(row => titled(row) === title)
    expect(told(2000)).toBe('"Title 2000","Lin","spotify","2026-08","USD",1,-2.5,3.5')
    expect(told(2029)).toBe('"Title 2029","Lin","spotify","2026-08","USD",1,0,1')
    expect(told(3000)).toBe('"Title 3000","Lin","spotify","2026-08","USD",0,7,-7')
    expect((await sheet(`${comparisonExportPath}?id=${here}&other_id=${reportId}`)).status).toBe(200)
    expect((await sheet(`${comparisonExportPath}?id=${here}&other_id=999999`)).status).toBe(404)
  })

  it('has the bills of one member, for whoever may see these', async () => {
    const support = await loggedInStaff(server, { roles: ['support'] })
    const { rows } = await sheet(`${memberBillsExportPath}?id=${memberId}`, support)
    expect(rows[1]).toContain(',-21.00,-16.80,"CNY",')
    expect(
      (await sheet(`${memberBillsExportPath}?id=${memberId}&status=2`)).rows.filter(Boolean),
    ).toHaveLength(1)
    const editor = await loggedInStaff(server, { roles: ['editor'] })
    expect((await sheet(`${memberBillsExportPath}?id=${memberId}`, editor)).status).toBe(403)
  })

  it('is told apart from a mistake, is nobody else’s, and stays in the log', async () => {
    expect((await sheet(`${suspenseExportPath}?report_id=999999`)).status).toBe(404)
    expect((await sheet(`${reportsExportPath}?state=odd`)).status).toBe(400)
    const editor = await loggedInStaff(server, { roles: ['editor'] })
    expect((await sheet(reportsExportPath, editor)).status).toBe(403)
    const logged = await server.asOwner(
      "select from audit_entries where action = 'income.exported' and subject = 'report'",
    )
    expect(logged.length).toBeGreaterThan(2)
  })
})
