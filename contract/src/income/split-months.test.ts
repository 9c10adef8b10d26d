import { describe, expect, it } from 'vitest'
import { beginOfMonth, monthAfter, monthInChina } from '../china-months'
import { endOfProposal } from './split-months'

describe('months', () => {
  it('change at midnight in China', () => {
    expect(monthInChina(new Date('2026-12-31T15:59:59.999Z'))).toBe('2026-12')
    expect(monthInChina(new Date('2026-12-31T16:00:00Z'))).toBe('2027-01')
    expect(beginOfMonth('2027-01')).toEqual(new Date('2026-12-31T16:00:00Z'))
  })

  it('follow each other across years, both ways', () => {
    expect(monthAfter('2026-12')).toBe('2027-01')
    expect(monthAfter('2026-11', 24)).toBe('2028-11')
    expect(monthAfter('2026-01', -11)).toBe('2025-02')
  })

  it('end an invitation early when they begin within its days', () => {
    const now = new Date('2026-11-10T04:00:00Z')
    expect(endOfProposal('2027-03', now)).toEqual(new Date('2026-12-10T04:00:00Z'))
    expect(endOfProposal('2026-12', now)).toEqual(new Date('2026-11-30T16:00:00Z'))
  })
})
