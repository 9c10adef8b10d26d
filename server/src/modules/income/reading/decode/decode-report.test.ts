// Files that are not UTF-8: western ones are windows-1252, which has letters where Latin-1 has control characters.
import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { readSalesReport } from '../../../../testing/read-sales-report'

const header = 'Sale Month,Store,Artist,Title,ISRC,Earnings (EUR)'
const fileOf = (artist: string, title: string, lines = 1) =>
  [
    header,
    ...Array.from({ length: lines }, () => `2026-08,Spotify,${artist},${title},CNT012600001,1.5`),
    '',
  ].join('\n')

describe('a western file', () => {
  it('is windows-1252: its dashes, quotes and euros are no control characters', async () => {
    const [artist, title] = ['Zoë “Žana” O’Neil', 'Œuvre – 5 €…']
    const { findings, sales } = await readSalesReport(iconv.encode(fileOf(artist, title), 'win1252'))
    expect(findings.encoding).toMatchObject({ value: 'windows-1252', isSure: false })
    expect(sales).toMatchObject([{ artist, title, amount: '1.5' }])
  })

  it('that says it is Latin-1 is read the same: what both have, both write alike', async () => {
    const [artist, title] = ['Tøilette & Café', 'Grüße an ein Mädchen']
    const { findings, sales } = await readSalesReport(iconv.encode(fileOf(artist, title), 'latin1'))
    expect(findings.encoding.value).toBe('windows-1252')
    expect(sales).toMatchObject([{ artist, title }])
  })

  it('that is UTF-8 is taken for that, and never for the other', async () => {
    const { findings, sales } = await readSalesReport(fileOf('Tøilette & Café', 'Œuvre – 5 €'))
    expect(findings.encoding).toMatchObject({ value: 'utf-8', isSure: true })
    expect(sales).toMatchObject([{ artist: 'Tøilette & Café', title: 'Œuvre – 5 €' }])
  })

  it('is read as somebody says, whatever it looks like', async () => {
    const bytes = iconv.encode(fileOf('é', 'è'), 'win1252')
    const { findings, sales } = await readSalesReport(bytes, { given: { encoding: 'gb18030' } })
    expect(findings.encoding).toMatchObject({ value: 'gb18030', isSure: true })
    expect(sales).not.toMatchObject([{ artist: 'é' }])
  })
})

describe('a file whose first megabyte is in plain letters', () => {
  it.each(['gb18030', 'windows-1252'] as const)(
    'is read in %s, which its later letters tell',
    async encoding => {
      const [artist, title] = encoding === 'gb18030' ? ['夜航', '晨雾江南'] : ['Café', 'Œuvre']
      const plain = Buffer.from(fileOf('Lin', 'Night sailing '.repeat(50), 2000))
      const later = iconv.encode(`2026-08,Spotify,${artist},${title},CNT012600001,2\n`, encoding)
      const { findings, sales } = await readSalesReport(Buffer.concat([plain, later]))
      expect(findings.encoding).toMatchObject({ value: encoding, isSure: false })
      expect(sales.at(-1)).toMatchObject({ artist, title, amount: '2' })
    },
  )
})
