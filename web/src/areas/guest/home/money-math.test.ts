import { describe, expect, it } from 'vitest'
import { decimalOf, readAmount, wayOfMoney } from './money-math'

const terms = { rate: '0.8', fee: 0n, isTaxed: true }

describe('the way of money', () => {
  it('withholds by the royalty rule, or nothing where another law holds', () => {
    expect(wayOfMoney(1_000_000n, { ...terms, rate: '1' }).withheld).toBe(160_000n)
    expect(wayOfMoney(1_000_000n, { ...terms, rate: '1', isTaxed: false }).withheld).toBe(0n)
  })

  it('loses no cent: what is kept, withheld, charged and what arrives is what was paid', () => {
    for (const paid of [160_563n, 1n, 99_999n, 1_000_000n]) {
      const { kept, withheld, fee, arrives } = wayOfMoney(paid, { ...terms, rate: '0.8125' })
      expect(kept + withheld + fee + arrives).toBe(paid)
    }
  })

  it('rounds half a cent up, once', () => {
    expect(wayOfMoney(160_563n, terms).share).toBe(128_450n)
  })

  it('never sends less than nothing', () => {
    expect(wayOfMoney(100n, { ...terms, fee: 500n }).arrives).toBe(0n)
  })
})

describe('an amount that is typed', () => {
  it.each([
    ['1605.63', 160_563n],
    ['1,605.6', 160_560n],
    [' 20 ', 2_000n],
    ['3.999', 399n],
  ])('%s is read', (typed, amount) => expect(readAmount(typed, 2)).toBe(amount))

  it.each(['', 'a', '-5', '1e5', '99999999999'])('%s is none', typed =>
    expect(readAmount(typed, 2)).toBeUndefined(),
  )

  it('is written with the decimals of its currency', () => {
    expect(decimalOf(5n, 2)).toBe('0.05')
    expect(decimalOf(1234n, 0)).toBe('1234')
  })
})
