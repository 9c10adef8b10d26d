// Tables that are side by side on one sheet or in one text: each is a table of its own, and all of them together come to what the sheet comes to. One
// wide table goes on as one.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildSheets, emptyCell, numberCell, textCell } from '../../../../testing/build-workbook'
import { readSalesReport, sourceOf, sumsOf } from '../../../../testing/read-sales-report'
import { columnWords } from '../layouts/column-words'
import { flatLayouts } from '../layouts/flat-layouts'
import { mayNameMoney, namesMoney, roleOfName } from '../layouts/role-of-name'
import { unpackReport } from '../unpack/unpack-report'
import { addUp } from './exact-sum'
import { hasTablesBeside } from './find-beside'
import { columnsOfTables, rolesOf } from './header-columns'
import type { TableSums } from './report-table'

const folder = '../shared/reports'

/** Rows of cells; a line of them is `a | b | | c`. */
type Rows = string[][]
const rows = (text: string): Rows =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => line.split('|').map(cell => cell.trim()))

async function readSheets(...sheets: Rows[]) {
  const cellOf = (cell: string) =>
    cell === '' ? emptyCell : /^-?\d+(\.\d+)?$/.test(cell) ? numberCell(cell) : textCell(cell)
  const named = sheets.map((sheet, index) => ({
    name: `Sheet ${index + 1}`,
    rows: sheet.map(row => row.map(cellOf)),
  }))
  const [file] = await unpackReport(sourceOf('report.xlsx', buildSheets(named)))
  if (!file) throw new Error('no file')
  return readSalesReport(file, { payerCurrency: 'USD' })
}

function readText(sheet: Rows, separator: string, piece?: number) {
  const width = Math.max(...sheet.map(row => row.length))
  const lines = sheet.map(row => Array.from({ length: width }, (_, at) => row[at] ?? '').join(separator))
  return readSalesReport(`${lines.join('\n')}\n`, { payerCurrency: 'USD', ...(piece && { piece }) })
}

type Found = Awaited<ReturnType<typeof readSheets>>
const told = ({ tables }: Found) => tables.map(({ name, rows: count, sums }) => ({ name, rows: count, sums }))
const titlesOf = ({ sales }: Found) => sales.map(({ title, store, amount }) => `${title} ${store} ${amount}`)

const two = rows(`
  Title | Store   | Month   | Amount |  | Title | Store   | Month   | Amount
  One   | Spotify | 2026-08 | 1.5    |  | Three | Deezer  | 2026-07 | 4
  Two   | Spotify | 2026-08 | 2      |  | Four  | Tidal   | 2026-07 | 8
`)
const sumsOfTwo = [
  { name: 'Sheet 1', rows: 2, sums: { USD: '3.5' } },
  { name: 'Sheet 1 (2)', rows: 2, sums: { USD: '12' } },
]
const salesOfTwo = ['One Spotify 1.5', 'Two Spotify 2', 'Three Deezer 4', 'Four Tidal 8']

describe('two tables side by side', () => {
  it('are each read', async () => {
    const found = await readSheets(two)
    expect(told(found)).toEqual(sumsOfTwo)
    expect(titlesOf(found)).toEqual(salesOfTwo)
    expect(found.refused).toEqual([])
    expect(found.sales.map(({ saleMonth }) => saleMonth)).toEqual([
      '2026-08',
      '2026-08',
      '2026-07',
      '2026-07',
    ])
  })

  it('have a line each for what one line of the sheet said', async () => {
    const other = two.map(row => row.map(cell => (cell === '8' ? '9' : cell === '1.5' ? '1.25' : cell)))
    const { sales } = await readSheets(two, other)
    expect(sales).toHaveLength(8)
    expect(new Set(sales.map(({ line }) => line)).size).toBe(8)
    expect(new Set(sales.map(({ at }) => at)).size).toBe(8)
  })

  it('are each read without an empty column between them', async () => {
    const found = await readSheets(two.map(row => row.filter((_, column) => column !== 4)))
    expect(told(found)).toEqual(sumsOfTwo)
    expect(titlesOf(found)).toEqual(salesOfTwo)
  })

  it.each([',', ';', '\t', '|'])('are each read in a text with “%s”', async separator => {
    for (const piece of [undefined, 7]) {
      const found = await readText(two, separator, piece)
      expect(told(found)).toEqual([
        { name: '', rows: 2, sums: { USD: '3.5' } },
        { name: '(2)', rows: 2, sums: { USD: '12' } },
      ])
      expect(titlesOf(found)).toEqual(salesOfTwo)
    }
  })

  it('keep cells in quotes, with separators, line ends and quotes in them', async () => {
    const text = [
      'Title,Store,Month,Amount,,Title,Store,Month,Amount',
      '"One, and ""more""",Spotify,2026-08,1.5,,"Three\nlines",Deezer,2026-07,"4"',
      '"Two\nlines",Spotify,2026-08,"2",,"Four",Tidal,2026-07,8',
    ].join('\n')
    const found = await readSalesReport(text, { payerCurrency: 'USD', piece: 11 })
    expect(titlesOf(found)).toEqual([
      'One, and "more" Spotify 1.5',
      'Two\nlines Spotify 2',
      'Three\nlines Deezer 4',
      'Four Tidal 8',
    ])
    expect(new Set(found.sales.map(({ line }) => line)).size).toBe(4)
  })

  it('refuse no row of the one where the other has none', async () => {
    const rightLonger = await readSheets([
      ...two,
      ...rows(` | | | | | Five | Tidal | 2026-07 | 16
                | | | | | Six  | Tidal | 2026-07 | 32`),
    ])
    expect(told(rightLonger).map(({ rows: count }) => count)).toEqual([2, 4])
    const leftLonger = await readSheets([...two, ...rows('Five | Tidal | 2026-07 | 16')])
    expect(told(leftLonger).map(({ sums }) => sums)).toEqual([{ USD: '19.5' }, { USD: '12' }])
    for (const { refused, others } of [rightLonger, leftLonger]) {
      expect(refused).toEqual([])
      expect(others.filter(({ what }) => what !== 'header' && what !== 'empty')).toEqual([])
    }
  })

  it('of which one holds totals of the other propose it as a summary', async () => {
    const found = await readSheets(
      rows(`
        Title | Store   | Month   | Amount |  | Store   | Month   | Amount
        One   | Spotify | 2026-08 | 1.5    |  | Spotify | 2026-08 | 3.5
        Two   | Spotify | 2026-08 | 2      |  |         |         |
      `),
    )
    expect(found.tables.map(({ proposal, totalsOf }) => [proposal, totalsOf])).toEqual([
      ['count', []],
      ['summary', [0]],
    ])
  })
})

describe('a line that cannot be cut into cells', () => {
  it('is refused as a line of the first table', async () => {
    const found = await readSalesReport(
      [
        'Title,Store,Month,Amount,,Title,Store,Month,Amount',
        'One,Spotify,2026-08,1,,Three,Deezer,2026-07,4',
        'T\0wo,Spotify,2026-08,2,,Four,Tidal,2026-07,8',
        'Five,Spotify,2026-08,16,,Six,Tidal,2026-07,32',
        '',
      ].join('\n'),
      { payerCurrency: 'USD', given: { encoding: 'utf-8' } },
    )
    expect(found.refused.map(({ reason, line }) => [reason, line])).toEqual([['nulByte', 3]])
    expect(found.tables.map(({ rows: count }) => count)).toEqual([3, 2])
    expect(sumsOf(found.sales)).toEqual({ USD: '53' })
  })
})

/** What is side by side, and what each table of it comes to. */
const shapes: [string, string, number[]][] = [
  [
    'three tables',
    `Title | Store | Month | Amount | | Title | Store | Month | Amount | | | Title | Store | Month | Amount
     a | s | 2026-08 | 1 | | b | s | 2026-08 | 2 | | | c | s | 2026-08 | 4
     a | s | 2026-08 | 8 | | | | | | | | d | s | 2026-08 | 16`,
    [9, 2, 20],
  ],
  [
    'three tables without empty columns',
    `Store | Month | Amount | Store | Month | Amount | Store | Month | Amount
     s | 2026-08 | 1 | t | 2026-08 | 2 | u | 2026-08 | 4`,
    [1, 2, 4],
  ],
  [
    'tables with other headers',
    `Title | Store | Month | Amount | | Song | Platform | Period | Net revenue
     a | s | 2026-08 | 1 | | b | s | 2026-08 | 2`,
    [1, 2],
  ],
  [
    'a short table beside a whole one',
    `Title | Amount | | Title | Store | Month | Amount
     a | 1 | | b | s | 2026-08 | 2`,
    [1, 2],
  ],
  [
    'tables that have one column in common and are not equally long',
    `Title | Store | Month | Amount | | Country | Quantity | Amount
     a | s | 2026-08 | 1 | | CN | 3 | 2
     b | s | 2026-08 | 4 | | | |`,
    [5, 2],
  ],
  [
    'a header that is further down at the right',
    `Title | Store | Month | Amount
     a | s | 2026-08 | 1
     b | s | 2026-08 | 2 | | Title | Store | Month | Amount
     c | s | 2026-08 | 4 | | d | s | 2026-08 | 8`,
    [7, 8],
  ],
  [
    'a header that is further down at the right, beside an empty row',
    `Title | Store | Month | Amount
     a | s | 2026-08 | 1
     | | | | | Title | Store | Month | Amount
     c | s | 2026-08 | 4 | | d | s | 2026-08 | 8`,
    [5, 8],
  ],
  [
    'a header with an empty cell that is further down at the right',
    `Title | Store | Month | Amount
     a | s | 2026-08 | 1
     b | s | 2026-08 | 2 | | Title | | Store | Month | Amount
     c | s | 2026-08 | 4 | | d | | s | 2026-08 | 8`,
    [7, 8],
  ],
  [
    'a header beside a row without a plain number',
    `Title | Store | Month | Amount
     a | s | Aug 2026 | $1.00
     b | s | Aug 2026 | $2.00 | | Title | Store | Month | Amount
     c | s | Aug 2026 | $4.00 | | d | s | Aug 2026 | $8.00`,
    [7, 8],
  ],
  [
    'a header that is further down at the left',
    ` | | | | | Title | Store | Month | Amount
     | | | | | d | s | 2026-08 | 8
     Title | Store | Month | Amount | | e | s | 2026-08 | 16
     a | s | 2026-08 | 1 | | | | |`,
    [1, 24],
  ],
  [
    'two tables side by side below one table',
    `Title | Store | Month | Amount
     a | s | 2026-08 | 1
     |
     Title | Store | Month | Amount | | Title | Store | Month | Amount
     b | s | 2026-08 | 2 | | c | s | 2026-08 | 4`,
    [3, 4],
  ],
  [
    'one table below two that are side by side',
    `Title | Store | Month | Amount | | Title | Store | Month | Amount
     b | s | 2026-08 | 2 | | c | s | 2026-08 | 4
     |
     Period | Platform | Song | Artist | Quantity | Country | Net revenue
     2026-08 | s | d | Lin | 1 | CN | 8`,
    [2, 8, 4],
  ],
  [
    'headers that come again on every page',
    `Title | Store | Month | Amount | | Title | Store | Month | Amount
     a | s | 2026-08 | 1 | | b | s | 2026-08 | 2
     Title | Store | Month | Amount | | Title | Store | Month | Amount
     c | s | 2026-08 | 4 | | d | s | 2026-08 | 8`,
    [5, 10],
  ],
  [
    'a table of Chinese columns beside another one',
    `歌曲名称 | 渠道 | 销售月份 | 金额 | | 歌曲名称 | 渠道 | 销售月份 | 金额
     甲 | s | 2026-08 | 1 | | 乙 | s | 2026-08 | 2`,
    [1, 2],
  ],
]

describe('whatever is side by side', () => {
  it.each(shapes)('%s: each table is listed with what it comes to', async (_, text, sums) => {
    const sheet = rows(text)
    for (const found of [await readSheets(sheet), await readText(sheet, ','), await readText(sheet, '\t')]) {
      expect(found.tables.map(({ sums: { USD } }) => Number(USD))).toEqual(sums)
      expect(found.refused).toEqual([])
    }
  })

  const amount = fc.integer({ min: -99_999, max: 99_999 }).map(units => (units / 100).toFixed(2))
  const header = fc.constantFrom(
    ['Title', 'Store', 'Month', 'Amount'],
    ['Period', 'Platform', 'Song', 'Artist', 'Net revenue'],
    ['Sale Month', 'Store', 'Artist', 'Title', 'Team Percentage', 'ISRC', 'Earnings (USD)'],
  )
  const table = fc.record({ header, amounts: fc.array(amount, { minLength: 1, maxLength: 5 }) })
  const cellOf: Record<string, string> = { Month: '2026-08', Period: '2026-08', 'Sale Month': '2026-08' }
  const rowOf = (names: readonly string[], money: string) =>
    names.map((name, at) => (at === names.length - 1 ? money : (cellOf[name] ?? 'x')))
  const block = fc.record({
    tables: fc.array(table, { minLength: 1, maxLength: 3 }),
    gap: fc.integer({ min: 1, max: 2 }),
  })
  const blockRows = ({
    tables,
    gap,
  }: {
    tables: { header: readonly string[]; amounts: string[] }[]
    gap: number
  }) => {
    const height = Math.max(...tables.map(({ amounts }) => amounts.length)) + 1
    return Array.from({ length: height }, (_, at) =>
      tables.flatMap(({ header: names, amounts }) => {
        const money = amounts[at - 1]
        const cells = at === 0 ? names : money === undefined ? names.map(() => '') : rowOf(names, money)
        return [...cells, ...Array.from({ length: gap }, () => '')]
      }),
    )
  }

  it('no amount is in none of the tables, and none is in two', { tags: ['slow'] }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(block, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        async (blocks, isText) => {
          const sheet = blocks.flatMap(blockRows)
          const found = isText ? await readText(sheet, ';') : await readSheets(sheet)
          const wanted = blocks.flatMap(({ tables }) => tables.flatMap(({ amounts }) => amounts))
          const one = { rows: found.sales.length, sums: sumsOf(found.sales) as TableSums }
          const tables = found.tables.length === 0 ? [one] : found.tables
          expect(addUp(tables.map(({ sums }) => sums.USD ?? '0'))).toBe(addUp(wanted))
          expect(tables.reduce((count, { rows: own }) => count + own, 0)).toBe(wanted.length)
          expect(found.refused).toEqual([])
        },
      ),
      { numRuns: 80 },
    )
  })
})

const wide: [string, string][] = [
  [
    'an empty column',
    `Title | Store | Month | | Country | Quantity | Amount
     a | s | 2026-08 | | CN | 3 | 1
     b | s | 2026-08 | | | | 2`,
  ],
  [
    'an empty column between every two',
    `Title | | Store | | Month | | Amount
     a | | s | | 2026-08 | | 3`,
  ],
  [
    'one name for two columns',
    `Artist | Title | Store | Month | Artist | Quantity | Amount
     Lin | a | s | 2026-08 | Various | 3 | 3`,
  ],
  [
    'one name for two columns, and two columns of money',
    `Artist | Title | Store | Month | Amount | Artist | Country | Net revenue
     Lin | a | s | 2026-08 | 9 | Various | CN | 1
     Lin | b | s | 2026-08 | 9 | Various | CN | 2`,
  ],
  [
    'two columns of money with an empty one between them, and a total below',
    `Title | Store | Month | Amount | | Country | Currency | Net revenue
     a | s | 2026-08 | 9 | | CN | USD | 1
     b | s | 2026-08 | 9 | | CN | USD | 2
     Total | | | 18 | | | |`,
  ],
  [
    'columns of notes behind an empty one',
    `Title | Store | Month | Amount | | Note | Checked by
     a | s | 2026-08 | 3 | | late | Ada`,
  ],
]

describe('one wide table', () => {
  it.each(wide)('with %s is read as one', async (_, text) => {
    const sheet = rows(text)
    for (const found of [await readSheets(sheet), await readText(sheet, ','), await readText(sheet, '\t')]) {
      expect(found.tables).toEqual([])
      expect(sumsOf(found.sales)).toEqual({ USD: '3' })
      expect(found.refused).toEqual([])
    }
  })

  it('that begins at a later column is read as one', async () => {
    const found = await readSheets(rows(' | Title | Store | Month | Amount\n | a | s | 2026-08 | 3'))
    expect([found.tables, sumsOf(found.sales)]).toEqual([[], { USD: '3' }])
  })
})

describe('the header of a known sender', () => {
  it('is that of one table', () => {
    for (const { layout, columns } of flatLayouts) {
      expect([layout, columnsOfTables(columns, rolesOf(columns), false)]).toEqual([layout, [0]])
    }
  })

  it.skipIf(!existsSync(folder))('is so in the shared samples', () => {
    const samples = readdirSync(folder).filter(
      name => /\.(csv|tsv|txt)$/.test(name) && !name.startsWith('dsr'),
    )
    expect(samples.length).toBeGreaterThan(3)
    for (const name of samples) {
      const bytes = readFileSync(`${folder}/${name}`)
      expect([name, hasTablesBeside(bytes, name.endsWith('.csv') ? ',' : '\t')]).toEqual([name, false])
    }
  })
})

describe('a line that may name a column of money', () => {
  it('is any that has one of a known sender, or one by which money is recognized', () => {
    const named = flatLayouts.flatMap(({ roles }) => roles.amount ?? [])
    const words = [
      ...[
        'Net revenue',
        'Your share',
        'Payable amount',
        'Client income',
        'Label royalties',
        'Earnings',
        'Royalty',
      ],
      ...[
        'Payout',
        'Total earned',
        'Amount due',
        'Net',
        'Revenue',
        'Amount',
        'Total',
        'Subtotal',
        '结算金额',
      ],
      ...['净收入', '收益', '金额', 'Net payable'],
    ]
    for (const name of [...named, ...words]) {
      expect([name, roleOfName(name)]).toEqual([name, 'amount'])
      expect([name, namesMoney(['x', name])]).toEqual([name, true])
      expect([name, mayNameMoney(Buffer.from(`x,${name}`).toString('latin1'))]).toEqual([name, true])
    }
    // Words by which money is recognized that are in none of these would be overlooked.
    for (const pattern of columnWords.amount)
      expect(words.some(word => pattern.test(word.toLowerCase()))).toBe(true)
  })
})
