import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import exceljs from 'exceljs'
import { describe, expect, it, vi } from 'vitest'
import { sheetText } from './sheet-cells'
import type { Column } from './table'
import { writeSheetXml } from './write-sheet-xml'
import { writeXlsx } from './write-xlsx'

async function* batches<Row>(...all: Row[][]) {
  yield* all
}

async function bookOf(file: Buffer) {
  const book = new exceljs.Workbook()
  await book.xlsx.load(file as unknown as ArrayBuffer)
  return book
}

async function sheetOf<Row>(columns: Column<Row>[], ...rows: Row[]) {
  const file = await buffer(writeXlsx({ title: '收益', columns, rows: batches(rows) }))
  const sheet = (await bookOf(file)).worksheets[0]
  if (!sheet) throw new Error('no sheet')
  return { sheet, cell: (row: number, column = 1) => sheet.getRow(row).getCell(column) }
}

const text = (value: string): Column<unknown> => ({ heading: 'T', kind: 'text', value: () => value })

describe('a workbook', () => {
  it('has bold headings that stay in sight, and columns wide enough for them', async () => {
    const { sheet, cell } = await sheetOf(
      [{ ...text('夜航'), heading: '渠道支付（分成前）的金额，以渠道币种计' }],
      1,
    )
    expect(sheet.name).toBe('收益')
    expect(cell(1).value).toBe('渠道支付（分成前）的金额，以渠道币种计')
    expect(cell(1).font?.bold).toBe(true)
    expect(cell(2).font?.bold).toBeFalsy()
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 })
    expect(sheet.getColumn(1).width).toBeGreaterThan(36)
  })

  it('keeps text as text: codes, formulas, Chinese, markup', async () => {
    for (const value of [
      '123456789012345678',
      '0012',
      '=1+1',
      '-5',
      '夜航 🎵',
      '<a & "b">',
      ' a  b ',
      'two\nlines',
    ]) {
      const { cell } = await sheetOf([text(value)], 1)
      expect([cell(2).value, cell(2).type]).toEqual([value, exceljs.ValueType.String])
      expect(cell(2).numFmt).toBe('@')
    }
  })

  it('survives letters that XML cannot hold', async () => {
    const { cell } = await sheetOf([text('bell\u0007, half\ud83d, line\r\nend\r')], 1)
    expect(cell(2).value).toBe('bell, half\ufffd, line\nend\n')
  })

  it('keeps what Excel would take for a letter by its number', () => {
    expect(sheetText('_x0041_ _x_ x0041')).toBe('_x005F_x0041_ _x_ x0041')
  })

  it('cuts what is longer than a cell may be, and never within a letter', async () => {
    const { cell } = await sheetOf(
      [text('a'.repeat(32_767)), text('b'.repeat(32_768)), text(`${'c'.repeat(32_765)}🎵🎵`)],
      1,
    )
    expect(cell(2, 1).value).toBe('a'.repeat(32_767))
    expect(cell(2, 2).value).toBe(`${'b'.repeat(32_766)}…`)
    expect(cell(2, 3).value).toBe(`${'c'.repeat(32_765)}…`)
  })

  it('writes amounts digit by digit, with the decimals of their currency', async () => {
    const amounts = [
      ['-36.24', 'CNY', '-36.24', '#,##0.00'],
      ['1284.5', 'USD', '1284.50', '#,##0.00'],
      ['-1284.00', 'JPY', '-1284', '#,##0'],
      ['5', 'KRW', '5', '#,##0'],
      ['123456789012345.67', 'CNY', '123456789012345.67', '#,##0.00'],
      ['0.004375', 'USD', '0.004375', '#,##0.000000'],
    ] as const
    const column: Column<(typeof amounts)[number]> = {
      heading: 'A',
      kind: 'money',
      value: ([amount, currency]) => ({ amount, currency }),
    }
    const { cell } = await sheetOf([column], ...amounts)
    const parts: string[] = []
    for await (const part of writeSheetXml([column], batches([...amounts]))) parts.push(part)
    const xml = parts.join('')
    for (const [place, [, , written, format]] of amounts.entries()) {
      expect(xml).toContain(`<v>${written}</v>`)
      expect(cell(place + 2).numFmt).toBe(format)
      expect(cell(place + 2).value).toBe(Number(written))
    }
  })

  it('has counts, days and moments that a spreadsheet reckons with', async () => {
    const { cell } = await sheetOf(
      [
        { heading: 'N', kind: 'number', value: () => -9204 },
        { heading: 'D', kind: 'date', value: () => '2026-11-16' },
        { heading: 'At', kind: 'time', value: () => new Date('2026-11-16T20:30:00Z') },
        { heading: 'Old', kind: 'date', value: () => '1899-12-31' },
        { heading: 'Nothing', kind: 'number', value: () => null },
      ],
      1,
    )
    expect(cell(2, 1).value).toBe(-9204)
    expect(cell(2, 2).value).toEqual(new Date('2026-11-16T00:00:00Z'))
    expect(cell(1, 3).value).toBe('At (UTC+8)')
    expect(cell(2, 3).value).toEqual(new Date('2026-11-17T04:30:00Z'))
    expect(cell(2, 4).value).toBe('1899-12-31')
    expect(cell(2, 5).value).toBeNull()
  })

  it('goes on in another sheet when one is full, with its headings again', async () => {
    const column: Column<number> = { heading: 'N', kind: 'number', value: row => row }
    const rows = batches([1, 2, 3], [], [4, 5, 6, 7, 8])
    const book = await bookOf(await buffer(writeXlsx({ title: 'a/b', columns: [column], rows }, 3)))
    const shown = book.worksheets.map(({ name, rowCount, getCell }, place) => [
      name,
      rowCount,
      getCell.call(book.worksheets[place], 'A1').value,
      getCell.call(book.worksheets[place], 'A2').value,
    ])
    expect(shown).toEqual([
      ['a b', 4, 'N', 1],
      ['a b 2', 4, 'N', 4],
      ['a b 3', 3, 'N', 7],
    ])
  })

  it('without rows is still one', async () => {
    const { sheet } = await sheetOf([text('x')])
    expect(sheet.rowCount).toBe(1)
  })

  it('that cannot be finished breaks off', async () => {
    async function* broken() {
      yield [1]
      throw new Error('the database is gone')
    }
    await expect(buffer(writeXlsx({ title: 'T', columns: [text('x')], rows: broken() }))).rejects.toThrow(
      'gone',
    )
  })

  it('nobody reads any more asks for no more rows', async () => {
    const ended = vi.fn()
    let given = 0
    async function* endless() {
      try {
        for (;;) {
          given += 1
          yield Array.from({ length: 500 }, () => given)
        }
      } finally {
        ended()
      }
    }
    const columns = [
      { heading: 'N', kind: 'text', value: () => crypto.randomUUID() } satisfies Column<number>,
    ]
    const file = writeXlsx({ title: 'T', columns, rows: endless() })
    await vi.waitFor(() => expect(given).toBeGreaterThan(1))
    file.destroy()
    await vi.waitFor(() => expect(ended).toHaveBeenCalled())
  })

  it('waits for a slow reader', async () => {
    let given = 0
    async function* endless() {
      for (;;) {
        given += 1
        yield Array.from({ length: 500 }, () => given)
      }
    }
    const columns = [
      { heading: 'N', kind: 'text', value: () => crypto.randomUUID() } satisfies Column<number>,
    ]
    const file = writeXlsx({ title: 'T', columns, rows: endless() })
    await once(file, 'readable')
    await new Promise(resolve => setTimeout(resolve, 300))
    expect(given).toBeLessThan(40)
    file.destroy()
  })
})
