import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { HeldDeal, HeldRelease } from './held-release'
import { makeSalesReport, type SalesReportSettings } from './make-sales-report'

const deal = (changes: Partial<HeldDeal> = {}): HeldDeal => ({
  except: [],
  models: ['SubscriptionModel', 'AdvertisementSupportedModel'],
  uses: ['OnDemandStream'],
  from: '2026-12-01',
  ...changes,
})

function release(changes: Partial<HeldRelease> = {}, deals = [deal()], tracks = 3): HeldRelease {
  return {
    upc: '123456789012',
    messageId: 'M-1',
    messageAt: new Date('2026-11-16T08:00:00Z'),
    type: 'Album',
    title: '夏\t至',
    artists: '林夏',
    label: '河流音乐',
    tracks: Array.from({ length: tracks }, (_, index) => ({
      isrc: `CNT01260000${index + 1}`,
      title: `第 ${index + 1} 首`,
      artists: '林夏',
      seconds: 200,
      kind: 'audio' as const,
      path: '',
      deals,
    })),
    cover: '',
    deals,
    state: 'live',
    liveOn: '2026-12-01',
    ...changes,
  }
}

const settings: SalesReportSettings = {
  channel: 'sandbox',
  channelName: '沙盒渠道',
  month: '2026-12',
  sender: 'PADPIDA2026010102S',
  recipient: { partyId: 'PADPIDA2026010101T', name: '河流发行' },
  currency: 'CNY',
  createdAt: new Date('2027-01-10T00:00:00.123Z'),
}

/** Each record by the names of its columns, as a reader of the file finds them. */
function read(report: string) {
  const lines = report
    .trimEnd()
    .split('\n')
    .map(line => line.split('\t'))
  const columns = new Map(
    lines.filter(([name]) => name?.startsWith('#')).map(([name = '', ...rest]) => [name.slice(1), rest]),
  )
  const records = (name: string) =>
    lines
      .filter(([record]) => record === name)
      .map(([, ...cells]) =>
        Object.fromEntries(cells.map((cell, index) => [columns.get(name)?.[index] ?? '', cell])),
      )
  return {
    lines: lines.filter(([name]) => !name?.startsWith('#')).length,
    head: records('HEAD')[0] ?? {},
    summaries: records('SY10.01'),
    sales: records('SR08.01'),
    footer: records('SRFO')[0] ?? {},
  }
}
const make = (releases: HeldRelease[], changes: Partial<SalesReportSettings> = {}) =>
  read(makeSalesReport(releases, { ...settings, ...changes }))
const millionths = (amount = '') => BigInt(amount.replace('.', ''))

describe('a sales report', () => {
  it('adds up exactly, line by line', () => {
    const { lines, summaries, sales, footer } = make([release(), release({ upc: '6901234567892' })])
    expect(sales.length).toBeGreaterThan(50)
    for (const summary of summaries) {
      const own = sales.filter(sale => sale.SummaryRecordId === summary.SummaryRecordId)
      const total = own.reduce((sum, sale) => sum + millionths(sale.AllocatedNetRevenueCoA), 0n)
      expect(millionths(summary.AllocatedNetRevenueCoA)).toBe(total)
      expect(millionths(summary.FinalTotalAmountCoA)).toBe(total)
      expect(Number(summary.TotalUsages)).toBe(own.reduce((sum, sale) => sum + Number(sale.NetUsage), 0))
    }
    for (const sale of sales) {
      const price = millionths(sale.CalculatedUnitPriceCoA)
      expect(millionths(sale.AllocatedNetRevenueCoA)).toBe(BigInt(sale.NetUsage ?? 0) * price)
    }
    expect(footer).toMatchObject({
      NumberOfLinesInReport: String(lines),
      NumberOfSummaryRecords: String(summaries.length),
    })
  })

  it('is the same whenever it is made, and another for another month or channel', () => {
    const text = (changes: Partial<SalesReportSettings> = {}) =>
      makeSalesReport([release()], { ...settings, ...changes })
    expect(text()).toBe(text())
    const usages = (changes: Partial<SalesReportSettings>) =>
      make([release()], changes).sales.map(({ Usages }) => Usages)
    expect(usages({ month: '2027-01' })).not.toEqual(usages({}))
    expect(usages({ channel: 'joox' })).not.toEqual(usages({}))
  })

  it.each([
    ['only there', deal({ countries: ['SG', 'MY'] }), (country: string) => ['SG', 'MY'].includes(country)],
    ['not there', deal({ except: ['CN', 'US'] }), (country: string) => !['CN', 'US'].includes(country)],
  ])('speaks of countries within the deals: %s', (_, own, isWithin) => {
    const { summaries } = make([release({}, [own])])
    const countries = summaries.map(({ Territory = '' }) => Territory)
    expect(countries.length).toBeGreaterThan(1)
    expect(countries.filter(country => !isWithin(country))).toEqual([])
  })

  it('counts only the days on which a deal held', () => {
    const total = (own: HeldRelease) =>
      make([own]).summaries.reduce((sum, { TotalUsages }) => sum + Number(TotalUsages), 0)
    const whole = total(release())
    expect(total(release({}, [deal({ until: '2026-12-10' })])) / whole).toBeCloseTo(10 / 31, 1)
    expect(total(release({ liveOn: '2026-12-22' })) / whole).toBeCloseTo(10 / 31, 1)
    expect(total(release({}, [deal({ from: '2027-01-01' })]))).toBe(0)
  })

  it('leaves out what is not live', () => {
    expect(make([release({ state: 'down' }), release({ state: 'held', liveOn: undefined })])).toMatchObject({
      lines: 2,
      sales: [],
      footer: { NumberOfLinesInReport: '2', NumberOfSummaryRecords: '0' },
    })
  })

  it('names what was sold to whom', () => {
    const { head, sales } = make([release()])
    expect(head).toMatchObject({
      Profile: 'FinancialReportingToRecordCompaniesSRB',
      MessageId: 'sandbox-2026-12',
      MessageCreatedDateTime: '2027-01-10T00:00:00Z',
      UsageStartDate: '2026-12-01',
      UsageEndDate: '2026-12-31',
      RecipientPartyId: 'PADPIDA2026010101T',
    })
    expect(sales[0]).toMatchObject({ ICPN: '123456789012', ISRC: 'CNT012600001', ReleaseTitle: '夏 至' })
  })

  const sample = '../shared/reports/dsr-part9-sales-to-label.tsv'
  it.skipIf(!existsSync(sample))('has the columns of DDEX’s sample', () => {
    const titles = (text: string) =>
      text
        .split(/\r?\n/)
        .filter(line => /^#(HEAD|SY10\.01|SR08\.01)\t/.test(line))
        .map(line => line.trimEnd())
    expect(titles(makeSalesReport([release()], settings))).toEqual(titles(readFileSync(sample, 'utf8')))
  })
})
