// Every form that the importer reads, imported, posted, and found the same by the second program: an honest report raises no alarm.
import { existsSync, readFileSync } from 'node:fs'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReadingOverrides } from '#contract/income/reading'
import { enterRates } from '#contract/income/report-calls'
import { buildRelease } from '../../../testing/build-release'
import { loggedInStaff } from '../../../testing/build-staff'
import { buildWorkbook, numberCell, textCell } from '../../../testing/build-workbook'
import { distrokidFile, reportDesk } from '../../../testing/report-desk'
import { testServer } from '../../../testing/test-server'
import { verifyLedger } from './verify-ledger'

let server: Awaited<ReturnType<typeof testServer>>
let clerk: Awaited<ReturnType<typeof loggedInStaff>>
let second: Awaited<ReturnType<typeof loggedInStaff>>
let desk: ReturnType<typeof reportDesk>
let payerId: number
let channelId: number
const posted: number[] = []
const isrc = 'CNT012600001'
const upc = '6900000000017'

beforeAll(async () => {
  server = await testServer()
  clerk = await loggedInStaff(server, { roles: ['finance'] })
  second = await loggedInStaff(server, { roles: ['finance'] })
  desk = reportDesk(server, clerk)
  const member = await server.loggedInMember()
  await buildRelease(server, server.agentId, member.memberId, { isrcs: [isrc], upc })
  payerId = await desk.payer({ currency: 'EUR' })
  const [channel] = await server.asOwner<{ id: string }>('select id from channels order by position limit 1')
  channelId = Number(channel?.id)
})
afterAll(() => server.close())

/** Lines that name only what they have. */
function table(header: string, separator: string, lines: Record<string, string>[], lineEnd = '\n'): string {
  const names = header.split(separator)
  const rows = lines.map(line => names.map(name => line[name] ?? '').join(separator))
  return [header, ...rows, ''].join(lineEnd)
}

interface Case {
  content: string | Buffer
  name?: string
  sales: number
  refused?: number
  months?: [string, string]
  reading?: ReadingOverrides
  matchedBy?: 'upc'
  sums?: string[]
}

async function post({ content, name = 'report.csv', sales, refused = 0, ...more }: Case) {
  const { months, reading, matchedBy, sums } = more
  const id = await desk.imported(
    reading ? await desk.payer({ currency: 'EUR', reading }) : payerId,
    content,
    name,
  )
  const read = await desk.read(id)
  expect(read).toMatchObject({ state: 'checked', lines: { sales, refused } })
  if (months) expect([read.first_month, read.last_month]).toEqual(months)
  if (sums) expect(read.sums.map(({ currency, amount }) => `${currency} ${amount}`)).toEqual(sums)
  if (matchedBy) expect(read.matched).toMatchObject([{ by: matchedBy }])
  const unknown = read.stores.filter(store => store.channel_id === null)
  if (unknown.length > 0) {
    await desk.name(
      id,
      unknown.map(({ store }) => ({ store, channel_id: channelId })),
    )
  }
  const missing = read.rates.filter(({ rate }) => rate === null)
  if (missing.length > 0) {
    const rates = missing.map(({ currency }) => ({ currency, rate: '7.1234567891' }))
    await server.call(enterRates, { ...(await desk.decided(id)), rates }, clerk)
  }
  const answered = await desk.post(id, second, 'Known')
  expect(answered.code).toBe(1)
  expect((await desk.read(id)).state).toBe('posted')
  posted.push(id)
}

const folder = '../shared/reports'
const isThere = existsSync(folder)
if (!isThere) console.warn('The shared reports are not here: only reports made on the fly are verified.')

describe.skipIf(!isThere)('a shared sample is read and posted:', () => {
  it.each([
    ['distrokid.tsv', 'AAAAA1234567', 4, 0],
    ['distrokid-non-ascii.tsv', 'AAAAA1234567', 4, 0],
    ['tunecore.csv', 'BCDEF5678901', 4, 0],
    ['cdbaby.txt', 'usx123000001', 2, 0],
    ['dsr-part9-sales-to-label.tsv', 'GBL280400674', 1, 2],
  ])('%s', async (name, foreign, sales, refused) => {
    const content = readFileSync(`${folder}/${name}`, 'utf8').replaceAll(foreign, isrc)
    await post({ content, name, sales, refused })
  })
})

const believe =
  'Reporting month;Sales Month;Platform;Country / Region;Label Name;Artist Name;Release title;Track title;UPC;ISRC;Release Catalog nb;Streaming Subscription Type;Release type;Sales Type;Quantity;Client Payment Currency;Unit Price;Mechanical Fee;Gross Revenue;Client share rate;Net Revenue'
const apple =
  'Start Date\tEnd Date\tUPC\tISRC/ISBN\tVendor Identifier\tQuantity\tPartner Share\tExtended Partner Share\tPartner Share Currency\tSales or Return\tApple Identifier\tArtist/Show/Developer/Author\tTitle\tLabel/Studio/Network/Developer/Publisher\tGrid\tProduct Type Identifier\tISAN/Other Identifier\tCountry Of Sale\tPre-order Flag\tPromo Code\tCustomer Price\tCustomer Currency'
const youtube =
  'Video ID,Content Type,Policy,Video Title,Video Duration (sec),Username,Uploader,Channel Display Name,Channel ID,Claim Type,Claim Origin,Multiple Claims?,Category,Asset ID,Asset Labels,Asset Channel ID,Custom ID,Owned Views,Partner Revenue,Estimated RPM'
const part9 = (titles: string[], sale: string[], day = '2026-08-09') =>
  [
    'HEAD\tdsrf/1.3/1.4.1/1.3\tFinancialReportingToRecordCompaniesSRB\t1.1\t1\t2026-09-01T09:18:22Z\t1\t1\t2026-06-01\t2026-06-30\tP\tS\tService\tR',
    ...titles,
    'SY10.01\t1\tShop\tP\tPayAsYouGoModel\tStream\t2026-07-01\t2026-07-31\t\t\t\t\tFR\tAds\t\t\t1\t1\t0\t100\tDKK\tEUR',
    'SY10.01\t2\t\tP\tPayAsYouGoModel\tStream\t\t\t\t\t\t\tFR\tAds\t\t\t1\t1\t0\t100\tDKK\t€',
    ...sale,
    sale[0]?.replace(day, '') ?? '',
    'SRFO\t5\t2',
    '',
  ].join('\n')
/** As DDEX orders its columns, which a file need not say. */
const part9Sale = (summary: string, day: string, amount: string) => {
  const cells = Array.from({ length: 48 }, () => '')
  cells[0] = 'SR08.01'
  Object.assign(cells, { 1: '1', 13: isrc, 20: 'Night sailing', 22: 'Lin', 24: summary })
  Object.assign(cells, { 25: day, 26: '3', 28: '3', 46: amount })
  return cells.join('\t')
}
const sold = { 'Reporting month': '2026-09', Platform: 'Spotify', 'Country / Region': 'FR', Quantity: '3' }
const ours = { 'Artist Name': 'Lin', 'Track title': 'Night sailing', ISRC: isrc, UPC: upc }
const plain = { ...sold, ...ours, 'Client Payment Currency': 'EUR' }
const free = 'Sale Month,Store,Artist,Title,ISRC,Amount'
const freeLine = (month: string, amount = '1.5', more: Record<string, string> = {}) => ({
  ...{ 'Sale Month': month, Store: 'Spotify', Artist: 'Lin', Title: 'Night sailing', ISRC: isrc },
  ...{ Amount: amount, ...more },
})
const months = (...written: string[]) =>
  table(
    free,
    ',',
    written.map(month => freeLine(month.includes(',') ? `"${month}"` : month)),
  )

describe('a report in another form is read and posted:', () => {
  it.each<[string, () => Case]>([
    [
      'Believe, in German',
      () => ({
        content: table(believe, ';', [
          { ...plain, 'Sales Month': '01/08/2026', 'Net Revenue': '1.234,567890123' },
          { ...plain, 'Sales Month': '31-08-2026', 'Net Revenue': '(0,01)' },
          { ...plain, 'Sales Month': '31/07/2026', 'Net Revenue': '-12,5', ISRC: '', 'Track title': '' },
        ]),
        sales: 3,
        months: ['2026-07', '2026-08'],
      }),
    ],
    [
      'Apple',
      () => ({
        content: table(apple, '\t', [
          {
            ...{ 'Start Date': '07/27/2026', 'End Date': '08/30/2026', 'ISRC/ISBN': isrc, Quantity: '3' },
            ...{ 'Extended Partner Share': '2.1', 'Partner Share Currency': 'EUR', Title: 'Night sailing' },
            ...{ 'Apple Identifier': '1', 'Artist/Show/Developer/Author': 'Lin', 'Country Of Sale': 'FR' },
          },
        ]),
        name: 'apple.txt',
        sales: 1,
        months: ['2026-08', '2026-08'],
      }),
    ],
    [
      'YouTube, with our code as Custom ID',
      () => ({
        content: table(youtube, ',', [
          {
            ...{ 'Video ID': 'a', 'Asset ID': 'A1', 'Video Title': 'A fan video', 'Owned Views': '120' },
            ...{ 'Custom ID': isrc, 'Partner Revenue': '0.3125' },
          },
          { 'Video ID': 'b', 'Asset ID': 'A2', 'Custom ID': 'our number 7', 'Partner Revenue': '0.5' },
        ]),
        name: 'YouTube_label_M_20260801_rawdata_v1-0.csv',
        sales: 2,
        months: ['2026-08', '2026-08'],
      }),
    ],
    [
      'DSR Part 9 with a date in each line, no titles, and one summary told twice',
      () => ({
        content: part9(
          [],
          [
            part9Sale('1', '2026-08-09', '12.5'),
            part9Sale('2', '', '0.25'),
            'SY10.01\t1\tOther shop\tP\tPayAsYouGoModel\tStream\t2026-05-01\t2026-05-31\t\t\t\t\tFR\tAds\t\t\t1\t1\t0\t100\tDKK\tEUR',
          ],
        ),
        name: 'dsr.tsv',
        sales: 3,
        months: ['2026-05', '2026-08'],
      }),
    ],
    [
      'DSR Part 9 with titles of its own, in other letters',
      () => ({
        content: part9(
          [
            '#sr08.01',
            '#SR08.01\tSALESTRANSACTIONID\tisrc\tResourcetitle\tSummaryRecordID\tSalesTransactionDate\tAllocatedNetRevenueCOA',
          ],
          [
            `SR08.01\t1\tISRC ${isrc}\tNight sailing\t1\t2026-08-09\t12.5`,
            `SR08.01\t2\t${isrc.toLowerCase()}\tNight sailing\t1\t2026-06-09\t€ 2.5`,
          ],
        ),
        name: 'dsr.tsv',
        sales: 3,
        months: ['2026-06', '2026-08'],
      }),
    ],
    [
      'DSR Part 9 that was joined of two files: heads, summaries and sales with other columns from the middle on',
      () => ({
        content: [
          'HEAD\tdsrf/1.3/1.4.1/1.3\tFinancialReportingToRecordCompaniesSRB\t1.1\t1\t2026-09-01T09:18:22Z\t1\t1\t2026-06-01\t2026-06-30\tP\tS\tService\tR',
          '#SY10.01\tSummaryRecordId\tDistributionChannel\tCurrencyOfAccounting\tReportingPeriodStartDate',
          '#SR08.01\tSalesTransactionId\tISRC\tResourceTitle\tSummaryRecordId\tNetUsage\tAllocatedNetRevenueCoA',
          'SY10.01\t1\tShop\tEUR\t',
          `SR08.01\t1\t${isrc}\tNight sailing\t1\t3\t12.5`,
          '# a remark\tthat is no title line',
          '#SR08.01\tSalesTransactionId\tAllocatedNetRevenueCoA\tNetUsage\tSummaryRecordId\tResourceTitle\tISRC\tSalesTransactionDate',
          `SR08.01\t2\t0.25\t3\t1\tNight sailing\t${isrc}\t`,
          `SR08.01\t3\t100\t3\t1\tNight sailing\t${isrc}\t2026-08-09`,
          'HEAD\tdsrf/1.3/1.4.1/1.3\tFinancialReportingToRecordCompaniesSRB\t1.1\t1\t2026-09-01T09:18:22Z\t1\t1\t2026-07-01\t2026-07-31\tP\tS\tService\tR',
          `SR08.01\t4\t3000\t3\t1\tNight sailing\t${isrc}\t`,
          '#SY10.01\tCurrencyOfAccounting\tDistributionChannel\tSummaryRecordId\tTerritory',
          'SY10.01\tUSD\tOther shop\t1\tFR',
          `SR08.01\t5\t40000\t3\t1\tNight sailing\t${isrc}\t`,
          'SRFO\t12\t2',
          '',
        ].join('\n'),
        name: 'dsr.tsv',
        sales: 5,
        months: ['2026-06', '2026-08'],
        sums: ['EUR 3112.75', 'USD 40000'],
      }),
    ],
    [
      'months in words',
      () => ({
        content: months('August 2026', 'Aug-2026', 'Sept. 2026', '31 Aug 2026', 'July 4, 2026'),
        sales: 5,
        months: ['2026-07', '2026-09'],
      }),
    ],
    [
      'months in numbers',
      () => ({
        content: months(
          '08/2026',
          '8.2026',
          '202607',
          '20260731',
          '2026/8/1',
          '2026-08-31T23:59:59Z',
          '31.08.2026',
        ),
        sales: 7,
        months: ['2026-07', '2026-08'],
      }),
    ],
    [
      'months in Chinese and in wide letters',
      () => ({
        content: months('2026年8月', '2026 年 07 月 31 日', '２０２６－０８'),
        sales: 3,
        months: ['2026-07', '2026-08'],
      }),
    ],
    [
      'days with a dash, the day first',
      () => ({ content: months('31-08-2026', '01-07-2026'), sales: 2, months: ['2026-07', '2026-08'] }),
    ],
    [
      'amounts of every length',
      () => ({
        content: table(
          free,
          ',',
          [
            ...['0.0000000000000000000000000000000000000001', '123456789.5'],
            ...['-0.1234567890123456789012345678901234567891', '1e-7', '2.5E+3', '-1.25e-30', '.5', '7.'],
            ...['+3', '(4.5)', '5-', '１２．５', '−1.5', '€ 1.5', '1.5 USD', '-$2', "'8"],
          ].map(amount => freeLine('2026-08', amount)),
        ),
        sales: 17,
      }),
    ],
    ...[
      ['spaces', '1 234.5', '1\u00a0234\u00a0567.25'],
      ['apostrophes', "1'234.5", '1’234’567.25'],
      ['commas', '"1,234.5"', '"-1,234,567.25"'],
    ].map(([marks, ...amounts]): [string, () => Case] => [
      `thousands with ${marks}`,
      () => ({
        content: table(
          free,
          ',',
          amounts.map(amount => freeLine('2026-08', amount)),
        ),
        sales: 2,
      }),
    ]),
    [
      'currencies by sign and by line',
      () => ({
        content: table(`${free},Currency`, ',', [
          freeLine('2026-08', '1', { Currency: '€' }),
          freeLine('2026-08', '2', { Currency: 'usd ' }),
          freeLine('2026-08', '3', { Currency: '人民币' }),
          freeLine('2026-08', '£4'),
        ]),
        sales: 4,
      }),
    ],
    [
      'codes with a word before, hyphens, and codes of nobody',
      () => ({
        content: table(
          free,
          ',',
          [
            `ISRC ${isrc}`,
            `ISRC${isrc}`,
            'CN-T01-26-00001',
            isrc.toLowerCase(),
            'n/a',
            'no code',
            '\u00a0',
          ].map(code => freeLine('2026-08', '1', { ISRC: code })),
        ),
        sales: 7,
      }),
    ],
    [
      'a code of the store’s beside our release',
      () => ({
        content: table(`${free},UPC`, ',', [freeLine('2026-08', '1', { ISRC: 'USX122600009', UPC: upc })]),
        sales: 1,
        matchedBy: 'upc' as const,
      }),
    ],
    [
      'quotes that are letters, cells over lines, and columns without a name',
      () => ({
        content: table(`${free},,`, ',', [
          freeLine('2026-08', '1', { Title: '"Odd" title' }),
          freeLine('2026-08', '2', { Title: 'say "hi"' }),
          freeLine('2026-08', '3', { Title: '"two\nlines, and ""more"""', Artist: '"Lin, Wu"' }),
          freeLine('2026-08', '4', { Title: '\u00a0Night sailing\u3000' }),
        ]),
        sales: 4,
      }),
    ],
    [
      'line ends of old machines',
      () => ({ content: table(free, ',', [freeLine('2026-08'), freeLine('2026-07')], '\r'), sales: 2 }),
    ],
    [
      'no header at all',
      () => ({
        content: distrokidFile([{ ISRC: isrc }, { ISRC: isrc, 'Earnings (USD)': '2.25' }])
          .replaceAll('\n', '\r\n')
          .split('\r\n')
          .slice(1)
          .join('\r\n'),
        sales: 2,
        reading: {
          headerLine: 0,
          currency: 'USD',
          columns: {
            ...{
              saleMonth: { column: '#2' },
              store: { column: '#3' },
              artist: { column: '#4' },
              title: { column: '#5' },
            },
            ...{ isrc: { column: '#6' }, amount: { column: '#13' } },
          },
        },
      }),
    ],
    [
      'GB18030',
      () => ({
        content: iconv.encode(
          table('销售月份,渠道,艺人,歌曲名称,ISRC,结算金额', ',', [
            {
              销售月份: '2026年8月',
              渠道: '云音乐',
              艺人: '夜航',
              歌曲名称: '晨霧',
              ISRC: isrc,
              结算金额: '12.5元',
            },
          ]),
          'gb18030',
        ),
        sales: 1,
      }),
    ],
    [
      'UTF-16 with a mark, footer and total',
      () => ({
        content: iconv.encode(
          `${table(free, ',', [freeLine('2026-08', '2.5')])}Total,,,,,2.5\n`,
          'utf-16le',
          { addBOM: true },
        ),
        sales: 1,
      }),
    ],
    [
      'a workbook with days as numbers',
      () => ({
        content: buildWorkbook({
          rows: [
            free.split(',').map(textCell),
            [
              numberCell('46235', 'day'),
              ...['Spotify', 'Lin', 'Night sailing', isrc].map(textCell),
              numberCell('1.1E-5'),
            ],
            [
              numberCell('46235', 'month'),
              ...['Spotify', 'Lin', 'a "b"', isrc].map(textCell),
              numberCell('-2.25'),
            ],
          ],
        }),
        name: 'report.xlsx',
        sales: 2,
      }),
    ],
  ])('%s', async (_, made) => {
    await post(made())
  })
})

it('finds the same in each of them', { tags: ['slow'] }, async () => {
  const place = { agentId: server.agentId, database: server.database, storage: server.services.storage }
  const { reports, differences } = await verifyLedger(place)
  expect(differences).toEqual([])
  expect(reports).toBe(posted.length)
})
