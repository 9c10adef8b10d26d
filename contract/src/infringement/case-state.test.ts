import { describe, expect, it } from 'vitest'
import { caseEvents, caseStateAfter, caseStates, isOpen, waitsFor } from './case-state'

describe('the table of a case', () => {
  it('leads from every open state to an end, and from none of the ends on', () => {
    for (const state of caseStates) {
      const next = caseEvents.map(event => caseStateAfter(state, event)).filter(Boolean)
      expect(next.length > 0, state).toBe(isOpen(state))
    }
  })

  it('reaches every state from the first one', () => {
    const reached = new Set<string>(['received'])
    for (const state of reached)
      for (const event of caseEvents) {
        const next = caseStateAfter(state as 'received', event)
        if (next) reached.add(next)
      }
    expect([...reached].sort()).toEqual([...caseStates].sort())
  })

  it('lets the clock run only while a case is open', () => {
    expect(Object.keys(waitsFor).every(isOpen)).toBe(true)
  })
})
