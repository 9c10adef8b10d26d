import type { FlatLayout } from './layout'

const split = [
  ...['AdSense Served YouTube Sold', 'DoubleClick Served YouTube Sold', 'DoubleClick Served Partner Sold'],
  'Partner Served Partner Sold',
]

/** It names no month: that stands in the file's name, or staff say it. */
export const youtube: FlatLayout = {
  layout: 'youtube',
  columns: [
    ...['Video ID', 'Content Type', 'Policy', 'Video Title', 'Video Duration (sec)', 'Username', 'Uploader'],
    ...['Channel Display Name', 'Channel ID', 'Claim Type', 'Claim Origin', 'Multiple Claims?', 'Category'],
    ...['Asset ID', 'Asset Labels', 'Asset Channel ID', 'Custom ID', 'Owned Views'],
    ...[
      'Watch Page',
      'Embedded Player',
      'Channel Page',
      'Live',
      'On Demand',
      'Ad-Enabled',
      'Ad-Requested',
    ].map(page => `Owned Views : ${page}`),
    ...split.map(part => `YouTube Revenue Split : ${part}`),
    'YouTube Revenue Split',
    ...split.map(part => `Partner Revenue : ${part}`),
    ...['Partner Revenue', 'Estimated RPM'],
  ],
  roles: {
    title: 'Video Title',
    customId: 'Custom ID',
    quantity: 'Owned Views',
    usage: 'Content Type',
    amount: 'Partner Revenue',
  },
  signs: ['Video ID', 'Asset ID', 'Custom ID', 'Partner Revenue'],
  constants: { store: 'YouTube' },
}
