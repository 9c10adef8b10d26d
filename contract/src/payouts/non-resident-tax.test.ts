// Sources. 个人所得税法 (2018) article 6: royalties count with 80 % of what is paid; a non-resident's royalties are taxed each time.
// 个人所得税法实施条例 (2018) article 14: income of one kind that goes on is one time a month. 国家税务总局公告2018年第61号 article 9 and
// table 3: withheld by the table converted to months (summary in English: bayarea.gov.hk, mainland-policies-measures-20181221; the tax
// bureau's answer that nothing is settled at the year's end: shenzhen.chinatax.gov.cn, 12366dyzly/enrdwd/202504). The lesser of table and
// treaty: 税收征收管理法 article 91 puts treaties first. That both are weighed on the month is to be confirmed (docs/for-your-lawyer.md).
import { describe, expect, it } from 'vitest'
import {
  nonResidentIn,
  nonResidentOf,
  nonResidentTaxOn,
  stepOf,
  tableTaxOn,
  taxedOfNonResident,
  treatyTaxOn,
} from './non-resident-tax'

const law = nonResidentIn('2026-11')

/** What is paid, where the taxed 80 % are an edge of the table in yuan, and the tax on the edge in fen. */
const edges = [
  [3000, 90_00n],
  [12_000, 990_00n],
  [25_000, 3590_00n],
  [35_000, 6090_00n],
  [55_000, 12_090_00n],
  [80_000, 20_840_00n],
] as const

describe('the monthly table for non-residents', () => {
  it.each(edges)('has at a taxed sum of %i yuan the tax %s fen, from both sides', (edge, tax) => {
    const paid = BigInt(edge) * 125n
    expect(taxedOfNonResident(paid, law)).toBe(BigInt(edge) * 100n)
    expect(tableTaxOn(paid, law)).toBe(tax)
    expect(stepOf(paid, law).upTo).toBe(edge)
    expect(stepOf(paid + 1n, law).upTo).not.toBe(edge)
    // One fen more or less is 0.8 fen taxed at 3 to 45 %: less than half a fen of tax.
    expect(tableTaxOn(paid - 1n, law)).toBe(tax)
    expect(tableTaxOn(paid + 1n, law)).toBe(tax)
  })

  it.each([
    [0n, 0n],
    [-100n, 0n],
    [1n, 0n],
    // 20 fen: 16 taxed, 0.48 fen. 21 fen: 16.8 taxed, 0.504 fen.
    [20n, 0n],
    [21n, 1n],
    [62_50n, 1_50n],
    [1000_00n, 24_00n],
    [10_000_00n, 590_00n],
    [50_000_00n, 7590_00n],
    [100_000_00n, 20_840_00n],
    [1_000_000_00n, 344_840_00n],
  ])('withholds from %s fen in a month %s fen', (income, tax) => {
    expect(tableTaxOn(income, law)).toBe(tax)
  })
})

describe('a treaty', () => {
  it('counts where it asks for less than the table, on the month’s total', () => {
    // 10 % of 10,000 is more than the table's 590; of 100,000 it is less than 20,840.
    expect(nonResidentTaxOn(10_000_00n, law, 1000)).toBe(590_00n)
    expect(nonResidentTaxOn(100_000_00n, law, 1000)).toBe(10_000_00n)
    expect(nonResidentTaxOn(100_000_00n, law, null)).toBe(20_840_00n)
  })

  it.each([
    // Where both ask for the same: 0.8 × 20 % of the income less 1,410 is 10 % at 23,500.
    [23_499_99n, 2350_00n],
    [23_500_00n, 2350_00n],
    [23_500_01n, 2350_00n],
    [23_500_05n, 2350_01n],
  ])('is level with the table at 23,500 yuan: %s fen, %s fen', (income, tax) => {
    expect(nonResidentTaxOn(income, law, 1000)).toBe(tax)
  })

  // The table itself never comes to half a fen.
  it('may leave nothing to be taxed, and rounds half a fen up', () => {
    expect(nonResidentTaxOn(100_000_00n, law, 0)).toBe(0n)
    expect([4n, 5n, 14n, 15n].map(income => treatyTaxOn(income, 1000))).toEqual([0n, 1n, 1n, 2n])
    expect(treatyTaxOn(-5n, 1000)).toBe(0n)
  })
})

it('names its versions; the first was a flat rate and computes nothing', () => {
  expect(nonResidentIn('1999-01')).toBe(law)
  expect(nonResidentOf(law.version)).toBe(law)
  expect(() => nonResidentOf(1)).toThrow('no version 1')
})
