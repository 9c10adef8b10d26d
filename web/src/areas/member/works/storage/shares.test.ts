import { describe, expect, it } from 'vitest'
import { sharesOf } from './shares'

describe('what the storage holds', () => {
  it('is told from the heaviest, with what is on its way as the rest', () => {
    const use = {
      used: 100,
      quota: 1000,
      by_type: [
        { type: 'cover' as const, used: 10, files: 2 },
        { type: 'music' as const, used: 70, files: 3 },
        { type: 'mv' as const, used: 0, files: 0 },
      ],
    }
    expect(sharesOf(use)).toEqual([
      { type: 'music', used: 70, files: 3, share: 0.07 },
      { type: 'underWay', used: 20, files: undefined, share: 0.02 },
      { type: 'cover', used: 10, files: 2, share: 0.01 },
    ])
  })

  it('has no rest when one file serves two types', () => {
    const use = {
      used: 50,
      quota: 1000,
      by_type: [
        { type: 'music' as const, used: 50, files: 1 },
        { type: 'accompany' as const, used: 50, files: 1 },
      ],
    }
    expect(sharesOf(use).map(({ type }) => type)).toEqual(['music', 'accompany'])
  })
})
