import { expect, it } from 'vitest'
import { lastMonths } from './last-months'

it('offers the months that are over, over the turn of the year', () => {
  const months = lastMonths(new Date(2026, 1, 28))
  expect(months.slice(0, 3)).toEqual(['2026-01', '2025-12', '2025-11'])
  expect(new Set(months).size).toBe(24)
})

it('takes the present month of China, not of the clock at hand', () => {
  expect(lastMonths(new Date('2026-11-30T17:00:00Z'))[0]).toBe('2026-11')
})
