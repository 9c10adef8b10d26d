import { describe, expect, it } from 'vitest'
import { groupQueue } from './group-queue'

const of = (...unusual: number[]) => unusual.map(count => ({ unusual: count }))

describe('the two groups of what waits', () => {
  it('divide where nothing is unusual any more, and know how many there are in all', () => {
    const { close, plain } = groupQueue(of(3, 1, 0, 0), { isWhole: false, total: 9 })
    expect(close).toEqual({ rows: of(3, 1), count: 2, isLeast: false })
    expect(plain).toEqual({ rows: of(0, 0), count: 7, isLeast: false })
  })

  it('say so while it is not known where the unusual ones end', () => {
    const { close, plain } = groupQueue(of(3, 1), { isWhole: false, total: 9 })
    expect(close).toEqual({ rows: of(3, 1), count: 2, isLeast: true })
    expect(plain).toEqual({ rows: [], count: 0, isLeast: true })
  })

  it('count what was found where somebody searches', () => {
    const { close, plain } = groupQueue(of(1, 0), { isWhole: true, total: undefined })
    expect([close.count, plain.count, plain.isLeast]).toEqual([1, 1, false])
    expect(groupQueue(of(1, 0), { isWhole: false, total: undefined }).plain.isLeast).toBe(true)
  })
})
