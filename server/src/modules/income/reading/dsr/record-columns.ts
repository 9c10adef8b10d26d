// The columns of DDEX's flat files by kind of record, as its samples spell them. A file may say its own in lines that begin with `#`.

const known: Record<string, string> = {
  HEAD: 'MessageVersion Profile ProfileVersion MessageId MessageCreatedDateTime FileNumber NumberOfFiles UsageStartDate UsageEndDate SenderPartyId SenderName ServiceDescription',
  SY10: 'SummaryRecordId DistributionChannel DistributionChannelDPID CommercialModel UseType ReportingPeriodStartDate ReportingPeriodEndDate SubscriberType Subscribers ActiveSubscribers PromotonalActivity Territory ServiceDescription OfferType Quality TotalUsages AllocatedUsags Returns MusicUsagePercentage CurrencyOfTransaction CurrencyOfAccounting ExchangeRate DateOfCurrencyExchange GrossRevenueInCoT GrossRevenueInCoA PerSubscriberMinimum FixedSubscriberMinimum PerPlayRate DeductionType DeductionInCoT DeductioninCoA NetRevenueCoA NetRevenueCoT AllocatedRevenueCoA AllocatedRevenueCoT AllocatedNetRevenueCoT AllocatedNetRevenueCoA',
  SR08: 'SalesTransactionId GRid ICPN DspReleaseid LabelReleaseid ProprietaryReleaseId ContextReleaseId ReleaseType ReleaseTitle ReleaseSubTitle ReleaseDisplayArtistName ReleaseDisplayArtistId ISRC ISAN DspResourceId LabelResourceId ProprietaryResourceId ContextReleaseGrid ResourceType ResourceTitle ResourceSubTitle ResourceDisplayArtistName ResourceDisplayArtistPartyId SummaryRecordId SalesTransactionDaDate Usages Returns NetUsage WholesalePriceCoT WholesalePriceCoA SuggesedConsumerPriceCoT SuggestedConsumerPriceCoA PrIceType PriceRangeType PriceConsumerPaidExcSalesTaxCoT PriceConsumerPaidExcSalesTaxCoA DeductionType DeductionCoT DeductionCoA RighSharePercentage CalculatedUnitPriceCoA CalculatedUnitPriceCoT AllocatedRevenueCoT AllocatedRevenueCoA AllocatedNetRevenueCoT AllocatedNetRevenueCoA CopyrightObligationWithDSP',
  SRFO: 'NumberOfLinesInReport NumberOfSummaryRecords',
  SY01: 'SummaryRecordId DistributionChannel DistributionChannelDPID CommercialModel UseType Territory ServiceDescription TotalUsages Subscribers CurrencyOfReporting NetRevenue',
  RE01: 'BlockId ReleaseReference DspReleaseId ProprietaryReleaseId CatalogNumber ICPN DisplayArtistName DisplayArtistPartyId Title',
  AS02: 'BlockId ResourceReference DspResourceId ISRC Title SubTitle DisplayArtistName',
  SU02: 'BlockId SummaryRecordId SalesTransactionId TransactedRelease TransactedResource IsRoyaltyBearing NumberOfStreams PriceConsumerPaidExcSalesTax PromotionalActivity UseType',
  FOOT: 'NumberOfLinesInFile NumberOfLinesInReport NumberOfSummaryRecords NumberOfBlocksInFile NumberOfBlocksInReport',
}

/** `SR08.01` is a version of SR08. */
export const recordKind = (record: string) => record.slice(0, 4)

export class RecordColumns {
  private readonly places = new Map<string, Map<string, number>>()

  constructor() {
    for (const [kind, names] of Object.entries(known)) this.set(kind, names.split(' '))
  }

  /** A line such as `#SR08.01`, followed by names. False: it is a remark. */
  learn(cells: readonly string[]): boolean {
    const [first = '', ...names] = cells
    const kind = recordKind(first.slice(1).trim())
    const own = this.places.get(kind)
    if (!own || names.filter(name => own.has(name.toLowerCase())).length < 2) return false
    this.set(kind, names)
    return true
  }

  isKnown(kind: string): boolean {
    return this.places.has(kind)
  }

  /** The cell's number in its line; -1: this file has no such column. */
  at(kind: string, name: string): number {
    return this.places.get(kind)?.get(name.toLowerCase()) ?? -1
  }

  names(kind: string): string[] {
    const names: string[] = []
    for (const [name, at] of this.places.get(kind) ?? []) names[at] = name
    return names
  }

  private set(kind: string, names: readonly string[]): void {
    const places = names.flatMap((name, index): [string, number][] =>
      name.trim() === '' ? [] : [[name.trim().toLowerCase(), index + 1]],
    )
    this.places.set(kind, new Map(places))
  }
}
