import { describe, expect, it } from 'vitest'
import type { Column } from './table'
import { writeCsv } from './write-csv'

async function csvOf<Row>(columns: Column<Row>[], ...rows: Row[]): Promise<string> {
  async function* batches() {
    yield rows
  }
  const parts: string[] = []
  for await (const part of writeCsv({ title: '', columns, rows: batches() })) parts.push(part)
  return parts.join('')
}

const texts = async (...cells: string[]) => {
  const columns = cells.map((_, place) => ({
    heading: 'h',
    kind: 'text' as const,
    value: (row: string[]) => row[place] ?? null,
  }))
  return (await csvOf(columns, cells)).split('\r\n').slice(1).join('\r\n')
}

describe('a file for spreadsheets', () => {
  it('begins with the mark of UTF-8 and its headings', async () => {
    expect(await csvOf([{ heading: '金额', kind: 'text', value: () => '夜航' }], 1)).toBe(
      '\ufeff"金额"\r\n"夜航"\r\n',
    )
  })

  it('keeps commas, quotes and lines within their cell', async () => {
    expect(await texts('a,b', 'say "hi"', 'two\nlines', '')).toBe('"a,b","say ""hi""","two\nlines",""\r\n')
  })

  it('holds nothing that a spreadsheet would run, also in letters of full width', async () => {
    for (const start of ['=', '+', '-', '@', '\t', '\n', '＝', '＋', '－', '＠'])
      expect(await texts(`${start}1+1`), JSON.stringify(start)).toBe(`"'${start}1+1"\r\n`)
    expect(await texts('\r1+1')).toBe(`"'\r1+1"\r\n`)
  })

  it('leaves alone what merely contains such a letter', async () => {
    expect(await texts('1-1', 'a=b', "'quoted")).toBe(`"1-1","a=b","'quoted"\r\n`)
  })

  it('leaves figures bare, also negative ones', async () => {
    const file = await csvOf(
      [
        { heading: 'n', kind: 'number', value: row => row.count },
        { heading: 'a', kind: 'money', value: row => ({ amount: row.amount, currency: row.currency }) },
      ],
      { count: -9204, amount: '-36.24', currency: 'CNY' as const },
      { count: 0, amount: '1284.5', currency: 'CNY' as const },
      { count: 7, amount: '-1284.00', currency: 'JPY' as const },
    )
    expect(file.split('\r\n').slice(1)).toEqual(['-9204,-36.24', '0,1284.50', '7,-1284', ''])
  })

  it('never passes text off as a figure', async () => {
    for (const value of ['=1+1', '1e5', '', '--', Number.NaN])
      await expect(csvOf([{ heading: 'n', kind: 'number', value: () => value }], 1)).rejects.toThrow(
        RangeError,
      )
  })

  it('writes days and moments so that they sort, and nothing for nothing', async () => {
    const at = new Date('2026-11-16T08:00:00Z')
    const file = await csvOf(
      [
        { heading: 'd', kind: 'date', value: () => '2026-11-16' },
        { heading: 't', kind: 'time', value: () => at },
        { heading: 'x', kind: 'money', value: () => null },
      ],
      1,
    )
    expect(file).toContain('"2026-11-16","2026-11-16T08:00:00.000Z",\r\n')
  })
})
