import { describe, expect, it } from 'vitest'
import { barCount } from '#contract/release-pages/page-code'
import { barsOf, fullestStart } from './bars'

/** Pairs of down and up, quiet but for one part. */
const outline = (loudFrom: number, loudTo: number) =>
  Array.from({ length: 1500 }, (_, pair) => (pair >= loudFrom && pair < loudTo ? 100 : 20)).flatMap(
    height => [-height, height - 1],
  )

describe('bars of a recording', () => {
  it('are as many as are drawn, the loudest at 100', () => {
    const bars = barsOf(outline(0, 750))
    expect(bars).toHaveLength(barCount)
    expect(bars[0]).toBe(100)
    expect(bars.at(-1)).toBe(20)
  })

  it('of a part show that part', () => {
    expect(new Set(barsOf(outline(0, 750), { from: 0.6, to: 0.9 }))).toEqual(new Set([100]))
  })

  it('of what was never measured are none', () => {
    expect(barsOf([])).toEqual([])
  })
})

describe('an excerpt that nobody has chosen', () => {
  it('begins where the recording is fullest', () => {
    // 150 s: ten pairs a second.
    expect(fullestStart(outline(900, 1200), 150)).toBe(90)
  })

  it('ends before the recording does', () => {
    expect(fullestStart(outline(1400, 1500), 150)).toBe(120)
    expect(fullestStart(outline(0, 1500), 20)).toBe(0)
  })
})
