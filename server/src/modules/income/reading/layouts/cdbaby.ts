import type { FlatLayout } from './layout'

export const cdbaby: FlatLayout = {
  layout: 'cdbaby',
  columns: [
    ...[
      'Report Date',
      'Sales Date',
      'Quantity',
      'Price',
      'Subtotal',
      'Isrc',
      'Barcode',
      'CDBabySku',
      'Album Name',
    ],
    ...['Artist Name', 'Track Name', 'Partner Name', 'Transaction Type', 'Delivery Country'],
  ],
  roles: {
    saleMonth: 'Sales Date',
    store: 'Partner Name',
    country: 'Delivery Country',
    artist: 'Artist Name',
    title: 'Track Name',
    release: 'Album Name',
    isrc: 'Isrc',
    upc: 'Barcode',
    customId: 'CDBabySku',
    quantity: 'Quantity',
    usage: 'Transaction Type',
    amount: 'Subtotal',
  },
  signs: ['Sales Date', 'Subtotal', 'CDBabySku'],
  dateForm: 'M/D/YYYY',
}
