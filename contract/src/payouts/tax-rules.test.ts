import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noMonth, type TaxRule, taxOn } from './tax-rules'

const royalty: TaxRule = { kind: 'royalty', version: 1, rate: 0 }
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

  it('is the same however a sum is divided over a month, in whatever order', () => {
    const parts = fc.array(fc.bigInt(1n, 3_000_000n), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(parts, shares => {
        const month = shares.reduce(({ income, withheld }, share) => {
          const tax = taxOn(royalty, share, { income, withheld })
          expect(tax).toBeGreaterThanOrEqual(0n)
          return { income: income + share, withheld: withheld + tax }
        }, noMonth)
        expect(month.withheld).toBe(taxOn(royalty, month.income))
      }),
    )
  })

  it('is a flat part of each withdrawal where staff have set a rate, half a cent up', () => {
    const flat: TaxRule = { kind: 'non_resident', version: 1, rate: 2000 }
    expect(taxOn(flat, 1_000_03n, { income: 5_000_00n, withheld: 1n })).toBe(200_01n)
    expect(taxOn({ ...flat, rate: 0 }, 1_000_03n)).toBe(0n)
  })

  it('is nothing from companies, which hand in an invoice, and where no tax is due', () => {
    for (const kind of ['company', 'none'] as const) {
      expect(taxOn({ kind, version: 1, rate: 0 }, 1_000_000_00n)).toBe(0n)
    }
  })
})
