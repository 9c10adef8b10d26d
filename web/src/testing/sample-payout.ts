import { listPayouts, readPayout, summarisePayouts } from '#contract/payouts/payout-desk-calls'
import { sampleOf } from './sample-of'

type Page = NonNullable<Parameters<typeof sampleOf<typeof listPayouts.output>>[1]>
export type WantedRow = NonNullable<Page['items']>[number]

/** Payouts W-1100 and following, each as it is wanted. */
export const queueOf = (...rows: WantedRow[]) =>
  sampleOf(listPayouts.output, {
    items: rows.map((row, index) => ({
      id: 1100 + index,
      number: `W-${1100 + index}`,
      version: 2,
      currency: 'CNY',
      net: '100.00',
      member: { id: 7 + index, name: `Member ${index}` },
      approvals_wanted: 1,
      can: { approve: true },
      ...row,
    })),
    next_cursor: null,
  })

export const summaryOf = (wanted: Parameters<typeof sampleOf<typeof summarisePayouts.output>>[1] = {}) =>
  sampleOf(summarisePayouts.output, { currency: 'CNY', next_batch: 118, ...wanted })

const computation = {
  rule: 'royalty' as const,
  version: 1,
  month: '2026-11',
  before: '2600.00',
  withheld: '360.00',
  share: '6891.16',
  total: '9491.16',
  band: 'large' as const,
  taxed: '7592.93',
  on_total: '1518.59',
  tax: '1158.59',
}

type WantedPayout = NonNullable<Parameters<typeof sampleOf<typeof readPayout.output>>[1]>

export function payoutOf(wanted: WantedPayout = {}) {
  const sums = { tax: '1158.59', due: '0.00', net: '5732.57', computation }
  return sampleOf(readPayout.output, {
    id: 1100,
    number: 'W-1100',
    version: 2,
    currency: 'CNY',
    gross: '8613.95',
    share: '6891.16',
    fee: '0.00',
    ...sums,
    now: sums,
    member: { id: 7, name: 'Member 0', verified_at: '2024-03-11T00:00:00.000Z' },
    submitted_by: 'Member 0',
    account: { holder: 'Lin', is_verified_name: true, bank_name: 'ICBC', number_masked: '**** 4417' },
    approvals_wanted: 1,
    together: sums.net,
    can: { approve: true, refuse: true },
    ...wanted,
  })
}
