import { expect, it } from 'vitest'
import { drawTax, taxPicture } from './draw-tax'

const royalty = (before: string, total: string) =>
  drawTax({ rule: 'royalty', month: '2026-11', rate: '', before, total })
const abroad = (total: string, rate = '') =>
  drawTax({ rule: 'non_resident', month: '2026-11', rate, before: '0.00', total })
const pointsOf = (path: string) =>
  [...path.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

it('is flat until something is taxed, and bends where the rule does', () => {
  const { rule } = royalty('0.00', '6000.00')
  const points = pointsOf(rule)
  expect(points).toHaveLength(4)
  expect(points[0]?.[1]).toBe(taxPicture.floor)
  expect(points[1]?.[1]).toBe(taxPicture.floor)
  expect(points[2]?.[1]).toBeLessThan(taxPicture.floor)
})

it('walks from what was approved before to the month’s total, over the bends between them', () => {
  const { walked, from, to } = royalty('2600.00', '9491.16')
  expect(walked.startsWith(`M${from.x} ${from.y}`)).toBe(true)
  expect(walked.endsWith(`L${to.x} ${to.y}`)).toBe(true)
  expect(walked.match(/L/g)).toHaveLength(2)
  expect(to.y).toBeLessThan(from.y)
})

it('keeps a month below zero on the floor', () => {
  const { from, to } = royalty('0.00', '-20.00')
  expect(from).toEqual(to)
  expect(to.y).toBe(taxPicture.floor)
})

it('bends with each step of the table for non-residents that the picture reaches', () => {
  // 3,750 and 15,000 are the first two edges; the next one, 31,250, lies beyond.
  expect(pointsOf(abroad('15000.00').rule)).toHaveLength(4)
  expect(pointsOf(abroad('100000.00').rule)).toHaveLength(8)
})

it('bends down where a treaty begins to ask for less', () => {
  const free = pointsOf(abroad('100000.00').rule)
  const treaty = pointsOf(abroad('100000.00', '10.00').rule)
  expect(treaty).toHaveLength(free.length + 1)
  const slope = ([x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number]) =>
    (y0 - y1) / (x1 - x0)
  const slopes = treaty
    .slice(1)
    .map((point, index) => slope(treaty[index] as readonly [number, number], point))
  // From the crossing on it is one straight line.
  expect(slopes.at(-1)).toBeCloseTo(slopes.at(-2) as number, 1)
})
