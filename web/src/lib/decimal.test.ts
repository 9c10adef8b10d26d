import { describe, expect, it } from 'vitest'
import { addDecimals, asPercent, negated, subtractDecimals } from './decimal'

describe('decimals', () => {
  it('are added to the last digit', () => {
    expect(addDecimals('429.577912', '0.00231')).toBe('429.580222')
    expect(addDecimals('0.1', '0.2')).toBe('0.3')
    expect(addDecimals('-0.5', '0.5')).toBe('0')
    expect(addDecimals('99999999999999999999.01', '0.99')).toBe('100000000000000000000')
    expect(addDecimals()).toBe('0')
  })

  it('are taken away from each other', () => {
    expect(subtractDecimals('429.580222', '429.58')).toBe('0.000222')
    expect(subtractDecimals('1', '1.5')).toBe('-0.5')
    expect([negated('0.00'), negated('-3.10'), negated('3.10')]).toEqual(['0.00', '3.10', '-3.10'])
  })

  it.each([
    ['1', '100%'],
    ['0.8', '80%'],
    ['0.6025', '60.25%'],
    ['0.333333333333333333', '33.3333333333333333%'],
  ])('%s as a part is %s', (part, shown) => {
    expect(asPercent(part)).toBe(shown)
  })
})
