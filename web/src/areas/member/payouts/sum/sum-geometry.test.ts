import { describe, expect, it } from 'vitest'
import { drawSum } from './sum-geometry'

const counts = (amounts: number[]) =>
  drawSum(amounts, [1, 1, 1, 0.5]).bundles.map(bundle => bundle?.paths.length)

describe('the picture of a withdrawal', () => {
  it('gives every part lines by its size', () => {
    expect(counts([3108, 735, 0, 961])).toEqual([16, 4, undefined, 5])
  })

  it('shows a part however small it is', () => {
    expect(counts([10_000, 1, 1, 0])).toEqual([24, 1, 1, undefined])
  })

  it('ends each bundle below the one before, and the last one earlier', () => {
    const { bundles, height } = drawSum([60, 20, 0, 20], [1, 1, 1, 0.5])
    const ends = bundles.flatMap(bundle => (bundle ? [bundle.end] : []))
    expect(ends.map(([along]) => along)).toEqual([100, 100, 50])
    const across = ends.map(([, y]) => y)
    expect(across.toSorted((one, other) => one - other)).toEqual(across)
    expect(across.at(-1)).toBeLessThan(height)
  })

  it('draws nothing of nothing', () => {
    expect(drawSum([0, 0], [1, 1]).bundles).toEqual([null, null])
  })
})
