import { describe, expect, it } from 'vitest'
import { stationOf, wayOf } from './work-way'

describe('the way of a work', () => {
  it('is behind it as far as it has come', () => {
    expect(wayOf('00')).toEqual(['now', 'next', 'next', 'next', 'next'])
    expect(wayOf('101')).toEqual(['done', 'now', 'next', 'next', 'next'])
    expect(wayOf('301')).toEqual(['done', 'done', 'now', 'next', 'next'])
    expect(wayOf('991')).toEqual(['done', 'done', 'done', 'done', 'done'])
  })

  it('stops at the review for a rejected one', () => {
    expect(wayOf('400')).toEqual(['done', 'done', 'problem', 'next', 'next'])
    expect(stationOf('400')).toBe('review')
  })

  it('is gone once the work was taken down', () => {
    for (const status of ['980', '981'] as const)
      expect(wayOf(status)).toEqual(['next', 'next', 'next', 'next', 'next'])
  })
})
