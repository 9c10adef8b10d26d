import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { buildZip } from '../../../../testing/build-sheet'
import { readSalesReport, sourceOf } from '../../../../testing/read-sales-report'
import { unpackLimits } from './unpack-limits'
import { unpackReport } from './unpack-report'

const report =
  'Sale Month\tStore\tTitle\tTeam Percentage\tISRC\tEarnings (EUR)\n2026-09\tSpotify\tSong\t100\tCNT012600001\t1.50\n'
const unpack = (bytes: Buffer, limits = unpackLimits) => unpackReport(sourceOf('report', bytes), limits)
const sha256 = createHash('sha256').update(report).digest('hex')

async function drain(bytes: Buffer, limits = unpackLimits) {
  for (const file of await unpack(bytes, limits)) for await (const _ of file.open());
}

describe('an upload', () => {
  it.each([
    ['plain', Buffer.from(report)],
    ['gzip', gzipSync(report)],
    ['zip', buildZip({ 'a/report.tsv': report, '__MACOSX/._report.tsv': 'x' })],
  ])('gives the same report: %s', async (_, bytes) => {
    const [file, ...others] = await unpack(bytes)
    if (!file) throw new Error('no file')
    const { outcome, sales } = await readSalesReport(file)
    expect([others, outcome.sha256, sales]).toMatchObject([[], sha256, [{ amount: '1.5', currency: 'EUR' }]])
  })

  it.each([
    ['archiveOddName', { '../a.csv': 'x' }],
    ['archiveOddName', { '/a.csv': 'x' }],
    ['archiveOddName', { 'a\\b.csv': 'x' }],
    ['archiveNested', { 'a.zip': 'x' }],
    ['archiveNested', { 'a.csv': gzipSync('x') }],
    ['archiveEmpty', { 'folder/': '' }],
  ])('is refused: %s', async (reason, files) => {
    await expect(drain(buildZip(files as Record<string, string>))).rejects.toMatchObject({ reason })
  })

  it('is stopped while it unfolds to far more than it is', async () => {
    const zeros = Buffer.alloc(60_000_000)
    await expect(drain(gzipSync(zeros))).rejects.toMatchObject({ reason: 'archiveRatio' })
    await expect(drain(buildZip({ 'a.csv': zeros }))).rejects.toMatchObject({ reason: 'archiveRatio' })
    const small = { ...unpackLimits, bytes: 1_000_000 }
    await expect(drain(gzipSync(zeros), small)).rejects.toMatchObject({ reason: 'archiveTooLarge' })
  })

  it('is refused when it is damaged or cut off', async () => {
    const bytes = gzipSync(report)
    await expect(drain(bytes.subarray(0, 40))).rejects.toMatchObject({ reason: 'archiveBroken' })
    const zip = buildZip({ 'a.csv': report })
    await expect(drain(zip.fill(0, 45, 60))).rejects.toMatchObject({ reason: 'archiveBroken' })
  })

  it('that is a sheet gives numbers as they were typed, whatever it stores for them', async () => {
    const cells = (row: string[], number: number) =>
      `<row r="${number}">${row.map((cell, at) => `<c r="${'ABCDEFG'[at]}${number}" ${cell}</c>`).join('')}</row>`
    const text = (words: string) => `t="inlineStr"><is><t>${words}</t></is>`
    const names = ['Sale Month', 'Store', 'Title', 'Team Percentage', 'ISRC', 'UPC', 'Earnings (USD)'].map(
      text,
    )
    const row = (upc: string, money: string) => [
      's="1"><v>46266</v>',
      text('Spotify'),
      text('夜航'),
      '><v>100</v>',
      text(''),
      upc,
      money,
    ]
    const xlsx = buildZip({
      '[Content_Types].xml': '<Types/>',
      'xl/workbook.xml':
        '<workbook><sheets><sheet name="notes" r:id="r1"/><sheet name="data" r:id="r2"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="r1" Target="worksheets/a.xml"/><Relationship Id="r2" Target="worksheets/b.xml"/></Relationships>',
      'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
      'xl/worksheets/a.xml': `<worksheet><sheetData>${cells([text('Note &amp; more')], 1)}</sheetData></worksheet>`,
      'xl/worksheets/b.xml': `<worksheet><sheetData>${cells([text('A title')], 1)}${cells(names, 3)}${[
        row('><v>8.44216000001E+11</v>', '><v>4.8123000000000003E-3</v>'),
        row('><v>844216000001</v>', '><f>A1*2</f>'),
        row('><v>844216000001</v>', '><f>A1*2</f><v>2.5</v>'),
      ]
        .map((own, index) => cells(own, index + 4))
        .join('')}</sheetData></worksheet>`,
    })
    const [file] = await unpack(xlsx)
    if (!file) throw new Error('no file')
    const { sales, refused, findings, outcome } = await readSalesReport(file)
    expect(findings).toMatchObject({ headerLine: { value: 3 }, encoding: { value: 'xlsx' } })
    expect(sales).toMatchObject([
      // Behind the line of the sheet before it.
      { saleMonth: '2026-09', upc: '844216000001', amount: '0.0048123', line: 5 },
      { amount: '2.5' },
    ])
    expect(refused).toMatchObject([{ reason: 'formulaWithoutValue', line: 6 }])
    expect(outcome.sha256).toBe(createHash('sha256').update(xlsx).digest('hex'))
    const packed = [
      ...(await unpack(buildZip({ 'a/report.xlsx': xlsx }))),
      ...(await unpackReport(sourceOf('report.xlsx.gz', gzipSync(xlsx)))),
    ]
    expect(packed).toHaveLength(2)
    for (const inner of packed) {
      const same = await readSalesReport(inner)
      expect(same.sales).toEqual(sales)
      expect(same.outcome.sha256).toBe(outcome.sha256)
    }
  })

  it('may hold workbooks, but no other archive that is called one', async () => {
    const [file] = await unpack(buildZip({ 'a.xlsx': buildZip({ 'b.csv': report }) }))
    if (!file) throw new Error('no file')
    await expect(readSalesReport(file)).rejects.toMatchObject({ reason: 'archiveNested' })
  })
})
