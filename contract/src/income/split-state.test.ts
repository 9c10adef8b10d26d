import { describe, expect, it } from 'vitest'
import { partyAnswers, splitAfter, splitEvents, splitRules, splitStates } from './split-state'

describe('the ways of a split', () => {
  it('lead from a proposal to what it was settled as, and none leads on', () => {
    const ways = splitStates.flatMap(state =>
      splitEvents.flatMap(event => {
        const next = splitAfter(state, event)
        return next ? [`${state} ${event} ${next}`] : []
      }),
    )
    expect(ways).toEqual([
      'proposed agree agreed',
      'proposed decline declined',
      'proposed cancel cancelled',
      'proposed expire expired',
    ])
  })

  it('have a word for each end, and a party one for each answer', () => {
    expect(splitStates).toEqual(['proposed', 'agreed', 'declined', 'cancelled', 'expired'])
    expect(partyAnswers).toEqual(['invited', 'accepted', 'declined'])
  })

  it('leave thirty days for an answer', () => {
    expect(splitRules).toEqual({ days: 30, mostParties: 20, daysBetweenReminders: 3, monthsAhead: 24 })
  })
})
