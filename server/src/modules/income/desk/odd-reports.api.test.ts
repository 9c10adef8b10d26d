// Reports with something wrong about them, by the calls of the desk: each is told in words, and none is anybody's failure.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call'
import { listDeskBills } from '#contract/income/receipt-calls'
import {
  cancelReport,
  compareReports,
  discardReport,
  enterRates,
  listReportRemarks,
  listReports,
  postIncomeReport,
  previewReading,
  readReportAgain,
  reverseReport,
} from '#contract/income/report-calls'
import { listSuspense } from '#contract/income/suspense-calls'
import { createLog } from '../../../platform/log'
import { buildRelease } from '../../../testing/build-release'
import { buildZip } from '../../../testing/build-sheet'
import { loggedInStaff } from '../../../testing/build-staff'
import { buildWorkbook, numberCell, textCell } from '../../../testing/build-workbook'
import { distrokidFile, reportDesk } from '../../../testing/report-desk'
import { testServer } from '../../../testing/test-server'
import { forgetDiscarded } from '../importing/forget-discarded.job'

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
  isrc = (await buildRelease(server, server.agentId, memberId, { title: 'Night sailing' })).isrc
})
afterAll(() => server.close())
beforeEach(async () => {
  payerId = await desk.payer({ currency: 'USD' })
})

type Line = Parameters<typeof distrokidFile>[0][number]
/** No two files are the same, nor are the lines of two payers. */
const reportOf = (...lines: Line[]) =>
  distrokidFile(
    lines.map(line => ({
      ...{ ISRC: isrc, Artist: `Lin ${payerId}`, 'Reporting Date': `2026-10-02 ${++count}` },
      ...line,
    })),
  )

const odd = 'when;who;shop;money\n2026-08;Night sailing;Spotify;1,5\n2026-08;Night sailing;Spotify;2,5\n'
const columns = {
  saleMonth: { column: 'when' },
  title: { column: 'who' },
  store: { column: 'shop' },
  amount: { column: 'money' },
}
type Preview = OutputOf<typeof previewReading>
const previewed = async (id: number, given: object = {}) => {
  const { status, data } = await server.call(previewReading, { id, given }, clerk)
  expect(status).toBe(200)
  return data as unknown as Preview
}

describe('a file that is gone from storage', () => {
  it('is said to be gone, by the preview and by reading it', async () => {
    const id = await desk.upload(payerId, reportOf({}))
    const [file] = await server.asOwner<{ file_key: string }>(
      'select file_key from income_reports where id = $1',
      [id],
    )
    await server.services.storage.remove(file?.file_key ?? '')
    expect(await previewed(id)).toEqual({ findings: null, refused: 'fileMissing', lines: [] })
    await desk.importIt(id)
    expect(await desk.read(id)).toMatchObject({ state: 'failed', failure: 'fileMissing' })
  })
})

describe('a preview', () => {
  it('says which columns are missing, and of each line what is', async () => {
    const id = await desk.imported(payerId, odd, 'odd.csv')
    expect(await previewed(id)).toMatchObject({
      refused: 'columnMissing',
      findings: { missing: ['saleMonth', 'amount'] },
      lines: [
        { line: 1, is: 'header' },
        {
          line: 2,
          is: 'refused',
          reason: 'monthMissing',
          cells: ['2026-08', 'Night sailing', 'Spotify', '1,5'],
        },
        { line: 3, is: 'refused', reason: 'monthMissing' },
      ],
    })
    const { amount: _, ...others } = columns
    expect(await previewed(id, { columns: others })).toMatchObject({
      refused: 'columnMissing',
      findings: { missing: ['amount'] },
      lines: [{ is: 'header' }, { is: 'refused', reason: 'amountMissing' }, { is: 'refused' }],
    })
  })

  it('says which of the remembered columns this month’s file has no more', async () => {
    const first = await desk.imported(payerId, odd, 'odd.csv')
    await server.call(
      readReportAgain,
      { ...(await desk.decided(first)), given: { columns }, is_remembered: true },
      clerk,
    )
    await desk.importIt(first)
    const next = await desk.imported(payerId, odd.replace('money', 'paid'), 'next.csv')
    expect(await desk.read(next)).toMatchObject({ state: 'failed', failure: 'columnMissing' })
    expect(await previewed(next)).toMatchObject({
      refused: 'columnMissing',
      findings: { missing: ['amount'], header: [{}, {}, {}, { name: 'paid', samples: ['1,5', '2,5'] }] },
      lines: [{}, { reason: 'amountMissing' }, {}],
    })
  })

  it('shows the lines behind one that is too long, and that one as what it is', async () => {
    const long = `2026-08;${'x'.repeat(1_200_000)};Spotify;1,5`
    const id = await desk.imported(payerId, odd.replace('\n', `\n${long}\n`), 'long.csv')
    expect(await previewed(id, { columns })).toMatchObject({
      findings: { decimalMark: { value: ',', isSure: true } },
      lines: [
        { line: 1, is: 'header' },
        { line: 2, is: 'refused', reason: 'lineTooLong' },
        { line: 3, is: 'sale', read: { amount: '1.5' } },
        { line: 4, is: 'sale' },
      ],
    })
  })
})

describe('lines in a currency that we keep no money in', () => {
  it('are refused one by one with their reason, and every page of the report answers', async () => {
    const lines = ['USD', 'XAF', 'BTC'].map(
      (currency, index) => `2026-08;Night sailing;Spotify;${index + 1},5;${currency}`,
    )
    const file = ['when;who;shop;money;Currency', ...lines, 'Total;;;9,5;XAF', ''].join('\n')
    const id = await desk.imported(payerId, file, 'currencies.csv')
    const given = { columns: { ...columns, currency: { column: 'Currency' } } }
    await server.call(readReportAgain, { ...(await desk.decided(id)), given, is_remembered: false }, clerk)
    await desk.importIt(id)
    expect(await desk.read(id)).toMatchObject({
      state: 'checked',
      lines: { sales: 1, refused: 2 },
      sums: [{ currency: 'USD', amount: '1.5' }],
      remarks: expect.arrayContaining([{ what: 'refused', reason: 'currencyUnknown', lines: 2 }]),
      posting: { doubts: ['refused-lines'] },
    })
    const remarks = await server.call(listReportRemarks, { id, what: 'refused' }, clerk)
    expect(remarks.data).toMatchObject({
      items: [
        { line: 3, reason: 'currencyUnknown', column: 'Currency', cell: 'XAF', amount: '2.5' },
        { line: 4, reason: 'currencyUnknown', column: 'Currency', cell: 'BTC', amount: '3.5' },
      ],
    })
    expect((await server.call(listReports, { payer_id: payerId }, clerk)).status).toBe(200)
    expect((await server.call(listSuspense, { report_id: id }, clerk)).status).toBe(200)
  })
})

describe('lines that are broken', () => {
  it('are kept with their reason and shown, zero bytes and all, and the report is read to its end', async () => {
    const broken = [
      'note\0s before',
      ...reportOf({}, { Title: 'a\0b' }, { Title: '"never closed' }).split('\n'),
    ]
    const long = reportOf({ Title: 'x'.repeat(1_200_000) }).split('\n')[1]
    const id = await desk.imported(payerId, [...broken.slice(0, -1), long, ''].join('\n'))
    expect(await desk.read(id)).toMatchObject({ state: 'checked', lines: { sales: 1, refused: 3 } })
    const { data } = await server.call(listReportRemarks, { id }, clerk)
    expect(data).toMatchObject({
      items: [
        { line: 1, what: 'comment', cell: 'note\u2400s before' },
        { line: 2, what: 'header' },
        { line: 4, reason: 'nulByte', cell: expect.stringContaining('a\u2400b') },
        { line: 5, reason: 'quoteNeverClosed' },
        { line: 6, reason: 'lineTooLong' },
      ],
    })
  })
})

describe('a column of titles that was taken for one of stores', () => {
  it('is told as such instead of being read for ever', async () => {
    const lines = Array.from({ length: 31_000 }, (_, index) => `2026-08;Song;shop ${index};1,5`)
    const id = await desk.imported(payerId, ['when;who;shop;money', ...lines, ''].join('\n'), 'wide.csv')
    await server.call(
      readReportAgain,
      { ...(await desk.decided(id)), given: { columns }, is_remembered: false },
      clerk,
    )
    await desk.importIt(id)
    expect(await desk.read(id)).toMatchObject({
      state: 'failed',
      failure: 'tooManyStores',
      lines: { sales: 0 },
    })
  })
})

describe('the same bytes', () => {
  it('under two names at once are one report; the other is told which one it is', async () => {
    const file = reportOf({})
    const ids = await Promise.all(['one.tsv', 'two.tsv'].map(name => desk.upload(payerId, file, name)))
    await Promise.all(ids.map(id => desk.importIt(id)))
    const reports = await Promise.all(ids.map(id => desk.read(id)))
    const [kept, other] = reports.toSorted((a, b) => a.state.localeCompare(b.state))
    expect(kept).toMatchObject({ state: 'checked', lines: { sales: 1 } })
    expect(other).toMatchObject({
      state: 'failed',
      failure: 'sameFile',
      same_as: kept?.id,
      lines: { sales: 0 },
    })
  })

  it('of a report that was stopped may come again; then reading the first one again says so', async () => {
    const file = reportOf({})
    const stopped = await desk.imported(payerId, file)
    await server.asOwner("update income_reports set state = 'reading' where id = $1", [stopped])
    expect((await server.call(cancelReport, { id: stopped }, clerk)).code).toBe(1)
    const next = await desk.imported(payerId, file, 'next.tsv')
    expect((await desk.read(next)).state).toBe('checked')
    const again = { ...(await desk.decided(stopped)), given: {}, is_remembered: false }
    expect((await server.call(readReportAgain, again, clerk)).code).toBe(1)
    await desk.importIt(stopped)
    expect(await desk.read(stopped)).toMatchObject({ state: 'failed', failure: 'sameFile', same_as: next })
  })
})

describe('a report that a spreadsheet saved anew', () => {
  it('has other bytes and the same lines: whoever posts it sees so and says why', async () => {
    const file = reportOf(
      ...Array.from({ length: 20 }, (_, index) => ({
        'Earnings (USD)': `${index}.0048123`,
        'Country of Sale': index % 2 ? 'CN' : 'JP',
      })),
    )
    const first = await desk.imported(payerId, file)
    await desk.rate(first, 'USD', '7')
    await desk.post(first, second)
    const [header = [], ...rows] = file
      .split('\n')
      .slice(0, -1)
      .map(line => line.split('\t'))
    const money = header.indexOf('Earnings (USD)')
    const month = header.indexOf('Sale Month')
    // Months have become days that are numbers, and amounts what a computer makes of them.
    const cells = rows.map(row =>
      row.map((cell, index) => {
        if (index === month) return numberCell('46235', 'month')
        return index === money ? numberCell(Number(cell).toPrecision(17)) : textCell(cell)
      }),
    )
    const xlsx = buildWorkbook({ rows: [header.map(textCell), ...cells] })
    const saved = await desk.imported(payerId, xlsx, 'report.xlsx')
    await desk.rate(saved, 'USD', '7')
    expect(await desk.read(saved, second)).toMatchObject({
      state: 'checked',
      reading: { findings: { encoding: { value: 'xlsx' } } },
      likenesses: [{ report: { id: first, state: 'posted' }, equal_lines: 20 }],
      posting: { doubts: ['like-another'] },
    })
    const compared = await server.call(compareReports, { id: saved, other_id: first }, second)
    expect(compared.data).toMatchObject({ equal_lines: 20, differences: [] })
    expect(await desk.post(saved, second)).toMatchObject({ data: { fields: [{ field: 'note' }] } })
    expect((await desk.post(saved, second, 'Sent twice on purpose')).code).toBe(1)
  })
})

describe('a workbook that unfolds to far more than it is', () => {
  const row = '<row><c t="s"><v>0</v></c></row>'
  const bookOf = (rows: string, shared: string) =>
    buildZip({
      '[Content_Types].xml': '<Types/>',
      'xl/workbook.xml': '<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="r1" Target="a.xml"/></Relationships>',
      'xl/sharedStrings.xml': `<sst>${shared}</sst>`,
      'xl/a.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    })

  it.each([
    ['into rows', 'sheetTooLarge', () => bookOf('<row/>'.repeat(1_048_577), '<si/>')],
    ['into a text that cells share', 'archiveRatio', () => bookOf(row.repeat(3000), sharedOf(30_000))],
    ['into texts that cells share', 'sheetTooLarge', () => bookOf(row, '<si/>'.repeat(4_194_305))],
  ])('%s is refused by name, and leaves no line', { tags: ['slow'] }, async (_, reason, book) => {
    const id = await desk.imported(payerId, book(), 'report.xlsx')
    expect(await desk.read(id)).toMatchObject({ state: 'failed', failure: reason, lines: { sales: 0 } })
  })
})

const sharedOf = (letters: number) => `<si><t>${'x'.repeat(letters)}</t></si>`

describe('two reports with the same lines', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ 'Earnings (USD)': `${index}.9`, Quantity: String(count) }))
  const like = (id: number) => [{ report: { id } }]

  it('are told from each other also while the first one is still being posted', async () => {
    const [first, saved] = [
      await desk.imported(payerId, reportOf(...lines(30))),
      await desk.imported(payerId, reportOf(...lines(30), { 'Earnings (USD)': '77' })),
    ]
    for (const id of [first, saved]) await desk.rate(id, 'USD', '7')
    // Asked for, and no worker has come yet.
    const asked = await server.call(postIncomeReport, { ...(await desk.decided(first)), note: '' }, second)
    expect(asked.code).toBe(1)
    expect(await desk.post(saved, second)).toMatchObject({ data: { fields: [{ field: 'note' }] } })
    await desk.carryOut(first)
  })

  it('are told from each other when the earlier one is read last', async () => {
    const first = await desk.imported(payerId, reportOf(...lines(31)))
    const later = await desk.imported(payerId, reportOf(...lines(31), { 'Earnings (USD)': '78' }))
    const again = { ...(await desk.decided(first)), given: {}, is_remembered: false }
    expect((await server.call(readReportAgain, again, clerk)).code).toBe(1)
    await desk.importIt(first)
    expect((await desk.read(first)).likenesses).toMatchObject(like(later))
    expect((await desk.read(later)).likenesses).toMatchObject(like(first))
  })

  it('are told from each other when they are read at once', async () => {
    const [one, other] = await Promise.all(
      [reportOf(...lines(32)), reportOf(...lines(32), { 'Earnings (USD)': '79' })].map(file =>
        desk.imported(payerId, file),
      ),
    )
    expect((await desk.read(one ?? 0)).likenesses).toMatchObject(like(other ?? 0))
  })
})

describe('an exchange rate that was wrong', () => {
  it('is corrected by reversing: the same file comes again and is posted at the right one', async () => {
    const file = reportOf({ 'Earnings (USD)': '10' })
    const wrong = await desk.imported(payerId, file)
    await desk.rate(wrong, 'USD', '72')
    await desk.post(wrong, second)
    const rates = [{ currency: 'USD' as const, rate: '7.2' }]
    const late = await server.call(enterRates, { ...(await desk.decided(wrong)), rates }, clerk)
    expect(late.status).toBe(409)
    const reason = 'The rate was ten times too high'
    await desk.confirmed(
      server.call(reverseReport, { ...(await desk.decided(wrong)), reason }, second),
      clerk,
    )
    await desk.carryOut(wrong)
    const right = await desk.imported(payerId, file)
    expect(await desk.read(right, second)).toMatchObject({ state: 'checked', posting: { doubts: [] } })
    await desk.rate(right, 'USD', '7.2')
    expect((await desk.post(right, second)).code).toBe(1)
    const bills = async (report_id: number) =>
      (await server.call(listDeskBills, { report_id }, clerk)).data as unknown as { items: object[] }
    expect(await desk.read(wrong)).toMatchObject({
      state: 'reversed',
      rates: [{ rate: '72' }],
      postings: [{ shares: '576', reversed: { reason } }],
    })
    expect((await bills(wrong)).items).toMatchObject([{ status: 4 }])
    expect(await desk.read(right)).toMatchObject({
      state: 'posted',
      rates: [{ rate: '7.2' }],
      postings: [{ shares: '57.6' }],
    })
    expect((await bills(right)).items).toMatchObject([{ status: 0, tag: 'normal' }])
  })
})

describe('a report that was discarded', () => {
  const forget = () =>
    forgetDiscarded.run({
      ...{ agentId: server.agentId, database: server.database, services: server.services, payload: {} },
      log: createLog('silent'),
    })
  const linesOf = async (id: number) => {
    const [row] = await server.asOwner<Record<string, number>>(
      `select (select count(*) from written_lines where report_id = $1)::int as lines,
              (select count(*) from report_marks where report_id = $1)::int as marks`,
      [id],
    )
    return row
  }

  it('loses its lines and keeps what it came to; others keep theirs', async () => {
    const file = reportOf({}, { 'Earnings (USD)': '2.5' }, { 'Earnings (USD)': 'n/a' })
    const id = await desk.imported(payerId, file)
    const other = await desk.imported(payerId, reportOf({ 'Earnings (USD)': '3' }))
    const { state: _, can: __, version: ___, posting: ____, ...before } = await desk.read(id)
    await forget()
    expect(await linesOf(id)).toMatchObject({ lines: 2 })
    await server.call(discardReport, await desk.decided(id), clerk)
    await forget()
    await forget()
    expect(await linesOf(id)).toEqual({ lines: 0, marks: 0 })
    expect(await desk.read(id)).toMatchObject({ ...before, state: 'discarded' })
    expect(await linesOf(other)).toMatchObject({ lines: 1 })
    const compared = await server.call(compareReports, { id: other, other_id: id }, clerk)
    expect(compared.data).toMatchObject({ equal_lines: null, there: { lines: 2 } })
    // The same file is read anew as if it had never been there.
    const again = await desk.imported(payerId, file)
    expect(await desk.read(again)).toMatchObject({ state: 'checked', likenesses: [], lines: { sales: 2 } })
  })

  it('is gone on with where a worker was killed', async () => {
    const lines = Array.from({ length: 45_000 }, (_, index) => ({ 'Earnings (USD)': `0.${index + 1}` }))
    const id = await desk.imported(payerId, reportOf(...lines))
    await server.call(discardReport, await desk.decided(id), clerk)
    let changes = 0
    const killed = new Proxy(server.database, {
      get(database, name) {
        const own = Reflect.get(database, name, database) as unknown
        if (typeof own !== 'function') return own
        if (name === 'change' && ++changes > 3) return () => Promise.reject(new Error('killed'))
        return own.bind(database)
      },
    })
    const { agentId, services } = server
    const place = { agentId, services, payload: {}, log: createLog('silent'), database: killed }
    await expect(forgetDiscarded.run(place)).rejects.toThrow('killed')
    // The header is a line, too.
    expect(await linesOf(id)).toMatchObject({ lines: 5001 })
    await forget()
    expect(await linesOf(id)).toEqual({ lines: 0, marks: 0 })
  })
})
