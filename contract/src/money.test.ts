import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inDecimalsOf } from './currency'
import { inDecimals, minor, parseMoney, toDecimal } from './money'
import { percentOf } from './percent'

describe('money', () => {
  it('goes through the wire and back without losing a cent', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }),
        fc.constantFrom('CNY', 'JPY'),
        (amount, currency) => {
          const money = { amount: minor(amount), currency } as const
          expect(parseMoney(toDecimal(money), currency)).toEqual(money)
        },
      ),
    )
  })

  it('writes the decimals of its currency', () => {
    expect(toDecimal({ amount: minor(5n), currency: 'CNY' })).toBe('0.05')
    expect(toDecimal({ amount: minor(-128450n), currency: 'CNY' })).toBe('-1284.50')
    expect(toDecimal({ amount: minor(1284n), currency: 'JPY' })).toBe('1284')
    expect(toDecimal({ amount: minor(0n), currency: 'CNY' })).toBe('0.00')
    expect(toDecimal({ amount: minor(0n), currency: 'JPY' })).toBe('0')
    expect(inDecimals('-5', 'CNY')).toBe('-0.05')
    expect(inDecimals(7, 'JPY')).toBe('7')
  })

  it.each(['1,000.00', '1.005', '1e5', '', '--', 'NaN', '1.', '.5', ' 1'])('refuses to guess at %j', text => {
    expect(() => parseMoney(text, 'CNY')).toThrow(RangeError)
    expect(() => parseMoney(text, 'CNY')).toThrow(`: ${text}`)
  })

  it('fills up what was left out, and takes no decimals where there are none', () => {
    expect(['5', '5.5', '-0.05'].map(text => parseMoney(text, 'CNY').amount)).toEqual([500n, 550n, -5n])
    expect(() => parseMoney('5.5', 'JPY')).toThrow('JPY has 0 decimals: 5.5')
  })
})

describe('an amount in words of its currency', () => {
  it('has its decimals, no fewer, and more only where it is finer', () => {
    const given = ['1284', '1284.5', '-1284.500', '0.004375', '0']
    expect(given.map(amount => inDecimalsOf('CNY', amount))).toEqual([
      '1284.00',
      '1284.50',
      '-1284.50',
      '0.004375',
      '0.00',
    ])
    expect(['1284', '-1284.00', '0.50'].map(amount => inDecimalsOf('JPY', amount))).toEqual([
      '1284',
      '-1284',
      '0.5',
    ])
  })
})

describe('a share', () => {
  it('is shown in percent without a float ever seeing it', () => {
    expect(['0.8', '0.8000', '0.8125', '1', '0', '0.0750'].map(percentOf)).toEqual([
      '80',
      '80',
      '81.25',
      '100',
      '0',
      '7.5',
    ])
  })
})
