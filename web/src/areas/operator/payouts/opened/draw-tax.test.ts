import { expect, it } from 'vitest'
import { drawTax, taxPicture } from './draw-tax'

it('is flat until something is taxed, and bends where the rule does', () => {
  const { rule } = drawTax('0.00', '6000.00', '2026-11')
  const points = [...rule.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
  expect(points).toHaveLength(4)
  expect(points[0]?.[1]).toBe(taxPicture.floor)
  expect(points[1]?.[1]).toBe(taxPicture.floor)
  expect(points[2]?.[1]).toBeLessThan(taxPicture.floor)
})

it('walks from what was approved before to the month’s total, over the bends between them', () => {
  const { walked, from, to } = drawTax('2600.00', '9491.16', '2026-11')
  expect(walked.startsWith(`M${from.x} ${from.y}`)).toBe(true)
  expect(walked.endsWith(`L${to.x} ${to.y}`)).toBe(true)
  expect(walked.match(/L/g)).toHaveLength(2)
  expect(to.y).toBeLessThan(from.y)
})

it('keeps a month below zero on the floor', () => {
  const { from, to } = drawTax('0.00', '-20.00', '2026-11')
  expect(from).toEqual(to)
  expect(to.y).toBe(taxPicture.floor)
})
