import type { FlatLayout } from './layout'

export const tunecore: FlatLayout = {
  layout: 'tunecore',
  columns: [
    ...[
      'Sales Period',
      'Posted Date',
      'Store Name',
      'Country Of Sale',
      'Artist',
      'Release Type',
      'Release Title',
    ],
    ...[
      'Song Title',
      'Label',
      'UPC',
      'Optional UPC',
      'TC Song ID',
      'Optional ISRC',
      'Sales Type',
      '# Units Sold',
    ],
    ...['Per Unit Price', 'Net Sales', 'Net Sales Currency', 'Exchange Rate', 'Total Earned', 'Currency'],
  ],
  roles: {
    saleMonth: 'Sales Period',
    store: 'Store Name',
    country: 'Country Of Sale',
    artist: 'Artist',
    title: 'Song Title',
    release: 'Release Title',
    isrc: 'Optional ISRC',
    upc: 'UPC',
    customId: 'TC Song ID',
    quantity: '# Units Sold',
    usage: 'Sales Type',
    kind: 'Release Type',
    amount: 'Total Earned',
    currency: 'Currency',
  },
  signs: ['Sales Period', 'TC Song ID', 'Total Earned', 'Currency'],
}
