import type { FlatLayout } from './layout'

export const distrokid: FlatLayout = {
  layout: 'distrokid',
  columns: [
    ...[
      'Date Inserted',
      'Reporting Date',
      'Sale Month',
      'Store',
      'Artist',
      'Title',
      'ISRC',
      'UPC',
      'Quantity',
    ],
    ...['Team Percentage', 'Song/Album', 'Source Type', 'Country of Sale', 'Songwriter Royalties Withheld'],
    ...['Songwriter Royalties Withheld (*)', 'Earnings (*)', 'Recoup (*)'],
  ],
  roles: {
    saleMonth: 'Sale Month',
    store: 'Store',
    country: 'Country of Sale',
    artist: 'Artist',
    title: 'Title',
    isrc: 'ISRC',
    upc: 'UPC',
    quantity: 'Quantity',
    usage: 'Source Type',
    kind: 'Song/Album',
    amount: 'Earnings (*)',
  },
  signs: ['Sale Month', 'Store', 'Team Percentage', 'Earnings (*)'],
}
