import fc from 'fast-check'
import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { currencyExponents } from '#contract/currency'
import { largestReport } from '#contract/income/report-calls'
import { readSalesReport, sumsOf } from '../../../testing/read-sales-report'
import { largestQuantity, leastBytesOfLine, mostWholeDigits } from './largest-line'
import { believe } from './layouts/believe'
import { ReportRefused } from './report-refused'

const header = believe.columns.join(';')
/** A line of Believe, by the names of its columns. */
function line(changes: Record<string, string> = {}): string {
  const values: Record<string, string> = {
    ...{
      'Reporting month': '2026-10',
      'Sales Month': '2026-09',
      Platform: 'Spotify',
      'Country / Region': 'FR',
    },
    ...{
      'Artist Name': '夜航',
      'Track title': '晨霧',
      'Release title': '河',
      UPC: '844216000001',
      ISRC: 'CNT012600001',
    },
    ...{
      Quantity: '3',
      'Client Payment Currency': 'EUR',
      'Net Revenue': '0,004812300',
      'Sales Type': 'Stream',
    },
    ...changes,
  }
  return believe.columns.map(name => values[name] ?? '').join(';')
}
const read = (...lines: string[]) => readSalesReport([header, ...lines, ''].join('\n'))

describe('a report', () => {
  it('tells what its findings rest on', async () => {
    const { findings } = await read(line(), line({ 'Sales Month': '2026-08' }))
    expect(findings).toMatchObject({
      layout: { value: 'believe', evidence: '21/21' },
      separator: { value: ';', evidence: '20' },
      decimalMark: { value: ',', evidence: '0,004812300', isSure: true },
      dateForm: { value: 'YYYY-MM', evidence: '2026-09, 2026-08' },
      currency: { evidence: 'EUR' },
    })
  })

  it('names totals, rates and footers, and counts none of them as sales', async () => {
    const empty = Object.fromEntries(believe.columns.map(name => [name, '']))
    const { sales, refused, others } = await read(
      line(),
      line({ 'Net Revenue': '-0,5' }),
      line({ ...empty, 'Net Revenue': '10338,190' }),
      line({ ...empty, 'Client Payment Currency': 'USD', 'Net Revenue': '1204,800' }),
      line({ ...empty, 'Reporting month': 'Total', 'Net Revenue': '1,5' }),
      'Exchange rate EUR/USD 1,0842',
      line({ ...empty, ISRC: 'Exchange rate EUR/USD 1,0842' }),
      '',
    )
    expect(sumsOf(sales)).toEqual({ EUR: '-0.4951877' })
    expect(refused).toEqual([])
    expect(others.map(({ what, total }) => [what, total?.currency, total?.amount])).toEqual([
      ['header', undefined, undefined],
      ['total', '', '10338.19'],
      ['total', 'USD', '1204.8'],
      ['total', '', '1.5'],
      ['footer', undefined, undefined],
      ['footer', undefined, undefined],
      ['empty', undefined, undefined],
    ])
  })

  it('reads names that repeat as they are quoted each time', async () => {
    const written = ['"a""b"', 'a""b', '"a""b"', '"a"', 'a', ' a ', 'a']
    const { sales } = await read(...written.map(name => line({ 'Artist Name': name })))
    expect(sales.map(({ artist }) => artist)).toEqual(['a"b', 'a""b', 'a"b', 'a', 'a', 'a', 'a'])
  })

  it('refuses a barcode in scientific notation, unless an ISRC is there', async () => {
    const { sales, refused } = await read(
      line({ UPC: '8,44216E+11', ISRC: '', 'Net Revenue': '14,920' }),
      line({ UPC: '8,44216E+11' }),
    )
    expect(refused).toMatchObject([
      {
        reason: 'barcodeInScientificNotation',
        cell: '8,44216E+11',
        column: 'UPC',
        amount: '14.92',
        currency: 'EUR',
      },
    ])
    expect(sales).toMatchObject([{ upc: '', isrc: 'CNT012600001', notes: ['barcodeDropped'] }])
  })

  it.each([
    ['noSuchMonth', { 'Sales Month': '2026-13' }],
    ['monthMissing', { 'Sales Month': '' }],
    ['amountNotANumber', { 'Net Revenue': '#REF!' }],
    ['amountMissing', { 'Net Revenue': '' }],
    ['currencyUnknown', { 'Client Payment Currency': 'EUX' }],
    ['currencyMissing', { 'Client Payment Currency': '' }],
    ['quantityNotANumber', { Quantity: '1,5' }],
    ['quantityTooLarge', { Quantity: '100000000000' }],
    ['quantityTooLarge', { Quantity: '-100000000000' }],
    ['nulByte', { Platform: 'a\0b' }],
    ['tooManyCells', { 'Net Revenue': '1;2' }],
  ])('refuses a line: %s', async (reason, changes) => {
    const { refused, sales } = await read(line(), line(changes), line())
    expect([refused, sales.length]).toMatchObject([[{ reason, line: 3 }], 2])
  })

  it('refuses a line whose amount is a hundred billion or more in any currency, with its number, and takes the largest below', async () => {
    const [most, thirty] = ['99999999999,999999999', '9'.repeat(30)]
    const { refused, sales } = await read(
      line({ 'Net Revenue': most }),
      line({ 'Net Revenue': '100000000000' }),
      line({ 'Net Revenue': `-${most}` }),
      line({ 'Net Revenue': '-100000000000,00' }),
      line({ 'Net Revenue': `${thirty},5` }),
      line({ 'Net Revenue': '1e11' }),
      line({ 'Net Revenue': '000000000001,5' }),
    )
    const taken = ['99999999999.999999999', '-99999999999.999999999', '1.5']
    expect(sales.map(({ amount }) => amount)).toEqual(taken)
    const about = { reason: 'amountTooLarge', column: 'Net Revenue', currency: 'EUR' }
    expect(refused).toMatchObject([
      { line: 3, amount: '100000000000', ...about },
      { line: 5, amount: '-100000000000', ...about },
      { line: 6, amount: `${thirty}.5`, ...about },
      { line: 7, amount: '100000000000', ...about },
    ])
  })

  it('takes a total that is larger than any line', async () => {
    const empty = Object.fromEntries(believe.columns.map(name => [name, '']))
    const september = { 'Sales Month': '2026-09', 'Client Payment Currency': 'EUR' }
    const sums = [
      line({ ...empty, 'Net Revenue': '123456789012,5' }),
      line({ ...empty, ...september, 'Net Revenue': '123456789012,5' }),
    ]
    const { others, refused } = await read(line(), ...sums)
    expect(refused).toEqual([])
    expect(others.flatMap(({ total }) => total?.amount ?? [])).toEqual(['123456789012.5', '123456789012.5'])
  })

  it('refuses a barcode that stands where money belongs', async () => {
    const { refused, sales } = await read(
      ...['844216000001', '6900000000017'].map(barcode => line({ 'Net Revenue': barcode })),
    )
    expect([sales, refused]).toMatchObject([[], [{ reason: 'amountTooLarge' }, { reason: 'amountTooLarge' }]])
  })

  it('has lines of which each can be posted, and the largest file cannot hold so many that their plays leave 64 bits', () => {
    const minorUnits = 10n ** BigInt(mostWholeDigits + Math.max(...Object.values(currencyExponents)))
    expect(minorUnits).toBeLessThan(BigInt(Number.MAX_SAFE_INTEGER))
    const lines = BigInt(Math.ceil(largestReport / leastBytesOfLine))
    expect(lines * BigInt(largestQuantity)).toBeLessThan(2n ** 63n)
    expect(Buffer.byteLength(line())).toBeGreaterThan(leastBytesOfLine)
  })

  it('refuses a line with too few cells', async () => {
    const { refused } = await read(line(), line().split(';').slice(0, 15).join(';'))
    expect(refused).toMatchObject([{ reason: 'tooFewCells' }])
  })

  it('knows where each line lies in the decoded copy', async () => {
    const { copy, lines } = await read(line(), `${line({ 'Track title': '"a;\nb"' })}\r`, line())
    expect(lines.map(one => one.line)).toEqual([1, 2, 3, 5])
    expect(copy.toString('utf8', lines[3]?.at, (lines[3]?.at ?? 0) + (lines[3]?.size ?? 0))).toBe(line())
    expect(lines[2]).toMatchObject({ title: 'a;\nb' })
  })

  it('goes on at the next line after a quote that never closes', async () => {
    const open = line({ 'Track title': '"never' })
    const { refused, sales } = await read(open, ...Array.from({ length: 300 }, () => line()))
    expect([refused, sales.length]).toMatchObject([[{ reason: 'quoteNeverClosed', line: 2 }], 300])
  })

  it('passes over a line of ten megabytes', async () => {
    const { refused, sales } = await read(line(), line({ 'Track title': 'x'.repeat(10_000_000) }), line())
    expect([refused, sales]).toMatchObject([[{ reason: 'lineTooLong', line: 3 }], [{ line: 2 }, { line: 4 }]])
  })

  it('is refused with more columns than anybody names', async () => {
    const wide = Array.from({ length: 600 }, (_, index) => `Column ${index}`).join(';')
    const failed = readSalesReport(`${header};${wide}\n${line()}\n`)
    await expect(failed).rejects.toMatchObject({ reason: 'tooManyColumns' })
  })

  it('takes a line without track and ISRC for a whole release', async () => {
    const { sales } = await read(
      line({ ISRC: '', 'Track title': '' }),
      line({ 'Country / Region': 'Germany' }),
    )
    expect(sales).toMatchObject([{ kind: 'release' }, { kind: 'track', country: 'DE' }])
  })

  it.each(['gb18030', 'utf-16le', 'utf-16be', 'utf-8'])('is read in %s', async encoding => {
    const bytes = iconv.encode([header, line(), ''].join('\n'), encoding, {
      addBOM: encoding.startsWith('utf-16'),
    })
    const { findings, sales } = await readSalesReport(bytes, { piece: 7 })
    expect(findings.encoding.value).toBe(encoding)
    expect(sales).toMatchObject([{ artist: '夜航', title: '晨霧' }])
  })

  it('tells where its text breaks', async () => {
    const text = Buffer.from(
      [
        header,
        ...Array.from({ length: 20_000 }, () =>
          line({ 'Artist Name': 'Café', 'Track title': 'b', 'Release title': 'c' }),
        ),
      ].join('\n'),
    )
    const { outcome, findings } = await readSalesReport(
      Buffer.concat([text, iconv.encode(`\n${line()}`, 'gb18030')]),
    )
    expect(findings.encoding).toMatchObject({ value: 'utf-8', isSure: false })
    expect(outcome.broken).toMatchObject({ at: expect.any(Number), likelier: 'gb18030' })
  })

  const dated = (...dates: string[]) =>
    ['Sale Date,Store,Title,ISRC,Amount', ...dates.map(date => `${date},Shop,Song,CNT012600001,1.5`)].join(
      '\n',
    )
  it.each([
    ['a day above 12 stands first', ['03/04/2026', '25/04/2026'], 'D/M/YYYY', true, '2026-04'],
    ['a day above 12 stands second', ['03/04/2026', '04/25/2026'], 'M/D/YYYY', true, '2026-03'],
    ['nothing tells', ['03/04/2026'], 'M/D/YYYY', false, '2026-03'],
  ])('reads dates by what they show: %s', async (_, dates, value, isSure, month) => {
    const { findings, sales } = await readSalesReport(dated(...dates), { payerCurrency: 'USD' })
    expect(findings.dateForm).toMatchObject({ value, isSure })
    expect(sales[0]?.saleMonth).toBe(month)
  })

  it('never fails on any bytes but with a reason', async () => {
    const piece = fc.constantFrom(
      header,
      line(),
      '"',
      ';',
      '\n',
      '\r',
      '\0',
      '\t',
      ',',
      'HEAD\tx\tBasicAudio',
      'SU02.02\t1',
      '\ufeff',
    )
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 400 }).map(own => Buffer.from(own)),
      fc.array(piece).map(own => Buffer.from(own.join(''))),
    )
    await fc.assert(
      fc.asyncProperty(bytes, fc.integer({ min: 1, max: 300 }), async (content, size) => {
        const whole = await readSalesReport(content).catch(asRefusal)
        const inPieces = await readSalesReport(content, { piece: size }).catch(asRefusal)
        expect('lines' in inPieces ? inPieces.lines : inPieces).toEqual(
          'lines' in whole ? whole.lines : whole,
        )
      }),
      { numRuns: 400 },
    )
  })
})

function asRefusal(error: unknown) {
  if (!(error instanceof ReportRefused)) throw error
  return { reason: error.reason }
}
