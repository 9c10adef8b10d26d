import { describe, expect, it } from 'vitest'
import { moveInAfter, moveInEvents, moveInStates } from './move-in-state'

describe('the table of a move-in', () => {
  it('holds these ways and no others', () => {
    const ways = moveInEvents.flatMap(event =>
      moveInStates.flatMap(from => {
        const to = moveInAfter(from, event)
        return to ? [`${from} ${event} ${to}`] : []
      }),
    )
    expect(ways).toEqual([
      'open list reading',
      'failed list reading',
      'ready list reading',
      'reading read ready',
      'reading fail failed',
      'ready make making',
      'making made ready',
      'open close closed',
      'reading close closed',
      'failed close closed',
      'ready close closed',
      'making close closed',
    ])
  })

  it('leaves nothing that is closed', () => {
    for (const event of moveInEvents) expect(moveInAfter('closed', event)).toBeUndefined()
  })
})
