import { describe, expect, it } from 'vitest'
import { acrossBox, drawFlow, roundUnit, uprightBox } from './flow-geometry'

const amounts = {
  tracks: [
    { paid: 300, part: 300 },
    { paid: 100, part: 60 },
  ],
  exact: 288,
}

describe('the flow of a bill', () => {
  it('has as many lines as there is money, wherever it goes', () => {
    const { unit, tracks, others, operator, mine } = drawFlow(amounts, acrossBox)
    expect(unit).toBe(10)
    // From the tracks to where they join, and on from there.
    expect(tracks).toHaveLength(30 + 6 + 36)
    expect(others).toHaveLength(4)
    expect(mine).toHaveLength(29)
    expect(operator).toHaveLength(7)
  })

  it('draws nothing for others where nobody has a part', () => {
    const alone = drawFlow({ tracks: [{ paid: 10, part: 10 }], exact: 10 }, acrossBox)
    expect([alone.others, alone.operator]).toEqual([[], []])
    expect([alone.ends.others, alone.ends.operator]).toEqual([null, null])
  })

  it('stays within its frame, across and upright', () => {
    for (const box of [acrossBox, uprightBox]) {
      const { width, height, ...drawn } = drawFlow(amounts, box)
      const paths = [...drawn.tracks, ...drawn.others, ...drawn.operator, ...drawn.mine].join(' ')
      const numbers = paths.match(/-?[\d.]+/g)?.map(Number) ?? []
      const xs = numbers.filter((_, index) => index % 2 === 0)
      const ys = numbers.filter((_, index) => index % 2 === 1)
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...xs)).toBeLessThanOrEqual(width)
      expect(Math.max(...ys)).toBeLessThanOrEqual(height)
    }
  })

  it.each([
    [0.7, 1],
    [13, 20],
    [42, 50],
    [0.0031, 0.005],
  ])('counts %d in steps of %d', (wish, unit) => {
    expect(roundUnit(wish)).toBeCloseTo(unit)
  })
})
