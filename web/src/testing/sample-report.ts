import { type Report, report as reportSchema } from '#contract/income/report'
import { sampleOf } from './sample-of'

type Wanted = NonNullable<Parameters<typeof sampleOf<typeof reportSchema>>[1]>

const finding = <Value>(value: Value, evidence = '', isSure = true) => ({ value, evidence, isSure })

/** A report of one currency that lacks nothing and may be posted, unless the test wants otherwise. */
export function reportOf(wanted: Wanted = {}): Report {
  return sampleOf(reportSchema, {
    id: 11,
    version: 5,
    payer: { id: 3, name: 'Believe' },
    name: 'believe_2026-09.csv',
    entry: '',
    imported_by: 'Ada',
    arrived_by: 'upload',
    state: 'checked',
    first_month: '2026-09',
    last_month: '2026-09',
    lines: { sales: 48_017, refused: 3, others: 4, negative: 17, unmatched: 214 },
    sums: [{ currency: 'EUR', amount: '10316.75' }],
    sha256: '9f3c71ae'.repeat(8),
    site_currency: 'CNY',
    reading: {
      findings: {
        layout: finding('believe' as const, '21/21'),
        encoding: finding('utf-8-bom' as const, '夜航'),
        separator: finding(';' as const, '20'),
        decimalMark: finding(',' as const, '0,004812300'),
        thousandsMark: finding('' as const),
        dateForm: finding('YYYY-MM' as const, '2026-09', false),
        currency: finding('EUR', 'EUR, USD'),
        headerLine: finding(1),
        columns: finding({ amount: { column: 'Net Revenue' } }, 'Net Revenue'),
        header: [
          { name: 'Track title', samples: ['Night boat'] },
          { name: 'Net Revenue', samples: ['14,92'] },
        ],
      },
      lines_a_second: 81_400,
    },
    matched: [{ by: 'isrc', lines: 47_803, titles: 40 }],
    suspense: { lines: 214, titles: 4 },
    channels: [
      {
        ...{ channel_id: 1, channel: 'Spotify', currency: 'EUR', lines: 48_017 },
        ...{ matched: '10158.75', suspense: '158', total: '10316.75', converted: '80903.96' },
      },
    ],
    totals: [
      {
        ...{ currency: 'EUR', read: '10316.75', refused: '21.44' },
        said: [{ from: 'file', amount: '10338.19', line: 48_022, left: '0' }],
      },
    ],
    rates: [{ currency: 'EUR', rate: '7.842', is_from_file: false, entered_by: 'Ada' }],
    remarks: [
      { what: 'refused', reason: 'noSuchMonth', lines: 3 },
      { what: 'total', reason: '', lines: 1 },
    ],
    posting: { obstacles: [], doubts: [], lines: 47_803, made: { bills: 62, members: 41 }, others: [] },
    can: { read_again: true, discard: true, post: true, match: true },
    ...wanted,
  })
}
