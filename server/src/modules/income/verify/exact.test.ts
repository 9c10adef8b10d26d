import { describe, expect, it } from 'vitest'
import { asText, exact, isEqual, minus, plus, times, toMinorUnits } from './exact'

describe('a decimal', () => {
  it('is added and multiplied without losing a digit', () => {
    expect(asText(plus(exact('0.1'), exact('-0.000000000000000001')))).toBe('0.099999999999999999')
    expect(asText(times(exact('-1.05'), exact('7.2')))).toBe('-7.56')
    expect(asText(minus(exact('2'), exact('2.00')))).toBe('0')
    expect(isEqual(exact('1.50'), exact('1.5'))).toBe(true)
  })

  it.each([
    ['0.005', 2, 1n],
    ['-0.005', 2, -1n],
    ['0.00499999999999999999', 2, 0n],
    ['1234.5', 0, 1235n],
    ['-1234.5', 0, -1235n],
    ['3', 2, 300n],
  ])('%s with %i decimals is %s, half away from zero', (text, decimals, minor) => {
    expect(toMinorUnits(exact(text), decimals)).toBe(minor)
  })

  it('is nothing else', () => {
    for (const text of ['', '1e3', '+1', '1,5', ' 1']) expect(() => exact(text), text).toThrow(RangeError)
  })
})
