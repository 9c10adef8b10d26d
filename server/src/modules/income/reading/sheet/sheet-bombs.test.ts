// Small workbooks that unfold to far more than they are: into rows, into texts that cells share, into cells that are joined.
import { describe, expect, it } from 'vitest'
import { buildZip } from '../../../../testing/build-sheet'
import { readSalesReport, sourceOf } from '../../../../testing/read-sales-report'
import { sampled } from '../../../../testing/sampled'
import { longestLine } from '../split-lines'
import { unpackLimits } from '../unpack/unpack-limits'
import { unpackReport } from '../unpack/unpack-report'
import { readRows } from './read-rows'

interface Parts {
  sheet: string
  shared?: string
  workbook?: string
  /** Which sheet lies where. */
  links?: string
  others?: Record<string, string>
}

const ownLink = '<Relationship Id="r1" Target="worksheets/a.xml"/>'
const bookOf = ({ sheet, shared, workbook, links = ownLink, others = {} }: Parts) =>
  buildZip({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': workbook ?? '<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships>${links}</Relationships>`,
    ...(shared === undefined ? {} : { 'xl/sharedStrings.xml': `<sst>${shared}</sst>` }),
    'xl/worksheets/a.xml': `<worksheet>${sheet}</worksheet>`,
    ...others,
  })

/** As if everything packed well because it is a large report: only what stands in the sheet may stop it. */
const anyRatio = { ...unpackLimits, ratio: Number.POSITIVE_INFINITY }

async function fileOf(parts: Parts, limits = unpackLimits) {
  const book = bookOf(parts)
  expect(book.length).toBeLessThan(400_000)
  const [file] = await unpackReport(sourceOf('report.xlsx', book, 65_536), limits)
  if (!file?.openSheets) throw new Error('no table')
  return { ...file, openSheets: file.openSheets }
}

async function drain(parts: Parts, limits = unpackLimits) {
  const { openSheets } = await fileOf(parts, limits)
  const sizes: number[] = []
  for await (const piece of openSheets(() => {})) sizes.push(piece.length)
  return { size: sizes.reduce((sum, size) => sum + size, 0), largest: Math.max(...sizes) }
}

/** Each of them unfolds into a hundred megabytes or a million parts. */
const large = sampled(['rows', 'empty texts', 'a text without end', 'sheets'], 1)
const ifTried = (name: (typeof large)[number]) => it.runIf(large.includes(name))

const sheetOf = (rows: string) => `<sheetData>${rows}</sheetData>`
const mostRows = 1_048_576
const row = '<row><c><v>1</v></c></row>'

describe('rows without number', () => {
  it('are stopped while they unfold', async () => {
    const soon = { ...unpackLimits, ratioFrom: 1_000_000 }
    const failed = drain({ sheet: sheetOf(row.repeat(100_000)) }, soon)
    await expect(failed).rejects.toMatchObject({ reason: 'archiveRatio' })
  })

  ifTried('rows')('are no more than a sheet has, however well they pack', async () => {
    const full = await drain({ sheet: sheetOf(row + '<row/>'.repeat(mostRows - 1)) }, anyRatio)
    // The end of each row, and the one value.
    expect(full).toMatchObject({ size: mostRows + 1 })
    expect(full.largest).toBeLessThan(200_000)
    const failed = drain({ sheet: sheetOf(row + '<row/>'.repeat(mostRows)) }, anyRatio)
    await expect(failed).rejects.toMatchObject({ reason: 'sheetTooLarge' })
  })
})

describe('texts that cells share', () => {
  ifTried('empty texts')('are no more than memory should hold, also where they are empty', async () => {
    const failed = drain({ sheet: sheetOf(row), shared: '<si/>'.repeat(4 * mostRows + 1) }, anyRatio)
    await expect(failed).rejects.toMatchObject({ reason: 'sheetTooLarge' })
  })

  ifTried('a text without end')('are stopped before the first of them ends', { tags: ['slow'] }, async () => {
    const shared = `<si>${`<r><t>${'x'.repeat(1_000_000)}</t></r>`.repeat(101)}`
    // Never closed: an end that does not come is waited for in vain.
    await expect(drain({ sheet: sheetOf(row), shared }, anyRatio)).rejects.toMatchObject({
      reason: 'sheetTooLarge',
    })
  })

  const shared = `<si><t>${'x'.repeat(30_000)}</t></si>`
  const repeated = (cells: number, rows: number) =>
    sheetOf(`<row>${'<c t="s"><v>0</v></c>'.repeat(cells)}</row>`.repeat(rows))

  it('are not written out a million times', async () => {
    const failed = drain({ sheet: repeated(20, 1000), shared })
    await expect(failed).rejects.toMatchObject({ reason: 'archiveRatio' })
  })

  it('come a few rows at a time', async () => {
    const { size, largest } = await drain({ sheet: repeated(20, 100), shared }, anyRatio)
    expect(size).toBe(100 * 20 * 30_001)
    expect(largest).toBeLessThan(2 * longestLine)
    const book = { sheets: [], is1904: false, isDate: [], shared: ['x'.repeat(30_000)] }
    async function* bytes() {
      yield Buffer.from(repeated(20, 100))
    }
    for await (const rows of readRows(bytes(), book)) {
      const held = rows.flatMap(({ cells }) => cells).reduce((sum, cell) => sum + cell.length, 0)
      expect(held).toBeLessThan(2 * longestLine)
    }
  })
})

describe('a row that is too long', () => {
  const names = ['Sale Month', 'Store', 'Title', 'ISRC', 'Earnings (USD)']
  const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const saleOf = (title: string) =>
    `<row>${['2026-08', 'Spotify', title, 'CNT012600001', '1.5'].map(inline).join('')}</row>`
  const head = `<row>${names.map(inline).join('')}</row>`

  it.each([
    ['one text', 'x'.repeat(1_500_000)],
    ['many pieces of text', `${'x'.repeat(1000)}<!-- -->`.repeat(50_000)],
    ['lines within a cell', '\n"'.repeat(800_000)],
  ])('is refused as every such line, and the others are read: %s', async (_, title) => {
    const sheet = sheetOf(head + saleOf('Mist') + saleOf(title) + saleOf('Mist'))
    const { sales, refused } = await readSalesReport(await fileOf({ sheet }, anyRatio))
    expect(sales.map(({ line, amount }) => [line, amount])).toEqual([
      [2, '1.5'],
      [4, '1.5'],
    ])
    expect(refused).toMatchObject([{ reason: 'lineTooLong', line: 3 }])
  })

  it('is so by what its cells hold together', async () => {
    const cell = '<c t="s"><v>0</v></c>'
    const sheet = sheetOf(`${head}<row>${cell.repeat(60)}</row>${saleOf('Mist')}`)
    const shared = `<si><t>${'x'.repeat(30_000)}</t></si>`
    const { sales, refused } = await readSalesReport(await fileOf({ sheet, shared }, anyRatio))
    expect([sales, refused]).toMatchObject([[{ line: 3 }], [{ reason: 'lineTooLong', line: 2 }]])
  })
})

describe('cells that are joined', () => {
  it('too many times make a sheet that is not read, rather than one with holes', async () => {
    const merged = `<mergeCells>${'<mergeCell ref="A1:A9"/>'.repeat(200_001)}</mergeCells>`
    await expect(drain({ sheet: sheetOf(row) + merged }, anyRatio)).rejects.toMatchObject({
      reason: 'sheetTooLarge',
    })
  })

  it('cost no more than the sheet has columns, however often they are named', async () => {
    const rows = `<row r="1"><c r="A1" t="str"><v>a</v></c></row>${'<row/>'.repeat(200_000)}`
    const merged = `<mergeCells>${'<mergeCell ref="A1:A200001"/>'.repeat(200_000)}</mergeCells>`
    expect(await drain({ sheet: sheetOf(rows) + merged }, anyRatio)).toMatchObject({ size: 400_002 })
  })

  it('do not repeat a text without end', async () => {
    const columns = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
    const cells = columns.map(column => `<c r="${column}1" t="str"><v>${'x'.repeat(1000)}</v></c>`).join('')
    const merged = columns.map(column => `<mergeCell ref="${column}1:${column}900000"/>`).join('')
    const sheet = `${sheetOf(`<row r="1">${cells}</row>${'<row/>'.repeat(5000)}`)}<mergeCells>${merged}</mergeCells>`
    await expect(drain({ sheet })).rejects.toMatchObject({ reason: 'archiveRatio' })
  })
})

it('a number without end is no number, and nobody waits for it', async () => {
  const value = `1${'0'.repeat(500_000)}1`
  const sheet = sheetOf(`<row><c><v>${value}</v></c></row>`)
  expect(await drain({ sheet }, anyRatio)).toMatchObject({ size: value.length + 1 })
})

describe('sheets', () => {
  const named = '<sheet name="a" r:id="r1"/>'
  const workbook = (sheets: string) => `<workbook><sheets>${sheets}</sheets></workbook>`

  it('that are named many times are looked at once', async () => {
    const few = { ...anyRatio, bytes: 300_000 }
    const sheet = sheetOf(row) + '<x/>'.repeat(5000)
    expect(await drain({ sheet, workbook: workbook(named.repeat(10_000)) }, few)).toEqual({
      ...{ size: 2, largest: 2 },
    })
  })

  ifTried('sheets')('are a thousand at most, and what lists them is no bomb either', async () => {
    const reason = 'sheetTooLarge'
    const sheets = Array.from({ length: 1001 }, (_, index) => `<sheet r:id="s${index}"/>`).join('')
    const links = Array.from(
      { length: 1001 },
      (_, index) => `<Relationship Id="s${index}" Target="${index}"/>`,
    )
    const book = { sheet: sheetOf(row), workbook: workbook(sheets), links: links.join('') }
    await expect(drain(book, anyRatio)).rejects.toMatchObject({ reason })
    const long = { sheet: sheetOf(row), workbook: workbook(named.repeat(1_500_000)) }
    await expect(drain(long, anyRatio)).rejects.toMatchObject({ reason })
  })

  it('may each be small: together they are held against the limit', async () => {
    const numbers = Array.from({ length: 50 }, (_, index) => index)
    const others = Object.fromEntries(numbers.map(at => [`xl/${at}`, `<x>${'<y/>'.repeat(50_000)}</x>`]))
    const book = {
      ...{ sheet: sheetOf(row), others },
      workbook: workbook(numbers.map(at => `<sheet r:id="s${at}"/>`).join('')),
      links: numbers.map(at => `<Relationship Id="s${at}" Target="${at}"/>`).join(''),
    }
    const small = { ...anyRatio, bytes: 1_000_000 }
    await expect(drain(book, small)).rejects.toMatchObject({ reason: 'archiveTooLarge' })
  })
})
