import { describe, expect, it } from 'vitest'
import { formatAmount, inThousands } from './format-amount'

/** Specification, section 9: "Amounts shown with thousands separators and 2 decimals; an empty value shows '--'". */
describe('an amount', () => {
  it.each([
    ['1284.5', '1,284.50'],
    ['0', '0.00'],
    ['100', '100.00'],
    ['-1234567.89', '-1,234,567.89'],
    ['-123456', '-123,456.00'],
    ['999999999999999.99', '999,999,999,999,999.99'],
    ['', '--'],
    [null, '--'],
    [undefined, '--'],
    ['abc', '--'],
  ])('%j is shown as %s', (given, shown) => {
    expect(formatAmount(given, 'CNY')).toBe(shown)
  })

  /** product.md, section 8: "Amounts in JPY and KRW have no decimals." */
  it.each([
    ['1284', '1,284'],
    ['-1284567.00', '-1,284,567'],
    ['0', '0'],
  ])('%j of a currency without cents is shown as %s', (given, shown) => {
    expect([formatAmount(given, 'JPY'), formatAmount(given, 'KRW')]).toEqual([shown, shown])
  })

  it('shows a part of a cent where there is one', () => {
    expect([formatAmount('0.00437500', 'USD'), formatAmount('0.50', 'JPY')]).toEqual(['0.004375', '0.5'])
  })
})

it('what is no number has no thousands', () => {
  expect(['1284', '-1284.5', '1e9', '**** 1234', ''].map(inThousands)).toEqual([
    ...['1,284', '-1,284.5', '1e9', '**** 1234', ''],
  ])
})
