// A month's sales at this channel as DDEX's financial report. Amounts are whole millionths until they are written, so that the lines
// add up to their summary exactly.
import type { HeldRelease } from './held-release'
import { type CountedMonth, countUsages, daysOf, type Usage } from './sales/count-usages'
import { modelOf } from './sales/market'
import {
  footerColumns,
  headColumns,
  reportLine,
  saleColumns,
  summaryColumns,
  titleLine,
} from './sales/report-columns'

export interface SalesReportSettings extends CountedMonth {
  channelName: string
  sender: string
  recipient: { partyId: string; name: string }
  currency: string
  createdAt: Date
}

interface Sale extends Usage {
  release: HeldRelease
  track: HeldRelease['tracks'][number]
  /** In millionths. */
  amount: number
}

export function makeSalesReport(releases: HeldRelease[], settings: SalesReportSettings): string {
  const summaries = [...summarise(listSales(releases, settings)).values()]
  const lines = [
    ...summaries.map((sales, index) => summaryLine(sales, index + 1, settings)),
    ...summaries
      .flatMap((sales, index) => sales.map(sale => ({ sale, summary: index + 1 })))
      .map(saleLine(settings)),
  ]
  const footer = { NumberOfLinesInReport: lines.length + 2, NumberOfSummaryRecords: summaries.length }
  return [
    headLine(settings),
    titleLine('HEAD', headColumns),
    titleLine('SY10.01', summaryColumns),
    titleLine('SR08.01', saleColumns),
    titleLine('SRFO', footerColumns),
    ...lines,
    reportLine('SRFO', footerColumns, footer),
    '',
  ].join('\n')
}

function listSales(releases: HeldRelease[], month: CountedMonth): Sale[] {
  return releases.flatMap(release => {
    const { liveOn } = release
    if (release.state !== 'live' || liveOn === undefined) return []
    return release.tracks.flatMap(track =>
      countUsages(track, liveOn, month).map(usage => ({
        ...usage,
        release,
        track,
        amount: usage.count * modelOf(usage.model).rate,
      })),
    )
  })
}

function summarise(sales: Sale[]): Map<string, Sale[]> {
  const found = new Map<string, Sale[]>()
  for (const sale of sales) {
    const key = [sale.country, sale.model, sale.use].join()
    found.set(key, [...(found.get(key) ?? []), sale])
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function headLine({ channel, month, ...settings }: SalesReportSettings): string {
  return reportLine('HEAD', headColumns, {
    MessageVersion: 'dsrf/1.3/1.4.1/1.3',
    Profile: 'FinancialReportingToRecordCompaniesSRB',
    ProfileVersion: '1.1',
    MessageId: `${channel}-${month}`,
    MessageCreatedDateTime: settings.createdAt.toISOString().replace(/\.\d+/, ''),
    FileNumber: 1,
    NumberOfFiles: 1,
    UsageStartDate: firstDay(month),
    UsageEndDate: lastDay(month),
    SenderPartyId: settings.sender,
    SenderName: settings.channelName,
    ServiceDescription: settings.channelName,
    RecipientPartyId: settings.recipient.partyId,
    RecipientName: settings.recipient.name,
  })
}

function summaryLine(sales: Sale[], number: number, settings: SalesReportSettings): string {
  const [first] = sales
  const usages = sales.reduce((sum, sale) => sum + sale.count, 0)
  const amount = inUnits(sales.reduce((sum, sale) => sum + sale.amount, 0))
  return reportLine('SY10.01', summaryColumns, {
    SummaryRecordId: number,
    DistributionChannel: settings.channelName,
    DistributionChannelDPID: settings.sender,
    CommercialModel: first?.model,
    UseType: first?.use,
    ReportingPeriodStartDate: firstDay(settings.month),
    ReportingPeriodEndDate: lastDay(settings.month),
    Territory: first?.country,
    ServiceDescription: settings.channelName,
    TotalUsages: usages,
    AllocatedUsags: usages,
    Returns: 0,
    MusicUsagePercentage: 100,
    CurrencyOfTransaction: settings.currency,
    CurrencyOfAccounting: settings.currency,
    ExchangeRate: 1,
    DateOfCurrencyExchange: lastDay(settings.month),
    ...bothCurrencies(amount),
    NetRevenueCoA: amount,
    NetRevenueCoT: amount,
    FinalTotalAmountCoT: amount,
    FinalTotalAmountCoA: amount,
  })
}

const saleLine =
  ({ month }: SalesReportSettings) =>
  ({ sale, summary }: { sale: Sale; summary: number }, index: number): string => {
    const { release, track, count } = sale
    const price = inUnits(modelOf(sale.model).rate)
    return reportLine('SR08.01', saleColumns, {
      SalesTransactionId: index + 1,
      ICPN: release.upc,
      ReleaseType: release.type,
      ReleaseTitle: release.title,
      ReleaseDisplayArtistName: release.artists,
      ISRC: track.isrc,
      ResourceType: track.kind === 'video' ? 'Video' : 'SoundRecording',
      ResourceTitle: track.title,
      ResourceDisplayArtistName: track.artists,
      SummaryRecordId: summary,
      SalesTransactionDaDate: lastDay(month),
      Usages: count,
      Returns: 0,
      NetUsage: count,
      RighSharePercentage: 100,
      CalculatedUnitPriceCoA: price,
      CalculatedUnitPriceCoT: price,
      ...bothCurrencies(inUnits(sale.amount)),
      CopyrightObligationWithDSP: 'true',
    })
  }

/** Both are one here. */
const bothCurrencies = (amount: string) => ({
  AllocatedRevenueCoT: amount,
  AllocatedRevenueCoA: amount,
  AllocatedNetRevenueCoT: amount,
  AllocatedNetRevenueCoA: amount,
})

const firstDay = (month: string) => `${month}-01`
const lastDay = (month: string) => daysOf(month).at(-1) ?? ''

function inUnits(millionths: number): string {
  const digits = String(millionths).padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`
}
