import { describe, expect, it } from 'vitest'
import type { Currency } from '#contract/currency'
import type { LedgerEntry } from '../ledger/write-transaction'
import { operatorShare } from './operator-share'

const entry = (currency: Currency, amount: bigint): LedgerEntry => ({
  account: { kind: 'member_pending', currency, memberId: 1 },
  amount,
})

describe('the share of the operator', () => {
  it('is what is left of the debits when everybody has what is theirs', () => {
    expect(operatorShare('CNY', [entry('CNY', 1000n), entry('CNY', -800n), entry('CNY', -50n)])).toBe(150n)
  })

  it('is below zero where rounding gave away more than there was', () => {
    expect(operatorShare('CNY', [entry('CNY', 1n), entry('CNY', -1n), entry('CNY', -1n)])).toBe(-1n)
  })

  it('counts nothing in another currency', () => {
    expect(operatorShare('CNY', [entry('USD', 700n), entry('CNY', 9n), entry('USD', -700n)])).toBe(9n)
    expect(operatorShare('JPY', [entry('USD', 700n)])).toBe(0n)
  })
})
