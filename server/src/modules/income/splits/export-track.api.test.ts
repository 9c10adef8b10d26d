// What a recording brought by month and what happened to its splits, as files: the same as on its page, to the same readers.
import exceljs from 'exceljs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { splitHistoryExportPath, trackIncomeExportPath } from '#contract/income/split-calls'
import { buildReport } from '../../../testing/build-report'
import { buildStaff } from '../../../testing/build-staff'
import { type Person, splitKit } from '../../../testing/split-kit'
import { postReport } from '../posting/post-report'

let kit: Awaited<ReturnType<typeof splitKit>>
let owner: Person
let party: Person
let isrc: string
beforeAll(async () => {
  kit = await splitKit()
  owner = await kit.person()
  party = await kit.person()
  isrc = await kit.track(owner)
  const { staffId } = await buildStaff(kit.server, { roles: ['finance'] })
  await kit.propose(owner, isrc, [{ mobile: party.mobile, percent: '40', name: '=1+1' }])
  await kit.accept(party)
  // The first is longer ago than the page shows.
  for (const [saleMonth, amount] of [
    ['2025-06', '1000'],
    ['2026-12', '-12.5'],
    ['2027-01', '200'],
  ] as const) {
    const reportId = await buildReport(kit.server, { lines: [{ isrc, amount, saleMonth }] })
    await kit.server.database.change(kit.server.agentId, tx =>
      postReport(tx, { reportId, staffId, note: '', now: new Date('2027-03-01') }),
    )
  }
  kit.setTime('2027-03-10T04:00:00Z')
})
beforeEach(() => kit.server.forgive())
afterAll(() => kit.server.close())

const get = (path: string, { cookies }: Person, { language = 'en', more = '', of = isrc } = {}) =>
  kit.server.app.inject({
    url: `${path}?isrc=${of}${more}`,
    cookies,
    headers: { host: kit.server.domain, 'accept-language': language },
  })
const rowsOf = (body: string) => body.replace('\ufeff', '').split('\r\n').filter(Boolean)

describe('the income of a recording as a file', () => {
  it('has every month that brought something, amounts as numbers', async () => {
    const { body, statusCode } = await get(trackIncomeExportPath, owner)
    expect(statusCode).toBe(200)
    expect(rowsOf(body)).toEqual([
      '"Sales month","Track","Your share","Currency"',
      '"2025-06",800.00,800.00,"CNY"',
      '"2026-12",-10.00,-10.00,"CNY"',
      '"2027-01",160.00,96.00,"CNY"',
    ])
    const chinese = await get(trackIncomeExportPath, owner, { language: 'zh-CN' })
    expect(rowsOf(chinese.body)[0]).toBe('"销售月","曲目","您的","币种"')
    const { rawPayload } = await get(trackIncomeExportPath, owner, { more: '&format=xlsx' })
    const book = new exceljs.Workbook()
    await book.xlsx.load(rawPayload as unknown as ArrayBuffer)
    expect(book.worksheets[0]?.getCell('B3').value).toBe(-10)
  })

  it('shows a party the months of its part', async () => {
    expect(rowsOf((await get(trackIncomeExportPath, party)).body).slice(1)).toEqual([
      '"2027-01",160.00,64.00,"CNY"',
    ])
  })

  it('is not there for anybody else', async () => {
    const stranger = await kit.person()
    for (const path of [trackIncomeExportPath, splitHistoryExportPath]) {
      expect((await get(path, stranger)).statusCode).toBe(404)
      expect((await get(path, owner, { of: 'CNT019999999' })).statusCode).toBe(404)
      expect((await get(path, owner, { of: 'nothing' })).statusCode).toBe(400)
    }
  })
})

describe('the history of splits as a file', () => {
  it('has every step, the newest first, and no name becomes a formula', async () => {
    const rows = rowsOf((await get(splitHistoryExportPath, owner)).body)
    expect(rows[0]).toBe('"Time","Event","Party","Percent","From sales month"')
    expect(rows.slice(1).map(row => row.split(',').slice(1).join())).toEqual([
      '"Agreed",,"60.00 / 40.00","2027-01"',
      '"Accepted","\'=1+1","40.00","2027-01"',
      '"Proposed",,"60.00 / 40.00","2027-01"',
    ])
  })

  it('tells a party of itself alone', async () => {
    const rows = rowsOf((await get(splitHistoryExportPath, party)).body).slice(1)
    expect(rows.map(row => row.split(',').slice(1).join())).toEqual([
      '"Agreed",,"40.00","2027-01"',
      '"Accepted","You","40.00","2027-01"',
      '"Proposed",,"40.00","2027-01"',
    ])
  })

  it('goes on behind the hundred splits that the page shows', async () => {
    const other = await kit.track(owner)
    await kit.server.asOwner(
      `insert into splits (agent_id, isrc, owner_id, from_month, proposed_at, ends_at)
       select $1, $2, $3, '2027-01-01', timestamptz '2026-01-01' + n * interval '1 day', '2026-12-01' from generate_series(1, 1) n`,
      [kit.server.agentId, other, owner.memberId],
    )
    for (let count = 0; count < 120; count++) {
      await kit.server.asOwner(
        "update splits set state = 'cancelled', settled_at = proposed_at + interval '1 hour' where isrc = $1 and state = 'proposed'",
        [other],
      )
      await kit.server.asOwner(
        `insert into splits (agent_id, isrc, owner_id, from_month, proposed_at, ends_at)
         values ($1, $2, $3, '2027-01-01', timestamptz '2026-02-01' + $4 * interval '1 day', '2026-12-01')`,
        [kit.server.agentId, other, owner.memberId, count],
      )
    }
    const rows = rowsOf((await get(splitHistoryExportPath, owner, { of: other })).body).slice(1)
    expect(rows.filter(row => row.includes('"Proposed"'))).toHaveLength(121)
    expect(rows.filter(row => row.includes('"Cancelled"'))).toHaveLength(120)
    const times = rows.map(row => row.split(',')[0] as string)
    expect(times).toEqual(times.toSorted().reverse())
  })
})
