// Workbooks with several sheets, and sheets with several tables: every row is in one of them, and each table says what it comes to.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buildSheets,
  numberCell as number,
  type SheetCell,
  textCell as text,
  type WantedSheet,
} from '../../../../testing/build-workbook'
import { readSalesReport, sourceOf, sumsOf } from '../../../../testing/read-sales-report'
import { unpackReport } from '../unpack/unpack-report'
import { addUp } from './exact-sum'
import type { TableSums } from './report-table'

const names = ['Sale Month', 'Store', 'Artist', 'Title', 'Team Percentage', 'ISRC', 'UPC', 'Earnings (USD)']
const header = names.map(text)
const sale = (money: string, changes: { month?: string; store?: string; title?: string } = {}) => [
  ...[text(changes.month ?? '2026-08'), text(changes.store ?? 'Spotify'), text('Lin')],
  ...[text(changes.title ?? 'Night sailing'), number('100'), text('CNT012600001'), text('')],
  number(money),
]
const otherHeader = ['Period', 'Platform', 'Song', 'Artist', 'Net Revenue', 'Currency'].map(text)
const otherSale = (money: string) => [
  ...[text('2026-08'), text('Deezer'), text('Night sailing'), text('Lin'), number(money), text('EUR')],
]

async function read(...sheets: (Omit<WantedSheet, 'name'> & { name?: string })[]) {
  const named = sheets.map((sheet, index) => ({ name: `Sheet ${index + 1}`, ...sheet }))
  const [file] = await unpackReport(sourceOf('report.xlsx', buildSheets(named)))
  if (!file) throw new Error('no file')
  return readSalesReport(file, { payerCurrency: 'USD' })
}
const told = ({ tables }: Awaited<ReturnType<typeof read>>) =>
  tables.map(({ name, rows, sums, proposal }) => ({ name, rows, sums, proposal }))

describe('sheets with the same header', () => {
  it('are read together', async () => {
    const found = await read({ rows: [header, sale('1.5')] }, { rows: [header, sale('2'), sale('0.5')] })
    expect(told(found)).toEqual([
      { name: 'Sheet 1', rows: 1, sums: { USD: '1.5' }, proposal: 'count' },
      { name: 'Sheet 2', rows: 2, sums: { USD: '2.5' }, proposal: 'count' },
    ])
    expect(sumsOf(found.sales)).toEqual({ USD: '4' })
    expect(new Set(found.sales.map(({ line }) => line)).size).toBe(3)
  })

  it('have two lines where two sheets say the same', async () => {
    const { sales } = await read(
      { rows: [header, sale('1'), sale('3')] },
      { rows: [header, sale('1'), sale('4')] },
    )
    expect(sales).toHaveLength(4)
  })

  it('write their dates in one way', async () => {
    const { sales } = await read(
      { rows: [header, sale('1', { month: '03/08/2026' })] },
      { rows: [header, sale('2', { month: '25/09/2026' })] },
    )
    expect(sales.map(({ saleMonth }) => saleMonth)).toEqual(['2026-08', '2026-09'])
  })
})

describe('sheets with other headers', () => {
  it('are each detected', async () => {
    const found = await read({ rows: [header, sale('1.5')] }, { rows: [otherHeader, otherSale('2.5')] })
    expect(sumsOf(found.sales)).toEqual({ USD: '1.5', EUR: '2.5' })
  })

  it('are named when they are hidden, and a sheet without data is no sheet', async () => {
    const found = await read(
      { rows: [header, sale('1')] },
      { rows: [otherHeader, otherSale('2')], isHidden: true },
      { rows: [[text('')]] },
    )
    expect(found.tables.map(({ isHidden }) => isHidden)).toEqual([false, true])
  })

  it('are named with their rows where nothing can be read as sales', async () => {
    const found = await read({ rows: [[text('Statement of August')]] }, { rows: [header, sale('1')] })
    expect(told(found)).toEqual([
      { name: 'Sheet 1', rows: expect.any(Number), sums: {}, proposal: 'leave' },
      { name: 'Sheet 2', rows: 1, sums: { USD: '1' }, proposal: 'count' },
    ])
  })
})

describe('a summary', () => {
  const details = [
    { rows: [header, sale('1.5'), sale('0.25', { store: 'Deezer' })] },
    { rows: [header, sale('2', { store: 'Tidal' }), sale('0.25', { store: 'Deezer' })] },
  ]
  const proposals = async (...sheets: Parameters<typeof read>) =>
    (await read(...sheets)).tables.map(({ proposal, totalsOf }) => [proposal, totalsOf])

  it('is a sheet that comes to the same as one other', async () => {
    const summary = { rows: [['Store', 'Earnings (USD)'].map(text), [text('All'), number('1.75')]] }
    expect(await proposals(summary, ...details)).toEqual([
      ['summary', [1]],
      ['count', []],
      ['count', []],
    ])
  })

  it('is a sheet that comes to the same as several others together, whatever is below it', async () => {
    const rows = [
      ['Store', 'Earnings (USD)'].map(text),
      [text('Spotify'), number('1.5')],
      [text('Other'), number('2.5')],
      [text('Total'), number('4')],
    ]
    expect(await proposals(...details, { rows })).toEqual([
      ['count', []],
      ['count', []],
      ['summary', [0, 1]],
    ])
  })

  it('is a sheet in the same form, too', async () => {
    expect(await proposals(...details, { rows: [header, sale('4', { title: 'All' })] })).toEqual([
      ['count', []],
      ['count', []],
      ['summary', [0, 1]],
    ])
  })

  it('is a sheet whose rows are totals of another by store, although some are left out', async () => {
    const long = {
      rows: [
        header,
        ...['Spotify', 'Deezer', 'Tidal'].flatMap(store => [sale('1.1', { store }), sale('0.2', { store })]),
        sale('0.7', { store: 'Pandora' }),
      ],
    }
    const rows = [
      ['Store', 'Earnings (USD)'].map(text),
      [text('Spotify'), number('1.3')],
      [text('Pandora'), number('0.7')],
    ]
    expect(await proposals(long, { rows })).toEqual([
      ['count', []],
      ['summary', [0]],
    ])
  })

  it('may be rounded', async () => {
    const long = { rows: [header, sale('1.33331'), sale('1.33332')] }
    const rows = [['Store', 'Earnings (USD)'].map(text), [text('Spotify'), number('2.67')]]
    expect((await proposals(long, { rows }))[1]).toEqual(['summary', [0]])
  })

  it('is none where the sums differ', async () => {
    expect(await proposals(...details, { rows: [header, sale('4.01')] })).toEqual([
      ['count', []],
      ['count', []],
      ['count', []],
    ])
  })
})

describe('several tables on one sheet', () => {
  it('are each detected, with what is between them', async () => {
    const rows = [
      header,
      sale('1.5'),
      [text('')],
      [text('Neighbouring rights')],
      otherHeader,
      otherSale('2.5'),
    ]
    const found = await read({ rows })
    expect(told(found)).toEqual([
      { name: 'Sheet 1', rows: 1, sums: { USD: '1.5' }, proposal: 'count' },
      { name: 'Sheet 1 (2)', rows: 1, sums: { EUR: '2.5' }, proposal: 'count' },
    ])
    expect(sumsOf(found.sales)).toEqual({ USD: '1.5', EUR: '2.5' })
  })

  it('are found in front of a known header, too', async () => {
    const found = await read({ rows: [otherHeader, otherSale('2.5'), [text('')], header, sale('1.5')] })
    expect(sumsOf(found.sales)).toEqual({ USD: '1.5', EUR: '2.5' })
  })

  it('are each found where several are in front of a known header', async () => {
    const third = ['Title', 'Store', 'Month', 'Amount'].map(text)
    const thirdSale = [...['Night sailing', 'Tidal', '2026-08'].map(text), number('0.25')]
    const rows = [third, thirdSale, otherHeader, otherSale('2.5'), header, sale('1.5')]
    const found = await read({ rows })
    expect(told(found).map(({ rows: count, sums }) => [count, sums])).toEqual([
      [1, { USD: '0.25' }],
      [1, { EUR: '2.5' }],
      [1, { USD: '1.5' }],
    ])
  })

  it('are found in a text file', async () => {
    const line = (cells: SheetCell[]) =>
      cells.map(({ xml }) => /<(?:t|v)>(.*)<\/(?:t|v)>/.exec(xml)?.[1] ?? '').join('\t')
    const found = await readSalesReport(
      [header, sale('1.5'), [], otherHeader, otherSale('2.5')].map(line).join('\n'),
      { payerCurrency: 'USD' },
    )
    expect(sumsOf(found.sales)).toEqual({ USD: '1.5', EUR: '2.5' })
  })
})

describe('whatever sheets a workbook has', () => {
  const amount = fc.integer({ min: -99_999, max: 99_999 }).map(units => (units / 100).toFixed(2))
  const block = fc.record({
    isOther: fc.boolean(),
    amounts: fc.array(amount, { minLength: 1, maxLength: 6 }),
  })
  const sheet = fc.array(block, { minLength: 1, maxLength: 2 })

  it('no amount is in none of the tables, and none is in two', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(sheet, { minLength: 1, maxLength: 4 }), async sheets => {
        const rowsOf = ({ isOther, amounts }: { isOther: boolean; amounts: string[] }) => [
          isOther ? otherHeader : header,
          ...amounts.map(money => (isOther ? otherSale(money) : sale(money))),
        ]
        const found = await read(...sheets.map(blocks => ({ rows: blocks.flatMap(rowsOf) })))
        const all = sheets.flat()
        const whole = { sums: sumsOf(found.sales), rows: found.sales.length }
        const tables = found.tables.length === 0 ? [whole] : found.tables
        for (const [currency, isOther] of [
          ['USD', false],
          ['EUR', true],
        ] as const) {
          const wanted = all.filter(one => one.isOther === isOther).flatMap(({ amounts }) => amounts)
          expect(addUp(tables.map(({ sums }) => (sums as TableSums)[currency] ?? '0'))).toBe(addUp(wanted))
        }
        expect(tables.reduce((count, { rows }) => count + rows, 0)).toBe(
          all.reduce((count, { amounts }) => count + amounts.length, 0),
        )
      }),
      { numRuns: 60 },
    )
  })
})
