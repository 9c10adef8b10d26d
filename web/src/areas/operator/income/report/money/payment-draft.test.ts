import { describe, expect, it } from 'vitest'
import { findPaymentProblems, openAfter, type PaymentDraft, settledOf } from './payment-draft'

const draft: PaymentDraft = {
  ...{ currency: 'EUR', bankCurrency: 'EUR', receivedOn: '2026-11-16' },
  ...{ banked: '10301.75', charges: '15', settled: '', reason: '' },
}
const open = [{ currency: 'EUR' as const, amount: '10316.75' }]

describe('money of a payer', () => {
  it('settles what arrived and what the bank kept', () => {
    expect(settledOf(draft)).toBe('10316.75')
    expect(openAfter(draft, open)).toBe('0')
  })

  it('leaves open what is missing, and shows what is too much', () => {
    expect(openAfter({ ...draft, charges: '0' }, open)).toBe('15')
    expect(openAfter({ ...draft, banked: '20000' }, open)).toBe('-9698.25')
  })

  it('in another currency settles what somebody says', () => {
    const other: PaymentDraft = { ...draft, bankCurrency: 'CNY', banked: '80000.00' }
    expect(settledOf(other)).toBeUndefined()
    expect(findPaymentProblems(other)).toEqual(['settled'])
    expect(settledOf({ ...other, settled: '10316.75' })).toBe('10316.75')
  })

  it('has no more decimals than its currency, and a day', () => {
    expect(findPaymentProblems({ ...draft, banked: '1.234' })).toEqual(['banked', 'settled'])
    expect(findPaymentProblems({ ...draft, bankCurrency: 'JPY', banked: '12.5', settled: '1' })).toEqual([
      'banked',
    ])
    expect(findPaymentProblems({ ...draft, receivedOn: 'today' })).toEqual(['receivedOn'])
    expect(findPaymentProblems({ ...draft, charges: '-1' })).toEqual(['charges'])
  })
})
