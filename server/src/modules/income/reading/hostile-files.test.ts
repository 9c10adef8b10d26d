// Files that nobody writes on purpose, or only with a bad one: lines without an end, columns without number, currencies nobody has.
import { describe, expect, it } from 'vitest'
import { readSalesReport, sumsOf } from '../../../testing/read-sales-report'

const header = 'Sale Month;Store;Artist;Title;ISRC;Currency;Net Revenue'
const line = (amount: string, { title = 'Mist', currency = 'EUR' } = {}) =>
  `2026-08;Spotify;Lin;${title};CNT012600001;${currency};${amount}`
const fileOf = (...lines: string[]) => [header, ...lines, ''].join('\n')
const long = 'x'.repeat(1024 * 1024 + 10)

describe('a line that is too long', () => {
  it.each([
    ['\n', 'is the first of the data'],
    ['\r\n', 'is the first of the data, with line ends of another system'],
    ['\r', 'is the first of the data, with line ends of a system long gone'],
  ])('keeps nobody from seeing how numbers are written when it (%j) %s', async lineEnd => {
    const file = fileOf(line('1,5', { title: long }), line('1,234'), line('0,004812300')).replaceAll(
      '\n',
      lineEnd,
    )
    for (const piece of [65_536, 1_000_003]) {
      const { findings, sales, refused } = await readSalesReport(file, { piece })
      expect(findings.decimalMark).toEqual({ value: ',', evidence: '0,004812300', isSure: true })
      expect(refused).toMatchObject([{ reason: 'lineTooLong', line: 2 }])
      expect(sales).toMatchObject([
        { amount: '1.234', line: 3 },
        { amount: '0.0048123', line: 4 },
      ])
    }
  })

  it('stands before the header, and the header is found all the same', async () => {
    const { findings, sales } = await readSalesReport(`${long}\n${fileOf(line('1,25'))}`)
    expect(findings).toMatchObject({ headerLine: { value: 2 }, decimalMark: { value: ',' } })
    expect(sales).toMatchObject([{ amount: '1.25', line: 3 }])
  })

  it('is all there is: ten megabytes without an end', async () => {
    const { sales, findings, lines } = await readSalesReport('x'.repeat(10_000_000))
    expect(sales).toEqual([])
    expect(findings.missing).toContain('amount')
    expect(lines).toMatchObject([{ is: 'refused', reason: 'lineTooLong', line: 1, size: 10_000_000 }])
  })
})

describe('columns without number', () => {
  it.each([2000, 2001, 5000])('%i named ones are refused as a whole', { tags: ['slow'] }, async count => {
    const names = Array.from({ length: count - 7 }, (_, index) => `Column ${index}`).join(';')
    const failed = readSalesReport(`${header};${names}\n${line('1,5')}\n`)
    await expect(failed).rejects.toMatchObject({ reason: 'tooManyColumns' })
  })

  it('that have no name and nothing in them are passed over', async () => {
    const tail = ';'.repeat(1900)
    const { sales, refused } = await readSalesReport(`${header}${tail}\n${line('1,5')}${tail}\n`)
    expect([sales, refused]).toMatchObject([[{ amount: '1.5' }], []])
  })

  it('do not make a header of words that stand before it', async () => {
    const half = line('1,5').replace(';CNT012600001;EUR;1,5', ';;;')
    const file = `Statement;August;;;;;\n${header}\n${Array.from({ length: 5 }, () => half).join('\n')}\n${line('1,5')}\n`
    const { findings, sales } = await readSalesReport(file)
    expect(findings.headerLine.value).toBe(2)
    expect(sales).toMatchObject([{ amount: '1.5', line: 8 }])
  })

  it.each([2000, 2500])('in one line are that line’s fault: %i', async count => {
    const cells = Array.from({ length: count }, () => 'x').join(';')
    const { sales, refused } = await readSalesReport(fileOf(line('1,5'), cells, line('2,5')))
    expect([sales.length, refused]).toMatchObject([2, [{ reason: 'tooManyCells', line: 3 }]])
  })
})

describe('a zero byte', () => {
  it('makes its line void, wherever it stands, and no other', async () => {
    const file = fileOf(line('1,5'), line('1\0,5'), line('1,5', { title: '"a\0;b"' }), line('2,5'))
    const { sales, refused } = await readSalesReport(file)
    expect(sales.map(({ amount }) => amount)).toEqual(['1.5', '2.5'])
    expect(refused).toMatchObject([
      { reason: 'nulByte', line: 3 },
      { reason: 'nulByte', line: 4 },
    ])
  })

  it('in the header is no header', async () => {
    await expect(readSalesReport(fileOf(line('1,5')).replace('Store', 'St\0re'))).resolves.toMatchObject({
      sales: [],
    })
  })
})

describe('a quote that never closes', () => {
  it('costs its own line only, also when it is the last of the file', async () => {
    const { sales, refused } = await readSalesReport(fileOf(line('1,5'), line('2,5', { title: '"never' })))
    expect([sales.length, refused]).toMatchObject([1, [{ reason: 'quoteNeverClosed', line: 3 }]])
  })
})

describe('a currency', () => {
  it('that we keep no money in is refused line by line, and the others are read', async () => {
    const lines = ['EUR', 'XAF', 'BTC', 'eur', '€'].map((currency, index) => line(`${index},5`, { currency }))
    const { sales, refused } = await readSalesReport(fileOf(...lines), { payerCurrency: 'USD' })
    expect(sumsOf(sales)).toEqual({ EUR: '8.5' })
    expect(refused).toMatchObject([
      { reason: 'currencyUnknown', line: 3, column: 'Currency', cell: 'XAF', amount: '1.5', currency: 'XAF' },
      { reason: 'currencyUnknown', line: 4, column: 'Currency', cell: 'BTC', amount: '2.5', currency: '' },
    ])
  })

  it('in the name of the money’s column is never taken for the payer’s', async () => {
    const file = 'Sale Month,Store,Title,ISRC,Earnings (XAF)\n2026-08,Spotify,Mist,CNT012600001,1.5\n'
    const { findings, sales, refused } = await readSalesReport(file, { payerCurrency: 'USD' })
    expect(findings.currency).toMatchObject({ value: 'XAF', evidence: 'Earnings (XAF)' })
    expect([sales, refused]).toMatchObject([
      [],
      [{ reason: 'currencyUnknown', line: 2, column: 'Earnings (XAF)' }],
    ])
    const odd = await readSalesReport(file.replace('XAF', 'BTC'), { payerCurrency: 'USD' })
    expect(odd.findings.currency).toEqual({ value: 'USD', evidence: 'Earnings (BTC)', isSure: false })
  })

  it('beside an amount is read, and refused where nobody keeps it', async () => {
    const lines = [line('1,5 GBP', { currency: '' }), line('XAF 2,5', { currency: '' }), line('3,5 GBP')]
    const { sales, refused } = await readSalesReport(fileOf(...lines))
    expect(sumsOf(sales)).toEqual({ GBP: '1.5' })
    expect(refused).toMatchObject([
      { reason: 'currencyUnknown', line: 3, cell: 'XAF 2,5' },
      { reason: 'currencyUnknown', line: 4, cell: '3,5 GBP' },
    ])
  })

  it('that somebody said for all lines is understood however they wrote it', async () => {
    const columns = {
      ...{
        saleMonth: { column: 'Sale Month' },
        store: { column: 'Store' },
        amount: { column: 'Net Revenue' },
      },
      ...{ isrc: { column: 'ISRC' }, title: { column: 'Title' } },
    }
    const said = (constant: string) =>
      readSalesReport(fileOf(line('1,5')), { given: { columns: { ...columns, currency: { constant } } } })
    expect((await said('usd')).sales).toMatchObject([{ currency: 'USD' }])
    expect((await said('XAF')).refused).toMatchObject([{ reason: 'currencyUnknown', line: 2 }])
    expect((await said('money')).refused).toMatchObject([{ reason: 'currencyUnknown', line: 2 }])
  })
})

describe('money of a DSR report', () => {
  const dsr = (currency: string, sale = '3\t1.5') =>
    [
      'HEAD\tdsrf/1.0\tFinancialReportingToRecordCompaniesSRB\t1.1\t1\t2026-09-03T07:59:30Z\t1\t1\t2026-08-01\t2026-08-31\tP\tShop\tMonthly',
      '#SY10.01\tSummaryRecordId\tDistributionChannel\tTerritory\tCurrencyOfAccounting\tAllocatedNetRevenueCoA',
      `SY10.01\tS1\tShop\tFR\t${currency}\t1.5`,
      '#SR08.01\tSalesTransactionId\tISRC\tResourceTitle\tSummaryRecordId\tNetUsage\tAllocatedNetRevenueCoA',
      `SR08.01\tT1\tCNT012600001\tMist\tS1\t${sale}`,
      '',
    ].join('\n')

  it('is in the summary’s currency; the payer’s where that names none; and never a guess', async () => {
    const read = (currency: string) => readSalesReport(dsr(currency), { payerCurrency: 'GBP' })
    expect((await read('EUR')).sales).toMatchObject([{ currency: 'EUR', amount: '1.5' }])
    expect((await read('')).sales).toMatchObject([{ currency: 'GBP' }])
    for (const unknown of ['XAF', 'BTC']) {
      const { sales, refused } = await read(unknown)
      expect([sales, refused]).toMatchObject([
        [],
        [{ reason: 'currencyUnknown', line: 5, currency: unknown }],
      ])
    }
  })

  it('comes with amounts and plays that a ledger can add up, or its line is refused', async () => {
    const read = (sale: string) => readSalesReport(dsr('EUR', sale))
    expect((await read('99999999999\t99999999999.99')).sales).toHaveLength(1)
    for (const [sale, reason, column] of [
      ['3\t100000000000', 'amountTooLarge', 'allocatednetrevenuecoa'],
      ['100000000000\t1.5', 'quantityTooLarge', 'netusage'],
    ] as const) {
      const { sales, refused } = await read(sale)
      expect([sales, refused]).toMatchObject([[], [{ reason, line: 5, column }]])
    }
  })
})

describe('plays of a DSR report', () => {
  const dsr = (streams: string) =>
    [
      'HEAD\tdsrf/1.1/1.4.1/1.3\tBasicAudioProfile\t1.3\t1\t2026-09-03T07:59:30Z\t1\t1\t2026-08-01\t2026-08-31\tP\tShop\tMonthly',
      '#SY01.02\tSummaryRecordId\tDistributionChannel\tTerritory',
      'SY01.02\tS1\tShop\tSE',
      '#AS02.03\tBlockId\tResourceReference\tISRC\tTitle',
      'AS02.03\t1\tA1\tCNT012600001\tMist',
      '#SU02.02\tBlockId\tSummaryRecordId\tTransactedResource\tNumberOfStreams',
      `SU02.02\t1\tS1\tA1\t${streams}`,
      '',
    ].join('\n')

  it('are as many as can be added up, or their line is refused', async () => {
    for (const streams of ['99999999999', '-99999999999']) {
      const { sales } = await readSalesReport(dsr(streams))
      expect(sales).toMatchObject([{ quantity: Number(streams), line: 7 }])
    }
    for (const streams of ['100000000000', '-100000000000']) {
      const { sales, refused } = await readSalesReport(dsr(streams))
      const about = { reason: 'quantityTooLarge', line: 7, column: 'NumberOfStreams', cell: streams }
      expect([sales, refused]).toMatchObject([[], [about]])
    }
  })
})

describe('amounts in a report', () => {
  it.each([
    [
      'points and commas',
      ['1,234.5', '(2,000.25)', '0.123456789012345678', '1e-7', '３．５'],
      '-762.126543110987654322',
    ],
    [
      'commas and points',
      ['1.234,5', '(2.000,25)', '0,123456789012345678', '1e-7', '３，５'],
      '-762.126543110987654322',
    ],
    [
      'spaces',
      ['1 234,5', '(2\u00a0000,25)', '0,123456789012345678', '1e-7', '３，５'],
      '-762.126543110987654322',
    ],
    [
      'apostrophes',
      ["1'234.5", '(2’000.25)', '0.123456789012345678', '1e-7', '３．５'],
      '-762.126543110987654322',
    ],
  ])('add up to the last place, with thousands marked by %s', async (_, amounts, sum) => {
    const { sales, refused, findings } = await readSalesReport(fileOf(...amounts.map(amount => line(amount))))
    expect(findings.decimalMark.isSure).toBe(true)
    expect([sumsOf(sales), refused]).toEqual([{ EUR: sum }, []])
  })
})

describe('the month of a sale', () => {
  it.each([
    '2026-08-31T23:59:59+08:00',
    '2026-08-31T16:00:00Z',
    '2026-08-31 23:59:59 UTC',
    '2026-08-01T00:00:00+14:00',
    '2026/8/31 11:59:59 PM',
  ])('is the one that is written, wherever that clock stood: %s', async when => {
    const { sales } = await readSalesReport(fileOf(line('1,5').replace('2026-08', when)))
    expect(sales).toMatchObject([{ saleMonth: '2026-08' }])
  })
})

describe('columns that are remembered', () => {
  const columns = {
    ...{ saleMonth: { column: 'Sale Month' }, store: { column: 'Store' }, amount: { column: 'Net Revenue' } },
    ...{ isrc: { column: 'ISRC' }, title: { column: 'Title' } },
  }

  it('are found in other capitals, with everything that their cells tell', async () => {
    const file = fileOf(line('0,004')).replace('Net Revenue', 'NET  REVENUE')
    const { findings, sales } = await readSalesReport(file, { given: { columns }, payerCurrency: 'EUR' })
    expect(findings).toMatchObject({ decimalMark: { value: ',', isSure: true }, missing: [] })
    expect(sales).toMatchObject([{ amount: '0.004' }])
  })

  it('are said to be missing where the file has no such column', async () => {
    const given = { columns: { ...columns, country: { column: 'Land' } } }
    const file = fileOf(line('1,5')).replace('Net Revenue', 'Payout')
    const { findings } = await readSalesReport(file, { given, payerCurrency: 'EUR' })
    expect(findings.missing).toEqual(['country', 'amount'])
    expect(findings.columns.value).not.toHaveProperty('amount')
  })
})
