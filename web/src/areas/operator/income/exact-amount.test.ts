import { describe, expect, it } from 'vitest'
import { addExact, isZero, negated, rounded, shareOf } from './exact-amount'

describe('an exact amount', () => {
  it('is added up without losing a decimal', () => {
    expect(addExact('0.1', '0.2')).toBe('0.3')
    expect(addExact('10338.19', '-10316.75')).toBe('21.44')
    expect(addExact('0.004812300', '-0.0048123')).toBe('0')
    expect(addExact()).toBe('0')
  })

  it('is rounded once, half away from zero, to what its currency has', () => {
    expect(rounded('1154.781021', 'CNY')).toBe('1154.78')
    expect(rounded('0.005', 'EUR')).toBe('0.01')
    expect(rounded('-0.005', 'EUR')).toBe('-0.01')
    expect(rounded('12.5', 'JPY')).toBe('13')
    expect(rounded('12', 'EUR')).toBe('12')
  })

  it('knows nothing when it is nothing, and its opposite', () => {
    expect(isZero('0.000')).toBe(true)
    expect(isZero('-0.0001')).toBe(false)
    expect(negated('14.92')).toBe('-14.92')
    expect(negated('-6.5')).toBe('6.5')
    expect(negated('0')).toBe('0')
  })

  it('is drawn as a share of the largest, never beyond the picture', () => {
    expect(shareOf('5', '10')).toBe(0.5)
    expect(shareOf('-5', '10')).toBe(0)
    expect(shareOf('5', '0')).toBe(0)
  })
})
