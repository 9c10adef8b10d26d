import { describe, expect, it } from 'vitest'
import { LineSample } from './line-sample'

const lineOf = (number: number) => ({
  saleMonth: number % 2 ? '2026-08' : '2026-09',
  country: 'FR',
  quantity: number % 900,
  amount: `0.${number}1`,
})

function sampleOf(numbers: Iterable<number>): LineSample {
  const sample = new LineSample()
  for (const number of numbers) sample.add(lineOf(number), number % 700, 1, 2)
  return sample
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => from + place)

/** How much of the smaller sample is in the other, at the coarser of the two. */
function share(one: LineSample, other: LineSample): number {
  const thinning = Math.max(one.thinning, other.thinning)
  const thinned = (sample: LineSample) =>
    new Set(
      sample.marks.map(({ mark }) => mark).filter(mark => BigInt.asUintN(thinning, BigInt(mark)) === 0n),
    )
  const [here, there] = [thinned(one), thinned(other)]
  return [...here].filter(mark => there.has(mark)).length / Math.min(here.size, there.size)
}

describe('the sample of a report', () => {
  it('holds every line of a small one, and equal lines as often as they come', () => {
    const sample = sampleOf([1, 2, 3, 2])
    expect(sample.thinning).toBe(0)
    expect(sample.marks.map(({ lines }) => lines).sort()).toEqual([1, 1, 2])
  })

  it('is the same whatever order the lines come in', () => {
    const numbers = range(0, 50_000)
    const inOrder = sampleOf(numbers)
    const turned = sampleOf(numbers.reverse())
    const sorted = (sample: LineSample) => sample.marks.map(({ mark }) => mark).sort()
    expect(turned.thinning).toBe(inOrder.thinning)
    expect(sorted(turned)).toEqual(sorted(inOrder))
  })

  it('stays small and tells how much of a report is in another, also in one ten times as long', () => {
    const whole = sampleOf(range(0, 300_000))
    expect(whole.marks.length).toBeLessThanOrEqual(8192)
    expect(whole.marks.length).toBeGreaterThan(2048)
    expect(share(whole, sampleOf(range(30_000, 330_000)))).toBeCloseTo(0.9, 1)
    expect(share(whole, sampleOf(range(100_000, 130_000)))).toBe(1)
    expect(share(whole, sampleOf(range(300_000, 600_000)))).toBeLessThan(0.01)
  })

  it('tells lines apart by each of their parts', () => {
    const line = lineOf(1)
    const others = [
      { ...line, saleMonth: '2026-07' },
      { ...line, country: 'DE' },
      { ...line, quantity: 2 ** 33 + line.quantity },
      { ...line, amount: '-0.11' },
    ]
    const sample = sampleOf([1])
    for (const other of others) sample.add(other, 1, 1, 2)
    sample.add(line, 2, 1, 2)
    sample.add(line, 1, 2, 2)
    sample.add(line, 1, 1, 1)
    expect(sample.marks).toHaveLength(1 + others.length + 3)
  })
})
