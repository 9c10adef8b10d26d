import { describe, expect, it } from 'vitest'
import { beginOfMonth, monthAfter, monthInChina } from '../china-months'
import { endOfProposal } from './split-months'
import { percent, readPercent, writePercent } from './split-percent'
import { splitAfter, splitEvents, splitStates } from './split-state'

describe('the ways of a split', () => {
  it('lead from a proposal to every other state, and none leads on', () => {
    const reached = splitEvents.map(event => splitAfter('proposed', event))
    expect(['proposed', ...reached].sort()).toEqual([...splitStates].sort())
    for (const state of splitStates.filter(of => of !== 'proposed')) {
      for (const event of splitEvents) expect(splitAfter(state, event), `${state} ${event}`).toBeUndefined()
    }
  })
})

describe('a percent', () => {
  it.each([
    ['0.01', 1],
    ['12.5', 1250],
    ['33.33', 3333],
    ['100', 10_000],
    ['100.00', 10_000],
  ])('%s is %i hundredths', (text, part) => {
    expect(percent.safeParse(text).success).toBe(true)
    expect(readPercent(text)).toBe(part)
    expect(readPercent(writePercent(part))).toBe(part)
  })

  it.each(['0', '0.00', '100.01', '1.234', '-5', '1e1', '', '101', '.5'])('%s is none', text => {
    expect(percent.safeParse(text).success).toBe(false)
    expect(readPercent(text)).toBeUndefined()
  })

  it('is understood as people type it', () => {
    expect(readPercent(' 12,5 % ')).toBe(1250)
    expect(readPercent('５０％')).toBe(5000)
  })
})

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
