import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isMonthly,
  type MonthSoFar,
  noMonth,
  type TaxRule,
  taxOn,
  taxRuleKinds,
  versionIn,
} from './tax-rules'

const royalty: TaxRule = { kind: 'royalty', version: 1, treatyRate: null }
const nonResident: TaxRule = { kind: 'non_resident', version: 2, treatyRate: null }
const vectors = new URL('../../../../shared/vectors/check-vectors.json', import.meta.url)

describe('what is withheld', () => {
  it.skipIf(!existsSync(vectors))('is as the check values say (they lie beside the project)', () => {
    const { taxResidentWithholdingFen: values } = JSON.parse(readFileSync(vectors, 'utf8')) as {
      taxResidentWithholdingFen: { grossFen: number; royalty: number }[]
    }
    expect(values.length).toBeGreaterThan(10)
    for (const { grossFen, royalty: tax } of values)
      expect(taxOn(royalty, BigInt(grossFen)), String(grossFen)).toBe(BigInt(tax))
  })

  it.each<[string, TaxRule]>([
    ['royalties', royalty],
    ['a non-resident', nonResident],
    ['a non-resident with a treaty', { ...nonResident, treatyRate: 1000 }],
    ['a non-resident whom a treaty exempts', { ...nonResident, treatyRate: 0 }],
    ['services', { kind: 'service', version: 1, treatyRate: null }],
    ['services of a non-resident', { ...nonResident, kind: 'non_resident_service' }],
  ])('of %s is the same however a sum is divided over a month, in whatever order', (_, rule) => {
    const parts = fc.array(fc.bigInt(1n, 3_000_000n), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(parts, shares => {
        const month = shares.reduce<MonthSoFar>(({ income, withheld }, share) => {
          const tax = taxOn(rule, share, { income, withheld })
          expect(tax).toBeGreaterThanOrEqual(0n)
          return { income: income + share, withheld: withheld + tax }
        }, noMonth)
        expect(month.withheld).toBe(taxOn(rule, month.income))
      }),
    )
  })

  it('never asks a non-resident for more because of a treaty', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 50_000_000n), fc.integer({ min: 0, max: 10_000 }), (income, treatyRate) => {
        expect(taxOn({ ...nonResident, treatyRate }, income)).toBeLessThanOrEqual(taxOn(nonResident, income))
      }),
    )
  })

  it('is nothing from companies, which submit an invoice, and where no tax is due', () => {
    for (const kind of ['company', 'none'] as const) {
      expect(taxOn({ kind, version: 1, treatyRate: null }, 1_000_000_00n)).toBe(0n)
    }
  })

  it('adds up by month where the law does', () => {
    expect([...taxRuleKinds, 'undecided'].filter(isMonthly)).toEqual([
      'royalty',
      'service',
      'non_resident',
      'non_resident_service',
    ])
    expect(taxRuleKinds.map(kind => versionIn(kind, '2026-11'))).toEqual([1, 1, 1, 2, 2, 1])
  })
})
