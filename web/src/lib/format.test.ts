import { describe, expect, it } from 'vitest'
import { formatAmount, formatCount, formatDate } from './format'

describe('an amount', () => {
  it.each([
    ['1284.5', '1,284.50'],
    ['0', '0.00'],
    ['-1234567.89', '-1,234,567.89'],
    ['999999999999999.99', '999,999,999,999,999.99'],
    ['', '--'],
    [null, '--'],
    [undefined, '--'],
    ['abc', '--'],
  ])('%j is shown as %s', (given, shown) => {
    expect(formatAmount(given, 'CNY')).toBe(shown)
  })

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

describe('a date', () => {
  it('is year-month-day, and -- when there is none', () => {
    expect(formatDate('2026-03-09')).toBe('2026-03-09')
    expect(formatDate(new Date(2026, 0, 5))).toBe('2026-01-05')
    expect(formatDate('nonsense')).toBe('--')
    expect(formatDate(null)).toBe('--')
  })
})

describe('a count', () => {
  it('has thousands separators', () => {
    expect(formatCount(1234567)).toBe('1,234,567')
  })
})
