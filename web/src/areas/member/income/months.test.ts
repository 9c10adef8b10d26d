import { describe, expect, it } from 'vitest'
import { monthsBefore, monthsFrom } from './months'

describe('months', () => {
  it('run from the first to the present, across the year', () => {
    expect(monthsFrom('2025-11', new Date('2026-02-03T04:00:00Z'))).toEqual([
      '2026-02',
      '2026-01',
      '2025-12',
      '2025-11',
    ])
  })

  it('are at least the present one', () => {
    expect(monthsFrom(null, new Date('2026-02-03T04:00:00Z'))).toEqual(['2026-02'])
    expect(monthsFrom('2027-01', new Date('2026-02-03T04:00:00Z'))).toEqual(['2026-02'])
  })

  it('begin in China, whatever clock the browser has', () => {
    expect(monthsFrom('2026-08', new Date('2026-08-31T15:59:59Z'))).toEqual(['2026-08'])
    expect(monthsFrom('2026-08', new Date('2026-08-31T16:00:00Z'))).toEqual(['2026-09', '2026-08'])
  })

  it('are counted back and forth', () => {
    expect(monthsBefore('2026-01', 1)).toBe('2025-12')
    expect(monthsBefore('2026-11', -2)).toBe('2027-01')
  })
})
