import { describe, expect, it } from 'vitest'
import type { WorkCan } from '#contract/works/work'
import { workCan } from '#contract/works/work'
import { actsOf } from './acts'

const nothing = Object.fromEntries(Object.keys(workCan.shape).map(name => [name, false])) as WorkCan
const online = { ...nothing, take_down: true, start_revision: true, add_material: true }

describe('what can be done with a work', () => {
  it('is what the server allows', () => {
    expect(actsOf({ id: 5, status: '981', can: nothing, revision: null })).toEqual({
      journeys: [],
      deeds: [],
    })
    expect(actsOf({ id: 5, status: '991', can: online, revision: null })).toEqual({
      journeys: ['edit', 'addMaterial', 'promote'],
      deeds: [{ deed: 'takeDown', id: 5 }],
    })
  })

  it('offers an open revision instead of another one, and to give that up', () => {
    const revision = { id: 9, status: '01', purpose: 'supplement' } as const
    expect(actsOf({ id: 5, status: '991', can: online, revision })).toEqual({
      journeys: ['seeAdded', 'promote'],
      deeds: [
        { deed: 'discard', id: 9 },
        { deed: 'takeDown', id: 5 },
      ],
    })
  })

  it('does not give up a revision that is being reviewed, but may take it back', () => {
    const revision = { id: 9, status: '201', purpose: 'revision' } as const
    const inReview = { id: 9, can: { ...nothing, recall: true } }
    expect(actsOf({ id: 5, status: '991', can: online, revision }).deeds).toEqual([
      { deed: 'takeDown', id: 5 },
    ])
    expect(actsOf({ id: 5, status: '991', can: online, revision }, inReview).deeds).toEqual([
      { deed: 'recall', id: 9 },
      { deed: 'takeDown', id: 5 },
    ])
  })
})
