import { describe, expect, test } from 'vitest'
import type { Figure } from '../bench/figure'
import { compareFigure, findMissing, keepFigures, whatIsBetter } from './compare-figures'

const figure = (value: number, target = '', unit = 'ms'): Figure => ({
  name: 'a list',
  value,
  unit,
  target,
  pass: true,
})
const isWorse = (measured: Figure, kept: number) =>
  compareFigure(measured, { value: kept, unit: measured.unit }).isWorse

describe('a figure beside the baseline', () => {
  test('is worse by more than a tenth in the direction that its target or its unit says', () => {
    expect(isWorse(figure(111, '<= 200'), 100)).toBe(true)
    expect(isWorse(figure(110, '<= 200'), 100)).toBe(false)
    expect(isWorse(figure(50, '<= 200'), 100)).toBe(false)
    expect(isWorse(figure(0.89, '>= 0.5', ''), 1)).toBe(true)
    expect(isWorse(figure(0.9, '>= 0.5', ''), 1)).toBe(false)
    expect(isWorse(figure(111), 100)).toBe(true)
    expect(isWorse(figure(89, '', 'lines/s'), 100)).toBe(true)
    expect(isWorse(figure(99, '100', '%'), 112)).toBe(true)
  })

  test('says by how much it differs', () => {
    expect(compareFigure(figure(125), { value: 100, unit: 'ms' })).toMatchObject({
      baseline: 100,
      change: '+25 %',
    })
    expect(compareFigure(figure(75), { value: 100, unit: 'ms' }).change).toBe('-25 %')
    expect(compareFigure(figure(0.1, '<= 0.2', ''), { value: 0, unit: '' })).toMatchObject({ isWorse: true })
    expect(compareFigure(figure(0, '<= 0.2', ''), { value: 0, unit: '' })).toMatchObject({ isWorse: false })
  })

  test('that could not be measured is worse', () => {
    expect(isWorse(figure(Number.NaN, '>= 1'), 2)).toBe(true)
  })

  test('that only describes what was measured is neither', () => {
    expect(whatIsBetter(figure(90, '', 'MB'))).toBeUndefined()
    expect(isWorse(figure(900, '', 'MB'), 90)).toBe(false)
  })

  test('may be new', () => {
    expect(compareFigure(figure(1), undefined)).toEqual({ isWorse: false })
  })
})

test('the baseline keeps what was measured, and finds what no longer is', () => {
  const kept = keepFigures([figure(5), { ...figure(Number.NaN), name: 'broken' }])
  expect(kept).toEqual({ 'a list': { value: 5, unit: 'ms' } })
  expect(findMissing([figure(5)], kept)).toEqual([])
  expect(findMissing([], kept)).toEqual(['a list'])
})
