import { describe, expect, it } from 'vitest'
import { drawFlow } from './flow-geometry'

const counts = (...given: number[]) => given.map(count => ({ count, room: 30 }))

describe('the flow of a report', () => {
  it('gives most strands to most lines, and one to whatever is there at all', () => {
    const { branches } = drawFlow(counts(47_803, 214, 3, 4))
    const strands = branches.map(({ paths }) => paths.length)
    expect(strands[0]).toBeGreaterThan(30)
    expect(strands.slice(1)).toEqual([1, 1, 1])
  })

  it('draws nothing for what is not there, and keeps no room for it', () => {
    const all = drawFlow(counts(10, 5, 5, 5))
    const some = drawFlow(counts(10, 0, 0, 5))
    expect(some.branches[1]?.paths).toEqual([])
    expect(some.height).toBeLessThan(all.height)
  })

  it('keeps the middles of its branches apart by the room that their words need', () => {
    const { branches } = drawFlow(counts(1, 1, 1, 1))
    const middles = branches.map(({ middle }) => middle)
    for (const [index, middle] of middles.slice(1).entries())
      expect(middle - (middles[index] ?? 0)).toBeGreaterThanOrEqual(30)
  })

  it('survives a file without a line', () => {
    expect(drawFlow(counts(0, 0, 0, 0)).branches.every(({ paths }) => paths.length === 0)).toBe(true)
  })
})
