// The columns of DDEX's financial report to record companies (DSR part 9, profile FinancialReportingToRecordCompaniesSRB 1.1), spelled
// as DDEX spells them in its sample: readers compare these names.

export const headColumns = [
  ...(['MessageVersion', 'Profile', 'ProfileVersion', 'MessageId', 'MessageCreatedDateTime'] as const),
  ...([
    'FileNumber',
    'NumberOfFiles',
    'UsageStartDate',
    'UsageEndDate',
    'SenderPartyId',
    'SenderName',
  ] as const),
  ...(['ServiceDescription', 'RecipientPartyId', 'RecipientName', 'RepresentedRepertoire'] as const),
] as const

export const summaryColumns = [
  ...(['SummaryRecordId', 'DistributionChannel', 'DistributionChannelDPID', 'CommercialModel'] as const),
  ...(['UseType', 'ReportingPeriodStartDate', 'ReportingPeriodEndDate', 'SubscriberType'] as const),
  ...(['Subscribers', 'ActiveSubscribers', 'PromotonalActivity', 'Territory', 'ServiceDescription'] as const),
  ...(['OfferType', 'Quality', 'TotalUsages', 'AllocatedUsags', 'Returns', 'MusicUsagePercentage'] as const),
  ...(['CurrencyOfTransaction', 'CurrencyOfAccounting', 'ExchangeRate', 'DateOfCurrencyExchange'] as const),
  ...(['GrossRevenueInCoT', 'GrossRevenueInCoA', 'PerSubscriberMinimum', 'FixedSubscriberMinimum'] as const),
  ...(['PerPlayRate', 'DeductionType', 'DeductionInCoT', 'DeductioninCoA', 'NetRevenueCoA'] as const),
  ...(['NetRevenueCoT', 'AllocatedRevenueCoA', 'AllocatedRevenueCoT', 'AllocatedNetRevenueCoT'] as const),
  ...(['AllocatedNetRevenueCoA', 'RightsControllerMarketShare', 'SubscriptionFeeInCoT'] as const),
  ...(['SubscriptionFeeInCoA', 'UsageIndependentFeeCoT', 'UsageIndependentFeeCoA'] as const),
  ...(['FinalTotalAmountCoT', 'FinalTotalAmountCoA'] as const),
] as const

export const saleColumns = [
  ...([
    'SalesTransactionId',
    'GRid',
    'ICPN',
    'DspReleaseid',
    'LabelReleaseid',
    'ProprietaryReleaseId',
  ] as const),
  ...(['ContextReleaseId', 'ReleaseType', 'ReleaseTitle', 'ReleaseSubTitle'] as const),
  ...(['ReleaseDisplayArtistName', 'ReleaseDisplayArtistId', 'ISRC', 'ISAN', 'DspResourceId'] as const),
  ...(['LabelResourceId', 'ProprietaryResourceId', 'ContextReleaseGrid', 'ResourceType'] as const),
  ...(['ResourceTitle', 'ResourceSubTitle', 'ResourceDisplayArtistName'] as const),
  ...(['ResourceDisplayArtistPartyId', 'SummaryRecordId', 'SalesTransactionDaDate', 'Usages'] as const),
  ...(['Returns', 'NetUsage', 'WholesalePriceCoT', 'WholesalePriceCoA', 'SuggesedConsumerPriceCoT'] as const),
  ...([
    'SuggestedConsumerPriceCoA',
    'PrIceType',
    'PriceRangeType',
    'PriceConsumerPaidExcSalesTaxCoT',
  ] as const),
  ...(['PriceConsumerPaidExcSalesTaxCoA', 'DeductionType', 'DeductionCoT', 'DeductionCoA'] as const),
  ...(['RighSharePercentage', 'CalculatedUnitPriceCoA', 'CalculatedUnitPriceCoT'] as const),
  ...(['AllocatedRevenueCoT', 'AllocatedRevenueCoA', 'AllocatedNetRevenueCoT'] as const),
  ...(['AllocatedNetRevenueCoA', 'CopyrightObligationWithDSP'] as const),
] as const

export const footerColumns = ['NumberOfLinesInReport', 'NumberOfSummaryRecords'] as const

/** A line of the report: what is not given is empty. A tab or a line end within a value would begin another one. */
export function reportLine<Column extends string>(
  record: string,
  columns: readonly Column[],
  values: Partial<Record<Column, string | number>>,
): string {
  const cells = columns.map(column => String(values[column] ?? '').replace(/[\t\r\n]+/g, ' '))
  return [record, ...cells].join('\t')
}

export const titleLine = (record: string, columns: readonly string[]) => [`#${record}`, ...columns].join('\t')
