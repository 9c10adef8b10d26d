import type { FlatLayout } from './layout'

export const believe: FlatLayout = {
  layout: 'believe',
  columns: [
    ...['Reporting month', 'Sales Month', 'Platform', 'Country / Region', 'Label Name', 'Artist Name'],
    ...['Release title', 'Track title', 'UPC', 'ISRC', 'Release Catalog nb', 'Streaming Subscription Type'],
    ...['Release type', 'Sales Type', 'Quantity', 'Client Payment Currency', 'Unit Price', 'Mechanical Fee'],
    ...['Gross Revenue', 'Client share rate', 'Net Revenue'],
  ],
  roles: {
    saleMonth: 'Sales Month',
    store: 'Platform',
    country: 'Country / Region',
    artist: 'Artist Name',
    title: 'Track title',
    release: 'Release title',
    isrc: 'ISRC',
    upc: 'UPC',
    customId: 'Release Catalog nb',
    quantity: 'Quantity',
    usage: 'Sales Type',
    amount: 'Net Revenue',
    currency: 'Client Payment Currency',
  },
  signs: ['Sales Month', 'Platform', 'Client Payment Currency', 'Net Revenue'],
  dateForm: 'D/M/YYYY',
}
