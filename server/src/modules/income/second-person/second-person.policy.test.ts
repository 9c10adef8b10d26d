import { describe, expect, it } from 'vitest'
import type { Currency } from '#contract/currency'
import { isAboveLimit, type Part } from './second-person.policy'

const site = { currency: 'CNY', above: 500_000n } as const
const part = (currency: Currency, amount: bigint, arrived?: bigint): Part => ({
  settled: { currency, amount },
  bank: arrived === undefined ? null : { currency: 'CNY', amount: arrived },
})
const isAbove = (parts: Part[], rates: Partial<Record<Currency, string>> = {}) =>
  isAboveLimit(site, parts, new Map(Object.entries(rates) as [Currency, string][]))

describe('the limit of the site', () => {
  it('is one for all parts, in whatever currency, and reached exactly is not passed', () => {
    const rates = { USD: '7.1234567891', JPY: '0.05' }
    expect(isAbove([part('USD', 70_000n), part('JPY', 270n)], rates)).toBe(false)
    expect(isAbove([part('USD', 70_000n), part('JPY', 272n)], rates)).toBe(true)
    expect(isAbove([part('CNY', 500_000n)], rates)).toBe(false)
    expect(isAbove([part('CNY', 500_000n), part('JPY', 1n)], rates)).toBe(true)
  })

  it('compares units with units where no rate is known, and adds them up', () => {
    expect(isAbove([part('USD', 200_000n), part('EUR', 200_000n), part('JPY', 1000n)])).toBe(false)
    expect(isAbove([part('USD', 200_000n), part('EUR', 200_000n), part('JPY', 1001n)])).toBe(true)
  })

  it('takes of what was settled and what arrived the larger, part by part', () => {
    expect(isAbove([part('USD', 35_000n, 250_001n), part('USD', 35_714n, 1n)], { USD: '7' })).toBe(false)
    expect(isAbove([part('USD', 35_000n, 250_003n), part('USD', 35_714n, 1n)], { USD: '7' })).toBe(true)
  })

  it('takes a rate of the own currency of the site for one', () => {
    expect(isAbove([part('CNY', 500_001n)], { CNY: '0.1' })).toBe(true)
  })

  it('is none where the site has cleared it', () => {
    expect(isAboveLimit({ currency: 'CNY', above: null }, [part('CNY', 10n ** 14n)], new Map())).toBe(false)
  })
})
