import { describe, expect, it } from 'vitest'
import { archiveAfter, archiveEvents, archiveStates } from './archive-state'

describe('the table of an archive', () => {
  it('holds these ways and no others', () => {
    const ways = archiveEvents.flatMap(event =>
      archiveStates.flatMap(from => {
        const to = archiveAfter(from, event)
        return to ? [`${from} ${event} ${to}`] : []
      }),
    )
    expect(ways).toEqual([
      'asked begin building',
      'building begin building',
      'building finish ready',
      'asked fail failed',
      'building fail failed',
      'ready expire expired',
    ])
  })

  it('leaves nothing that failed or ran out', () => {
    for (const event of archiveEvents) {
      expect(archiveAfter('failed', event)).toBeUndefined()
      expect(archiveAfter('expired', event)).toBeUndefined()
    }
  })
})
