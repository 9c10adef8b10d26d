// Bills to be withdrawn, what they come to, and withdrawals: figures that add up.
import { incomeStanding } from '#contract/income/income-figures-calls'
import { listBanks, payoutStanding } from '#contract/payouts/bank-account-calls'
import {
  listPayableBills,
  listWithdrawals,
  previewWithdrawal,
  readWithdrawal,
} from '#contract/payouts/withdrawal-calls'
import { sampleOf } from './sample-of'
import { answer, answerInPassing } from './server'
import { visitAsMember } from './visit'

type Some<S extends Parameters<typeof sampleOf>[0]> = NonNullable<Parameters<typeof sampleOf<S>>[1]>
type Payable = NonNullable<Some<typeof listPayableBills.output>['items']>[number]
type Own = NonNullable<Some<typeof listWithdrawals.output>['items']>[number]

/** Two to choose from, and a correction that joins. */
const sampleBills: Payable[] = [
  { id: 1, sp_name: 'Spotify', month: '2026-11', total: '2500.00', share: '2000.00' },
  { id: 2, sp_name: 'QQ Music', month: '2026-10', total: '125.00', share: '100.00' },
  { id: 3, sp_name: 'NetEase', month: '2026-10', share: '-36.24', joins: true, tag: 'adjustment' },
]

/** Answered page by page, as many as there are. */
export function answerPayable(now: Payable[] = sampleBills, later: Payable[] = [], pageSize = 100) {
  answer(listPayableBills, ({ when, cursor }) => {
    const all = (when === 'later' ? later : now).map(bill => ({ month: '2026-10', ...bill }))
    const start = Number(cursor ?? 0)
    const end = start + pageSize
    return sampleOf(listPayableBills.output, {
      items: all.slice(start, end),
      next_cursor: end < all.length ? String(end) : null,
      ...{ currency: 'CNY', bills: all.length, minimum: '100.00', fee: '0.00' },
    })
  })
}

export const samplePreview = (changes: Some<typeof previewWithdrawal.output> = {}) =>
  sampleOf(previewWithdrawal.output, {
    ...{
      currency: 'CNY',
      gross: '2500.00',
      share: '2000.00',
      tax: '240.00',
      net: '1760.00',
      minimum: '100.00',
    },
    computation: {
      ...{ rule: 'royalty', month: '2026-11', share: '2000.00', total: '2000.00', band: 'small' },
      ...{ taxed: '1200.00', on_total: '240.00', tax: '240.00' },
    },
    ...changes,
  })

export const ownWithdrawal = (changes: Own = {}): Own => ({
  ...{ id: 1103, number: 'W-1103', state: 'submitted', currency: 'CNY', bills: 2 },
  ...{ gross: '2500.00', share: '2000.00', tax: '240.00', fee: '0.00', net: '1760.00', version: 3 },
  account: { holder: 'Chen Yehang', bank_name: 'ICBC', number_masked: '**** 3446' },
  submitted_at: '2026-11-03T02:12:00.000Z',
  can: { cancel: true },
  ...changes,
})

export const answerWithdrawals = (...items: Own[]) =>
  answer(listWithdrawals, sampleOf(listWithdrawals.output, { currency: 'CNY', items, years: [2026] }))

export const detailOf = (changes: Some<typeof readWithdrawal.output> = {}) =>
  sampleOf(readWithdrawal.output, { ...(ownWithdrawal() as Some<typeof readWithdrawal.output>), ...changes })

/** The page of somebody with a bank account. Whatever the test has answered before stays so. */
export function visitWithdraw(query = '', options: Parameters<typeof visitAsMember>[1] = {}) {
  answerInPassing(incomeStanding, listPayableBills, listWithdrawals, listBanks)
  answer(
    payoutStanding,
    sampleOf(payoutStanding.output, {
      holder: { kind: 'member', name: 'Chen Yehang', mobile_masked: '138****0001' },
      account: { kind: 'card', holder: 'Chen Yehang', bank_name: 'ICBC', number_masked: '**** 3446' },
      can_bind: true,
    }),
  )
  return visitAsMember(`/person-center/withdraw${query}`, options)
}
