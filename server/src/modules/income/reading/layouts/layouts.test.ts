// Headers exactly as senders write them, and which of their columns is the money.
import { describe, expect, it } from 'vitest'
import { readSalesReport, sumsOf } from '../../../../testing/read-sales-report'

/** A file of one header and lines that name only what they have. */
function fileOf(header: string, separator: string, ...lines: Record<string, string>[]): string {
  const names = header.split(separator)
  const unknown = lines.flatMap(line => Object.keys(line)).filter(name => !names.includes(name))
  if (unknown.length > 0) throw new Error(`the header has no ${unknown.join()}`)
  const rows = lines.map(line => names.map(name => line[name] ?? '').join(separator))
  return [header, ...rows, ''].join('\n')
}

describe('Apple’s financial report', () => {
  const header =
    'Start Date\tEnd Date\tUPC\tISRC/ISBN\tVendor Identifier\tQuantity\tPartner Share\tExtended Partner Share\tPartner Share Currency\tSales or Return\tApple Identifier\tArtist/Show/Developer/Author\tTitle\tLabel/Studio/Network/Developer/Publisher\tGrid\tProduct Type Identifier\tISAN/Other Identifier\tCountry Of Sale\tPre-order Flag\tPromo Code\tCustomer Price\tCustomer Currency'
  const song = {
    'Start Date': '07/27/2026',
    'End Date': '08/30/2026',
    UPC: '844216000001',
    'ISRC/ISBN': 'CNT012600001',
    'Vendor Identifier': 'our-number-1',
    Quantity: '3',
    'Partner Share': '0.7',
    'Extended Partner Share': '2.1',
    'Partner Share Currency': 'EUR',
    'Sales or Return': 'S',
    'Apple Identifier': '123456789',
    'Artist/Show/Developer/Author': '夜航',
    Title: '晨霧',
    'Product Type Identifier': 'S',
    'Country Of Sale': 'FR',
    'Customer Price': '0.99',
    'Customer Currency': 'EUR',
  }

  it('counts the extended share in its own currency, in the month that ends', async () => {
    const { findings, sales, refused } = await readSalesReport(fileOf(header, '\t', song))
    expect(findings).toMatchObject({
      layout: { value: 'apple', evidence: '22/22', isSure: true },
      dateForm: { value: 'M/D/YYYY', isSure: true },
      missing: [],
    })
    expect(refused).toEqual([])
    expect(sales).toMatchObject([
      {
        ...{ saleMonth: '2026-08', store: 'iTunes', country: 'FR', artist: '夜航', title: '晨霧' },
        ...{ isrc: 'CNT012600001', upc: '844216000001', customId: 'our-number-1', kind: 'track' },
        ...{ quantity: 3, amount: '2.1', currency: 'EUR', usage: 'S' },
      },
    ])
  })

  it('takes returns away, and an album for a whole release', async () => {
    const returned = {
      ...song,
      'Sales or Return': 'R',
      Quantity: '-1',
      'Extended Partner Share': '-0.7',
      'Partner Share Currency': 'JPY',
    }
    const album = { ...song, 'ISRC/ISBN': '', 'Product Type Identifier': 'A' }
    const { sales } = await readSalesReport(fileOf(header, '\t', returned, album))
    expect(sales).toMatchObject([
      { quantity: -1, amount: '-0.7', currency: 'JPY' },
      { kind: 'release', upc: '844216000001', isrc: '' },
    ])
  })

  it('ends in totals, which are no sales', async () => {
    const file = `${fileOf(header, '\t', song, song)}Total_Rows\t7\nTotal_Amount\t4.2\nTotal_Units\t6\n`
    const { sales, refused, others } = await readSalesReport(file)
    expect([sales.length, refused]).toEqual([2, []])
    expect(others.slice(1)).toMatchObject([
      { what: 'footer', counts: [{ what: 'lines', said: 7, counted: 2 }] },
      { what: 'total', total: { amount: '4.2' } },
      { what: 'footer', total: null },
    ])
  })
})

describe('YouTube’s raw data', () => {
  const header =
    'Video ID,Content Type,Policy,Video Title,Video Duration (sec),Username,Uploader,Channel Display Name,Channel ID,Claim Type,Claim Origin,Multiple Claims?,Category,Asset ID,Asset Labels,Asset Channel ID,Custom ID,Owned Views,Owned Views : Watch Page,Owned Views : Embedded Player,Owned Views : Channel Page,Owned Views : Live,Owned Views : On Demand,Owned Views : Ad-Enabled,Owned Views : Ad-Requested,YouTube Revenue Split : AdSense Served YouTube Sold,YouTube Revenue Split : DoubleClick Served YouTube Sold,YouTube Revenue Split : DoubleClick Served Partner Sold,YouTube Revenue Split : Partner Served Partner Sold,YouTube Revenue Split,Partner Revenue : AdSense Served YouTube Sold,Partner Revenue : DoubleClick Served YouTube Sold,Partner Revenue : DoubleClick Served Partner Sold,Partner Revenue : Partner Served Partner Sold,Partner Revenue,Estimated RPM'
  const video = {
    ...{ 'Video ID': 'dQw4w9WgXcQ', 'Content Type': 'UGC', 'Video Title': 'A fan video' },
    ...{ 'Asset ID': 'A1', 'Custom ID': 'CNT012600001', 'Owned Views': '120', 'Estimated RPM': '9.99' },
    ...{ 'YouTube Revenue Split': '0.5', 'Partner Revenue : AdSense Served YouTube Sold': '0.25' },
    'Partner Revenue': '0.3125',
  }
  const named = { payerCurrency: 'USD', fileName: 'YouTube_label_M_20260801_rawdata_v1-0.csv' }

  it('has its month in the file’s name, its money in Partner Revenue, and is known by Custom ID', async () => {
    const free = { ...video, 'Custom ID': 'our number 7' }
    const { findings, sales, refused } = await readSalesReport(fileOf(header, ',', video, free), named)
    expect(findings).toMatchObject({
      layout: { value: 'youtube', evidence: '36/36' },
      columns: { value: { amount: { column: 'Partner Revenue' }, saleMonth: { constant: '2026-08' } } },
      missing: [],
    })
    expect(refused).toEqual([])
    const shared = {
      saleMonth: '2026-08',
      store: 'YouTube',
      quantity: 120,
      amount: '0.3125',
      currency: 'USD',
    }
    expect(sales).toMatchObject([
      { ...shared, isrc: 'CNT012600001', customId: '' },
      { ...shared, isrc: '', customId: 'our number 7' },
    ])
  })

  it('says that the month is missing where the name tells none, or two', async () => {
    for (const fileName of ['rawdata.csv', 'from_20260801_to_20260930.csv']) {
      const read = readSalesReport(fileOf(header, ',', video), { payerCurrency: 'USD', fileName })
      const { findings, refused } = await read
      expect(findings.missing, fileName).toEqual(['saleMonth'])
      expect(refused, fileName).toMatchObject([{ reason: 'monthMissing', line: 2 }])
    }
  })
})

describe('DistroKid’s newer header', () => {
  const header =
    'Date Inserted,Reporting Date,Sale Month,Store,Artist,Title,ISRC,UPC,Quantity,Team Percentage,Source Type,Country of Sale,Songwriter Royalties Withheld (USD),Earnings (USD),Recoup (USD)'

  it('is read with commas, and neither what was withheld nor what was recouped is income', async () => {
    const line = {
      ...{ 'Date Inserted': '2026-10-14', 'Reporting Date': '2026-10-02', 'Sale Month': '2026-08' },
      ...{
        Store: 'Spotify',
        Artist: '夜航',
        Title: '"Mist, again"',
        ISRC: 'CNT012600001',
        UPC: '844216000001',
      },
      ...{ Quantity: '12', 'Team Percentage': '100', 'Source Type': 'Stream', 'Country of Sale': 'US' },
      ...{
        'Songwriter Royalties Withheld (USD)': '0.5',
        'Earnings (USD)': '0.0123456789',
        'Recoup (USD)': '-7',
      },
    }
    const { findings, sales, refused } = await readSalesReport(fileOf(header, ',', line))
    expect(findings).toMatchObject({
      layout: { value: 'distrokid', evidence: '15/15' },
      separator: { value: ',' },
      currency: { value: 'USD', evidence: 'Earnings (USD)' },
    })
    expect([sumsOf(sales), refused]).toEqual([{ USD: '0.0123456789' }, []])
    expect(sales).toMatchObject([{ title: 'Mist, again', usage: 'Stream', quantity: 12, country: 'US' }])
  })
})

describe('the headers of the other senders', () => {
  it.each([
    [
      'tunecore',
      ',',
      'Sales Period,Posted Date,Store Name,Country Of Sale,Artist,Release Type,Release Title,Song Title,Label,UPC,Optional UPC,TC Song ID,Optional ISRC,Sales Type,# Units Sold,Per Unit Price,Net Sales,Net Sales Currency,Exchange Rate,Total Earned,Currency',
      {
        'Sales Period': '2026-08',
        'Net Sales': '9',
        'Net Sales Currency': 'USD',
        'Total Earned': '1.5',
        Currency: 'EUR',
      },
    ],
    [
      'cdbaby',
      '\t',
      'Report Date\tSales Date\tQuantity\tPrice\tSubtotal\tIsrc\tBarcode\tCDBabySku\tAlbum Name\tArtist Name\tTrack Name\tPartner Name\tTransaction Type\tDelivery Country',
      { 'Sales Date': '8/31/2026', Price: '9', Subtotal: '1.5' },
    ],
    [
      'believe',
      ';',
      'Reporting month;Sales Month;Platform;Country / Region;Label Name;Artist Name;Release title;Track title;UPC;ISRC;Release Catalog nb;Streaming Subscription Type;Release type;Sales Type;Quantity;Client Payment Currency;Unit Price;Mechanical Fee;Gross Revenue;Client share rate;Net Revenue',
      {
        'Sales Month': '01/08/2026',
        'Client Payment Currency': 'EUR',
        'Gross Revenue': '9',
        'Net Revenue': '1,5',
      },
    ],
  ])('are known to the last column: %s', async (layout, separator, header, line) => {
    const known = header.split(separator)
    const told = Object.fromEntries(
      known
        .filter(name => /^(artist( name)?|(optional )?isrc)$/i.test(name))
        .map(name => [name, 'CNT012600001']),
    )
    const { findings, sales } = await readSalesReport(fileOf(header, separator, { ...told, ...line }), {
      payerCurrency: 'EUR',
    })
    expect(findings.layout).toEqual({
      value: layout,
      evidence: `${known.length}/${known.length}`,
      isSure: true,
    })
    expect(sales).toMatchObject([
      { saleMonth: '2026-08', amount: '1.5', currency: 'EUR', isrc: 'CNT012600001' },
    ])
  })
})

/** Records of DDEX by the names in the title lines that stand before them. */
function dsrFile(titles: readonly string[], ...records: [string, Record<string, string>][]): string {
  const named = new Map(
    titles.map(title => [title.slice(1).split('\t')[0] ?? '', title.split('\t').slice(1)]),
  )
  const lines = records.map(([record, cells]) => {
    const names = named.get(record)?.map(name => name.trim()) ?? []
    const unknown = Object.keys(cells).filter(name => !names.includes(name))
    if (unknown.length > 0) throw new Error(`${record} has no ${unknown.join()}`)
    return [record, ...names.map(name => cells[name] ?? '')].join('\t')
  })
  const [head = '', ...others] = lines
  return [titles[0], head, ...titles.slice(1), ...others, ''].join('\n')
}

describe('DDEX’s reports', () => {
  const head = {
    ...{ Profile: '', MessageId: '1', UsageStartDate: '2026-08-01', UsageEndDate: '2026-08-31' },
    ...{ SenderName: 'Shop', ServiceDescription: 'Shop' },
  }

  it('of sales count the net revenue in the summary’s accounting currency, and only warn where the footer miscounts', async () => {
    const titles = [
      '#HEAD\tMessageVersion\tProfile\tProfileVersion\tMessageId\tMessageCreatedDateTime\tFileNumber\tNumberOfFiles\tUsageStartDate\tUsageEndDate\tSenderPartyId\tSenderName\tServiceDescription\tRecipientPartyId\tRecipientName\tRepresentedRepertoire',
      '#SY10.01\tSummaryRecordId\tDistributionChannel\tDistributionChannelDPID\tCommercialModel\tUseType\tReportingPeriodStartDate\tReportingPeriodEndDate\tSubscriberType\tSubscribers\tActiveSubscribers\tPromotonalActivity\tTerritory\tServiceDescription\tOfferType\tQuality\tTotalUsages\tAllocatedUsags\tReturns\tMusicUsagePercentage\tCurrencyOfTransaction\tCurrencyOfAccounting\tExchangeRate\tDateOfCurrencyExchange\tGrossRevenueInCoT\tGrossRevenueInCoA\tPerSubscriberMinimum\tFixedSubscriberMinimum\tPerPlayRate\tDeductionType\tDeductionInCoT\tDeductioninCoA\tNetRevenueCoA\tNetRevenueCoT\tAllocatedRevenueCoA\tAllocatedRevenueCoT\tAllocatedNetRevenueCoT\tAllocatedNetRevenueCoA\tRightsControllerMarketShare\tSubscriptionFeeInCoT\tSubscriptionFeeInCoA\tUsageIndependentFeeCoT\tUsageIndependentFeeCoA\tFinalTotalAmountCoT\tFinalTotalAmountCoA',
      '#SR08.01\tSalesTransactionId\tGRid\tICPN\tDspReleaseid\tLabelReleaseid\tProprietaryReleaseId\tContextReleaseId\tReleaseType\tReleaseTitle\tReleaseSubTitle\tReleaseDisplayArtistName\tReleaseDisplayArtistId\tISRC\tISAN\tDspResourceId\tLabelResourceId\tProprietaryResourceId\tContextReleaseGrid\tResourceType\tResourceTitle\tResourceSubTitle\tResourceDisplayArtistName\tResourceDisplayArtistPartyId\tSummaryRecordId\tSalesTransactionDaDate\tUsages\tReturns\tNetUsage\tWholesalePriceCoT\tWholesalePriceCoA\tSuggesedConsumerPriceCoT\tSuggestedConsumerPriceCoA\tPrIceType\tPriceRangeType\tPriceConsumerPaidExcSalesTaxCoT\tPriceConsumerPaidExcSalesTaxCoA\tDeductionType\tDeductionCoT\tDeductionCoA\tRighSharePercentage\tCalculatedUnitPriceCoA\tCalculatedUnitPriceCoT\tAllocatedRevenueCoT\tAllocatedRevenueCoA\tAllocatedNetRevenueCoT\tAllocatedNetRevenueCoA\tCopyrightObligationWithDSP',
      '#SRFO\tNumberOfLinesInReport\tNumberOfSummaryRecords\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\ttrue',
    ]
    const summary = {
      ...{ SummaryRecordId: 'S1', DistributionChannel: 'Shop', UseType: 'Stream', Territory: 'FR' },
      ...{ CurrencyOfTransaction: 'USD', CurrencyOfAccounting: 'EUR', AllocatedNetRevenueCoA: '1' },
    }
    const sale = {
      ...{
        ISRC: 'CNT012600001',
        ResourceTitle: 'Mist',
        ResourceDisplayArtistName: 'Lin',
        SummaryRecordId: 'S1',
      },
      ...{
        Usages: '5',
        Returns: '2',
        NetUsage: '3',
        AllocatedNetRevenueCoT: '9',
        AllocatedNetRevenueCoA: '1.5',
      },
    }
    const file = dsrFile(
      titles,
      ['HEAD', { ...head, Profile: 'FinancialReportingToRecordCompaniesSRB' }],
      ['SY10.01', summary],
      ['SR08.01', sale],
      ['SR08.01', { ...sale, AllocatedNetRevenueCoA: '-0.25', NetUsage: '-1' }],
      ['SR08.01', { ...sale, SummaryRecordId: 'S9' }],
      ['SRFO', { NumberOfLinesInReport: '99', NumberOfSummaryRecords: '1' }],
    )
    const { findings, sales, refused, others } = await readSalesReport(file)
    expect(findings).toMatchObject({ layout: { value: 'dsr-part9' }, isUsageOnly: false })
    expect(sumsOf(sales)).toEqual({ EUR: '1.25' })
    expect(sales).toMatchObject([
      {
        saleMonth: '2026-08',
        store: 'Shop',
        country: 'FR',
        isrc: 'CNT012600001',
        quantity: 3,
        amount: '1.5',
      },
      { quantity: -1, amount: '-0.25' },
    ])
    expect(refused).toMatchObject([{ reason: 'summaryUnknown', cell: 'S9' }])
    expect(others.at(-1)).toMatchObject({
      what: 'footer',
      counts: [
        { what: 'lines', said: 99, counted: 6 },
        { what: 'summaries', said: 1, counted: 1 },
      ],
    })
  })

  it('of usage have plays and no money, and only warn where the footer miscounts', async () => {
    const titles = [
      '#HEAD\tMessageVersion\tProfile\tProfileVersion\tMessageId\tMessageCreatedDateTime\tFileNumber\tNumberOfFiles\tUsageStartDate\tUsageEndDate\tSenderPartyId\tSenderName\tServiceDescription\tRecipientPartyId\tRecipientName\tRepresentedRepertoire',
      '#SY01.02\tSummaryRecordId\tDistributionChannel\tDistributionChannelDPID\tCommercialModel\tUseType\tTerritory\tServiceDescription\tTotalUsages\tSubscribers\tCurrencyOfReporting\tNetRevenue\tIndirectValue\tCurrencyOfTransaction\tExchangeRate',
      '#RE01.02\tBlockId\tReleaseReference\tDspReleaseId\tProprietaryReleaseId\tCatalogNumber\tICPN\tDisplayArtistName\tDisplayArtistPartyId\tTitle\tSubTitle\tReleaseType\tLabelName\tPLine\tDataProviderName\tReleaseDate',
      '#AS02.03\tBlockId\tResourceReference\tDspResourceId\tISRC\tTitle\tSubTitle\tDisplayArtistName\tDisplayArtistPartyID\tDuration\tResourceType\tISWC\tComposerAuthorName\tComposerAuthorPartyId\tArrangerName\tArrangePartyID\tMusicPublisherName\tMusicPublisherPartyId\tWorkContributorName\tWorkContributorPartyId\tProprietaryWorkId\tIsMasterRecording',
      '#SU02.02\tBlockId\tSummaryRecordId\tSalesTransactionId\tTransactedRelease\tTransactedResource\tIsRoyaltyBearing\tNumberOfStreams\tPriceConsumerPaidExcSalesTax\tPromotionalActivity\tUseType',
      '#FOOT\tNumberOfLinesInFile\tNumberOfLinesInReport \tNumberOfSummaryRecords\tNumberOfBlocksInFile\tNumberOfBlocksInReport',
    ]
    const file = dsrFile(
      titles,
      ['HEAD', { ...head, Profile: 'BasicAudioProfile' }],
      [
        'SY01.02',
        { SummaryRecordId: 'S1', DistributionChannel: 'Shop', Territory: 'SE', CurrencyOfReporting: 'XAF' },
      ],
      ['RE01.02', { BlockId: '1', ReleaseReference: 'R1', ICPN: '844216000001', Title: 'River' }],
      [
        'AS02.03',
        {
          BlockId: '1',
          ResourceReference: 'A1',
          ISRC: 'CNT012600001',
          Title: 'Mist',
          DisplayArtistName: 'Lin',
        },
      ],
      [
        'SU02.02',
        {
          ...{ BlockId: '1', SummaryRecordId: 'S1', TransactedRelease: 'R1', TransactedResource: 'A1' },
          ...{ NumberOfStreams: '12', PriceConsumerPaidExcSalesTax: '9.99' },
        },
      ],
      ['FOOT', { NumberOfLinesInFile: '1', NumberOfSummaryRecords: '7', NumberOfBlocksInFile: '1' }],
    )
    const { findings, sales, refused, others } = await readSalesReport(file)
    expect(findings).toMatchObject({ layout: { value: 'dsr-part3' }, isUsageOnly: true })
    expect([sales, refused]).toMatchObject([
      [
        {
          isrc: 'CNT012600001',
          upc: '844216000001',
          release: 'River',
          quantity: 12,
          amount: '0',
          currency: '',
        },
      ],
      [],
    ])
    expect(others.at(-1)?.counts).toEqual([
      { what: 'lines', said: 1, counted: 6 },
      { what: 'summaries', said: 7, counted: 1 },
      { what: 'blocks', said: 1, counted: 1 },
    ])
  })
})
