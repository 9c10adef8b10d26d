import { describe, expect, it } from 'vitest'
import { formatCount, formatDate } from './format'

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
