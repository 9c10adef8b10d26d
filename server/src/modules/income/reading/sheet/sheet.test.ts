// Workbooks as spreadsheet programs save them: joined cells, numbers that are dates, formulas with and without a value.
import { describe, expect, it } from 'vitest'
import {
  buildWorkbook,
  type SheetCell as Cell,
  formulaCell as formula,
  emptyCell as nothing,
  numberCell as number,
  textCell as text,
} from '../../../../testing/build-workbook'
import { readSalesReport, sourceOf } from '../../../../testing/read-sales-report'
import { unpackReport } from '../unpack/unpack-report'

const names = ['Sale Month', 'Store', 'Artist', 'Title', 'Team Percentage', 'ISRC', 'UPC', 'Earnings (USD)']
const isrc = 'CNT012600001'

async function read({ rows, ...more }: Parameters<typeof buildWorkbook>[0]) {
  const xlsx = buildWorkbook({ rows: [names.map(text), ...rows], ...more })
  const [file] = await unpackReport(sourceOf('report.xlsx', xlsx))
  if (!file) throw new Error('no file')
  return readSalesReport(file)
}

const sale = (changes: Partial<Record<'month' | 'store' | 'artist' | 'upc' | 'money', Cell>> = {}) => [
  ...[changes.month ?? text('2026-08'), changes.store ?? text('Spotify'), changes.artist ?? text('夜航')],
  ...[text('晨霧'), number('100'), text(isrc), changes.upc ?? nothing, changes.money ?? number('1.5')],
]

describe('cells that are joined downwards', () => {
  it('count for every row they stand beside, and for none behind', async () => {
    const rows = [
      sale({ store: text('Deezer') }),
      sale({ month: nothing, store: nothing }),
      sale({ month: nothing, store: nothing }),
      sale({ store: nothing, artist: nothing }),
    ]
    const { sales, refused } = await read({ rows, merged: ['A2:A4', 'B2:B4'] })
    expect(refused).toEqual([])
    expect(sales.map(({ saleMonth, store, line }) => [line, saleMonth, store])).toEqual([
      [2, '2026-08', 'Deezer'],
      [3, '2026-08', 'Deezer'],
      [4, '2026-08', 'Deezer'],
      [5, '2026-08', ''],
    ])
  })

  it('that are joined sideways are one cell, and an amount is never taken twice', async () => {
    const rows = [sale(), sale({ money: nothing })]
    const { sales, refused } = await read({ rows, merged: ['C2:D2', 'H2:H2'] })
    expect(sales.map(({ amount }) => amount)).toEqual(['1.5'])
    expect(refused).toMatchObject([{ reason: 'amountMissing', line: 3 }])
  })

  it('are no amounts, whoever joined them', async () => {
    const rows = [sale(), sale({ money: nothing })]
    const { sales, refused } = await read({ rows, merged: ['H2:H3'] })
    expect(sales.map(({ amount }) => amount)).toEqual(['1.5'])
    expect(refused).toMatchObject([{ reason: 'amountMissing', line: 3 }])
  })
})

describe('names in a sheet', () => {
  it('are what the file says, also where every object of the language has something by that name', async () => {
    const named = { xml: 't="inlineStr"><is><t>Rock &amp; &toString; &valueOf;</t></is>' }
    const { sales } = await read({ rows: [sale({ artist: named }), sale({ artist: text('__proto__') })] })
    expect(sales.map(({ artist }) => artist)).toEqual(['Rock & &toString; &valueOf;', '__proto__'])
  })
})

describe('numbers in a sheet', () => {
  it.each([
    ['a day', number('46266', 'day'), false, '2026-09'],
    ['a day with a time', number('46266.75', 'day'), false, '2026-09'],
    ['a month by a form of its own', number('46235', 'month'), false, '2026-08'],
    ['a day counted from 1904', number('44804', 'day'), true, '2026-09'],
  ])('are dates where their form says so: %s', async (_, month, is1904, expected) => {
    const { sales } = await read({ rows: [sale({ month })], is1904 })
    expect(sales).toMatchObject([{ saleMonth: expected }])
  })

  it('are none where it does not', async () => {
    const { sales, refused } = await read({
      rows: [sale({ month: number('46266') }), sale({ money: number('46266', 'worded') })],
    })
    expect(refused).toMatchObject([{ reason: 'noSuchMonth', cell: '46266', line: 2 }])
    expect(sales).toMatchObject([{ amount: '46266', line: 3 }])
  })

  it('are amounts as they were typed, to the last place', async () => {
    const typed = [
      '4.8123000000000003E-3',
      '1E-7',
      '-0.30000000000000004',
      '123456789.01234567',
      '1.1000000000000001',
    ]
    const { sales } = await read({ rows: typed.map(value => sale({ money: number(value) })) })
    expect(sales.map(({ amount }) => amount)).toEqual([
      ...['0.0048123', '0.0000001', '-0.30000000000000004', '123456789.01234567', '1.1'],
    ])
  })
})

describe('formulas', () => {
  it('are what was computed last; without that the line is refused, and says what stands there', async () => {
    const rows = [
      sale({ money: formula('H9*2', '2.5') }),
      sale({ money: formula('H9*2') }),
      sale({ month: formula('TODAY()') }),
      sale({ artist: formula('"x"') }),
    ]
    const { sales, refused } = await read({ rows })
    expect(sales).toMatchObject([{ amount: '2.5', line: 2 }])
    expect(refused).toMatchObject([
      {
        reason: 'formulaWithoutValue',
        line: 3,
        column: 'Earnings (USD)',
        cell: expect.stringContaining('H9*2'),
      },
      { reason: 'formulaWithoutValue', line: 4, column: 'Sale Month' },
      { reason: 'formulaWithoutValue', line: 5, column: 'Artist' },
    ])
  })

  it('that failed are no amounts', async () => {
    const { refused } = await read({ rows: [sale({ money: { xml: 't="e"><f>A1/0</f><v>#DIV/0!</v>' } })] })
    expect(refused).toMatchObject([{ reason: 'amountNotANumber', cell: '#DIV/0!' }])
  })
})

it('a barcode that a sheet shows as 8,44216E+11 is stored with all its digits', async () => {
  const { sales } = await read({
    rows: [sale({ upc: number('844216000001') }), sale({ upc: text('8,44216E+11') })],
  })
  expect(sales).toMatchObject([
    { upc: '844216000001', notes: [] },
    { upc: '', notes: ['barcodeDropped'] },
  ])
})
