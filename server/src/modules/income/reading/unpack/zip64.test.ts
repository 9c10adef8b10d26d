// ZIP64: what programs write when an archive, or a file in it, may grow beyond four gigabytes, also when it did not.
import { describe, expect, it } from 'vitest'
import { buildZip64 } from '../../../../testing/build-sheet'
import { readSalesReport, sourceOf } from '../../../../testing/read-sales-report'
import { unpackReport } from './unpack-report'

const report = 'Sale Month\tStore\tTitle\tISRC\tEarnings (EUR)\n2026-09\tSpotify\tSong\tCNT012600001\t1.50\n'

async function amounts(zip: Buffer) {
  const files = await unpackReport(sourceOf('report.zip', zip))
  const read = await Promise.all(files.map(file => readSalesReport(file)))
  return read.flatMap(({ sales }) => sales.map(({ amount }) => amount))
}

describe('an archive in ZIP64', () => {
  it('is read like any other', async () => {
    expect(await amounts(buildZip64({ 'a.tsv': report, 'b.tsv': report.replace('1.50', '2') }))).toEqual([
      '1.5',
      '2',
    ])
  })

  it.each([
    ['says that its list lies behind its end', { listAt: 2n ** 40n }],
    ['says that its list is longer than anything', { listSize: 2n ** 62n }],
    ['has no end of its own', { endAt: 7n }],
    ['says that its end lies behind it', { endAt: 2n ** 63n }],
    ['says that a file lies behind its end', { fileAt: 2n ** 50n }],
    ['says that a file is larger than anything', { fileSize: 2n ** 60n }],
  ])('is refused when it %s', async (_, lies) => {
    await expect(amounts(buildZip64({ 'a.tsv': report }, lies))).rejects.toMatchObject({
      reason: expect.stringMatching(/^archive(Broken|TooLarge|TooManyFiles)$/),
    })
  })
})
