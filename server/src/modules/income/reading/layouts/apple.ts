import type { FlatLayout } from './layout'

export const apple: FlatLayout = {
  layout: 'apple',
  columns: [
    ...['Start Date', 'End Date', 'UPC', 'ISRC/ISBN', 'Vendor Identifier', 'Quantity', 'Partner Share'],
    ...['Extended Partner Share', 'Partner Share Currency', 'Sales or Return', 'Apple Identifier'],
    ...['Artist/Show/Developer/Author', 'Title', 'Label/Studio/Network/Developer/Publisher', 'Grid'],
    ...[
      'Product Type Identifier',
      'ISAN/Other Identifier',
      'Country Of Sale',
      'Pre-order Flag',
      'Promo Code',
    ],
    ...['Customer Price', 'Customer Currency'],
  ],
  roles: {
    // Apple's months begin up to a week before the calendar's.
    saleMonth: 'End Date',
    country: 'Country Of Sale',
    artist: 'Artist/Show/Developer/Author',
    title: 'Title',
    isrc: 'ISRC/ISBN',
    upc: 'UPC',
    customId: 'Vendor Identifier',
    quantity: 'Quantity',
    usage: 'Sales or Return',
    kind: 'Product Type Identifier',
    amount: 'Extended Partner Share',
    currency: 'Partner Share Currency',
  },
  signs: ['End Date', 'Extended Partner Share', 'Partner Share Currency', 'Apple Identifier'],
  constants: { store: 'iTunes' },
  dateForm: 'M/D/YYYY',
}
