// The sources of the rules are named in contract/src/payouts/*.test.ts; here both ways of telling them are held against each other.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type TaxRule, taxOnMonth } from '#contract/payouts/tax-rules'
import { compareTaxes } from './check-taxes'
import { taxAgain } from './law-again'
import type { RecordedTax } from './taxes.queries'

const rules: TaxRule[] = [
  { kind: 'royalty', version: 1, treatyRate: null },
  { kind: 'non_resident', version: 2, treatyRate: null },
  { kind: 'non_resident', version: 2, treatyRate: 1000 },
  { kind: 'non_resident', version: 2, treatyRate: 0 },
  { kind: 'service', version: 1, treatyRate: null },
  { kind: 'non_resident_service', version: 2, treatyRate: null },
]
const again = ({ kind, version, treatyRate }: TaxRule) => ({ rule: kind, version, treaty_rate: treatyRate })

describe('the second program', () => {
  it.each(rules)('comes to the same tax as $kind, treaty $treatyRate, on every income', rule => {
    fc.assert(
      fc.property(fc.bigInt(-1000n, 20_000_000n), income => {
        expect(taxAgain(again(rule), income)).toBe(taxOnMonth(rule, income))
      }),
      { numRuns: 2000 },
    )
  })

  it('says nothing about a rate that staff once typed', () => {
    expect(taxAgain({ rule: 'non_resident', version: 1, treaty_rate: null }, 100n)).toBeUndefined()
  })
})

let id = 0
const line = (
  withdrawal_id: number,
  kind: RecordedTax['kind'],
  income: number,
  tax: number,
): RecordedTax => ({
  ...{ id: ++id, withdrawal_id, kind, income: String(income), tax: String(tax) },
  ...{ month: 'person non_resident 2026-11-01 CNY', rule: 'non_resident', version: 2, treaty_rate: null },
})
/** 10,000 and 40,000: 590 of both without the other, 7,590 together. */
const [one, other] = [1_000_000, 4_000_000]

describe('a month of one person', () => {
  it('adds up from its first line on', () => {
    expect(compareTaxes([line(1, 'withheld', one, 59_000), line(2, 'withheld', other, 700_000)], [])).toEqual(
      [],
    )
  })

  it('shows a line that was withheld by another rate', () => {
    const found = compareTaxes([line(1, 'withheld', one, 59_000), line(2, 'withheld', other, 699_999)], [])
    expect(found).toMatchObject([{ what: 'tax', recorded: '699999', recomputed: '700000' }])
  })

  it('shows what was not taken back whole, and what fell due without reason', () => {
    const lines = [line(1, 'withheld', one, 59_000), line(1, 'void', -one, -58_000)]
    expect(compareTaxes(lines, []).map(({ what }) => what)).toEqual(['tax that was taken back'])
    const due = { withdrawal_id: 1, month: lines[0]?.month ?? '', amount: '5' }
    const whole = [line(1, 'withheld', one, 59_000), line(1, 'void', -one, -59_000)]
    expect(compareTaxes(whole, [due]).map(({ what }) => what)).toEqual(['tax that falls due'])
    expect(compareTaxes([], [due]).map(({ what }) => what)).toEqual(['tax that falls due'])
  })
})
