// A law that changes from a month on, while what was computed before stays as it was.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bandOf, royaltyIn, royaltyOf } from './royalty-tax'
import { type RoyaltyLaw, royaltyVersions } from './royalty-versions'
import { type TaxRule, taxOn, versionIn } from './tax-rules'

/** As an update of the program would bring it; the table is put back for whoever is tested next. */
const table = royaltyVersions as unknown as RoyaltyLaw[]
const next = { version: 2, from: '2027-01', free: 1000, smallIncome: 5000, freePercent: 30, taxPercent: 10 }
beforeAll(() => {
  table.push(next)
})
afterAll(() => {
  table.pop()
})

const ruleIn = (month: string): TaxRule => ({
  kind: 'royalty',
  treatyRate: null,
  version: versionIn('royalty', month),
})

describe('a second version of the royalty rule', () => {
  it('is chosen by the month, from its first one on', () => {
    expect(
      ['2018-01', '2019-01', '2026-12', '2027-01', '2031-05'].map(month => royaltyIn(month).version),
    ).toEqual([1, 1, 1, 2, 2])
    expect(versionIn('none', '2027-01')).toBe(1)
  })

  it('computes what is withheld in its months, and nothing in those before', () => {
    const taxes = (month: string) => [900_00n, 4_000_00n, 10_000_00n].map(sum => taxOn(ruleIn(month), sum))
    expect(taxes('2026-12')).toEqual([20_00n, 640_00n, 1600_00n])
    expect(taxes('2027-01')).toEqual([0n, 300_00n, 700_00n])
    expect(bandOf(4_500_00n, royaltyOf(2))).toEqual({ band: 'small', taxed: 3_500_00n })
  })

  it('is named, and a name that is none is an error', () => {
    expect(royaltyOf(1).free).toBe(800)
    expect(() => royaltyOf(3)).toThrow()
  })
})
