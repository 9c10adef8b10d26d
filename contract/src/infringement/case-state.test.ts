import { describe, expect, it } from 'vitest'
import {
  type CaseMover,
  caseEvents,
  caseStateAfter,
  caseStates,
  claimantEvents,
  isOpen,
  mayMoveCase,
  staffEvents,
  waitsFor,
} from './case-state'

/** Every way there is, written out: who goes it, from where, by what, to where. */
const ways = [
  'staff: received askMore more_asked',
  'claimant: more_asked addMore received',
  'staff: received takeMeasure measured',
  'staff: more_asked takeMeasure measured',
  'staff: received dismiss dismissed',
  'staff: more_asked dismiss dismissed',
  'member: measured counter countered',
  'staff: countered forward forwarded',
  'claimant: forwarded pursue pursued',
  ...['measured', 'countered', 'forwarded', 'pursued'].flatMap(state => [
    `staff: ${state} uphold upheld`,
    `staff: ${state} reject not_upheld`,
  ]),
  ...['received', 'more_asked', 'measured', 'countered', 'forwarded', 'pursued'].map(
    state => `claimant: ${state} withdraw withdrawn`,
  ),
  'system: received lapse lapsed',
  'system: more_asked lapse lapsed',
  'system: forwarded lapse lapsed',
]
const movers: CaseMover[] = ['claimant', 'member', 'staff', 'system']

describe('the table of a case', () => {
  it('has these ways and no other', () => {
    const found = caseStates.flatMap(state =>
      caseEvents.flatMap(event => {
        const next = caseStateAfter(state, event)
        const by = movers.filter(mover => mayMoveCase(mover, event)).join()
        return next ? [`${by}: ${state} ${event} ${next}`] : []
      }),
    )
    expect(found.toSorted()).toEqual(ways.toSorted())
  })

  it('offers staff and claimants what is theirs, and the claimant no more than that', () => {
    expect(caseEvents.filter(event => mayMoveCase('staff', event))).toEqual([...staffEvents])
    expect(caseEvents.filter(event => mayMoveCase('claimant', event))).toEqual([...claimantEvents])
  })

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
    expect(waitsFor).toEqual({
      ...{ received: 'staff', more_asked: 'claimant', measured: 'member' },
      ...{ countered: 'staff', forwarded: 'claimant' },
    })
  })
})
