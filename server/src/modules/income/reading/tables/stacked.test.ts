// Tables that are one below the other on one sheet and are made of the same names: each is read by its own columns, whatever their order, and comes to
// what it comes to alone.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildSheets, emptyCell, numberCell, textCell } from '../../../../testing/build-workbook'
import { readSalesReport, sourceOf, sumsOf } from '../../../../testing/read-sales-report'
import { unpackReport } from '../unpack/unpack-report'

type Rows = readonly (readonly string[])[]
const rows = (text: string): string[][] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => line.split('|').map(cell => cell.trim()))

async function readSheet(sheet: Rows) {
  const cellOf = (cell: string) =>
    cell === '' ? emptyCell : /^-?\d+(\.\d+)?$/.test(cell) ? numberCell(cell) : textCell(cell)
  const written = buildSheets([{ name: 'Sales', rows: sheet.map(row => row.map(cellOf)) }])
  const [file] = await unpackReport(sourceOf('report.xlsx', written))
  if (!file) throw new Error('no file')
  return readSalesReport(file, { payerCurrency: 'USD' })
}

const readText = (sheet: Rows, separator: string) =>
  readSalesReport(`${sheet.map(row => row.join(separator)).join('\n')}\n`, { payerCurrency: 'USD' })

const readers: [string, (sheet: Rows) => ReturnType<typeof readSheet>][] = [
  ['a workbook', readSheet],
  ['a text with commas', sheet => readText(sheet, ',')],
  ['a text with tabs', sheet => readText(sheet, '\t')],
]

const first = `Title | ISRC | Store | Month | Currency | Amount | Fee
               One | CNT012600001 | Spotify | 2026-08 | USD | 1.32 | 0.5`

const seconds: [string, string, Record<string, string>][] = [
  [
    'two of them swapped',
    `Title | ISRC | Store | Month | Currency | Fee | Amount
     One | CNT012600001 | Deezer | 2026-08 | USD | 0.5 | 2.32`,
    { USD: '2.32' },
  ],
  [
    'two of them swapped, in capitals',
    `TITLE | ISRC | STORE | MONTH | CURRENCY | FEE | AMOUNT
     One | CNT012600001 | Deezer | 2026-08 | USD | 0.5 | 2.32`,
    { USD: '2.32' },
  ],
  [
    'all of them in another order',
    `Store | Title | Amount | Currency | ISRC | Month
     Deezer | One | 2.32 | USD | CNT012600001 | 2026-08
     Deezer | One | 5.32 | USD | CNT012600001 | 2026-08`,
    { USD: '7.64' },
  ],
  [
    'no money among them',
    `Title | ISRC | Store | Month | Currency | Fee
     One | CNT012600001 | Deezer | 2026-08 | USD | 7.5`,
    {},
  ],
  [
    'no money among them, but a name that is new',
    `Title | ISRC | Store | Month | Currency | Deduction
     One | CNT012600001 | Deezer | 2026-08 | USD | 7.5`,
    {},
  ],
  [
    'an empty cell for one of them',
    `Title | ISRC | Store | | Currency | Fee | Amount
     One | CNT012600001 | Deezer | 2026-08 | USD | 0.5 | 2.32`,
    { USD: '2.32' },
  ],
]

describe.each(readers)('in %s a second header', (_, read) => {
  it.each(seconds)('with %s begins another table', async (_name, second, sums) => {
    for (const gap of [[], [['']]]) {
      const { tables, refused } = await read([...rows(first), ...gap, ...rows(second)])
      expect(tables.map(table => table.sums)).toEqual([{ USD: '1.32' }, sums])
      expect(refused).toEqual([])
    }
  })

  it.each(seconds)('begins another table in front of one with %s', async (_name, second, sums) => {
    const { tables } = await read([...rows(second), [''], ...rows(first)])
    expect(tables.map(table => table.sums)).toEqual([sums, { USD: '1.32' }])
  })

  it('with every name where it was is the same one again', async () => {
    const [header = [], row = []] = rows(first)
    const found = await read([header, row, header.map(name => name.toUpperCase()), row, header, row])
    expect(found.tables).toEqual([])
    expect(sumsOf(found.sales)).toEqual({ USD: '3.96' })
    expect(found.others.map(({ what }) => what)).toEqual(['header', 'header', 'header'])
  })
})

describe('a row that cannot be read', () => {
  it('is no header because the names of all columns have brackets', async () => {
    const columns = {
      ...{ title: { column: 'Title (own)' }, store: { column: 'Store (name)' } },
      ...{ saleMonth: { column: 'Month (sale)' }, amount: { column: 'Amount (USD)' } },
    }
    const text = [
      'Title (own),Store (name),Month (sale),Amount (USD)',
      'One,Spotify,2026-08,1.5',
      'Two,Spotify,2026-08,about 9',
      '',
    ]
    const found = await readSalesReport(text.join('\n'), { payerCurrency: 'USD', given: { columns } })
    expect(found.others.map(({ what, line }) => [what, line])).toEqual([['header', 1]])
    expect(found.refused.map(({ line }) => line)).toEqual([3])
  })

  it('is no header because no column has a name', async () => {
    const columns = { title: '#1', store: '#2', saleMonth: '#3', amount: '#4' } as const
    const text = 'One,Spotify,2026-08,1.5\nTwo,Spotify,2026-08,about 9\n'
    const given = {
      headerLine: 0,
      columns: Object.fromEntries(Object.entries(columns).map(([role, column]) => [role, { column }])),
    }
    const found = await readSalesReport(text, { payerCurrency: 'USD', given })
    expect(found.others).toEqual([])
    expect(found.refused.map(({ line }) => line)).toEqual([2])
  })
})

describe('whatever columns the second of two tables has', () => {
  const names = ['Title', 'ISRC', 'Store', 'Month', 'Currency', 'Quantity', 'Amount', 'Fee', 'Tax']
  const money = fc.integer({ min: 1, max: 99_999 }).map(units => (units / 100).toFixed(2))
  const line = fc.record({ amount: money, fee: money, tax: money })
  const table = fc.record({
    columns: fc.shuffledSubarray(names, { minLength: 3 }),
    own: fc.array(line, { minLength: 1, maxLength: 5 }),
  })
  const rowsOf = ({
    columns,
    own,
  }: {
    columns: readonly string[]
    own: readonly Record<string, string>[]
  }) => [
    columns,
    ...own.map(({ amount = '', fee = '', tax = '' }) => {
      const cells: Record<string, string> = {
        ...{ Title: 'One', ISRC: 'CNT012600001', Store: 'Spotify', Month: '2026-08', Currency: 'USD' },
        ...{ Quantity: '3', Amount: amount, Fee: fee, Tax: tax },
      }
      return columns.map(name => cells[name] ?? '')
    }),
  ]
  const wholeOf = (found: Awaited<ReturnType<typeof readSheet>>) =>
    found.tables.length > 0
      ? found.tables.map(({ sums, rows: count }) => ({ sums, count }))
      : [{ sums: sumsOf(found.sales), count: found.sales.length + found.refused.length }]

  it('each comes to what it comes to alone', { tags: ['slow'] }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        table,
        fc.constantFrom(...readers.map(([, read]) => read)),
        fc.record({ isApart: fc.boolean(), shift: fc.integer({ min: 0, max: 2 }) }),
        async (own, second, read, { isApart, shift }) => {
          fc.pre(second.columns.join() !== names.join())
          const upper = rowsOf({ columns: names, own })
          const lower = rowsOf(second).map(row => [...Array.from({ length: shift }, () => ''), ...row])
          const below = [...upper, ...(isApart ? [['']] : []), ...lower]
          const found = await read(below)
          const hasMoney = second.columns.includes('Amount')
          const sums = hasMoney ? sumsOf(second.own.map(({ amount }) => ({ amount, currency: 'USD' }))) : {}
          expect(wholeOf(found)).toEqual([...wholeOf(await read(upper)), { sums, count: second.own.length }])
        },
      ),
      { numRuns: 150 },
    )
  })
})
