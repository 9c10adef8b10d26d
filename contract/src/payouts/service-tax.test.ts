// Sources. 国家税务总局公告2018年第61号 article 8 and table 2 (预扣率表二): services of residents are 20 % to 20,000 of the base, 30 % − 2,000 to 50,000,
// 40 % − 7,000 above; the deduction is 800 up to 4,000 and 20 % above (as a public program quotes it: blog.csdn.net/chanllenge/article/details/90670549).
// 个人所得税法实施条例 (2018) article 14: income of one kind that goes on is one time a month.
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bandOf } from './royalty-tax'
import { serviceIn, serviceOf, serviceStepOf, serviceTaxOn } from './service-tax'

const law = serviceIn('2026-11')
const vectors = new URL('../../../../shared/vectors/check-vectors.json', import.meta.url)

describe('services of a resident', () => {
  it.each([
    [-1n, 0n],
    [0n, 0n],
    [799_99n, 0n],
    [800_00n, 0n],
    // A fifth of one and two fen is less than half a fen, of three fen it is more.
    [800_01n, 0n],
    [800_03n, 1n],
    [3999_99n, 640_00n],
    [4000_00n, 640_00n],
    [4000_01n, 640_00n],
    // The first edge: 80 % of 25,000 are 20,000.
    [24_999_99n, 4000_00n],
    [25_000_00n, 4000_00n],
    [25_000_01n, 4000_00n],
    [25_000_03n, 4000_01n],
    // The second: 80 % of 62,500 are 50,000.
    [62_499_99n, 13_000_00n],
    [62_500_00n, 13_000_00n],
    [62_500_01n, 13_000_00n],
    [62_500_02n, 13_000_01n],
    [100_000_00n, 25_000_00n],
  ])('withholds from %s fen in a month %s fen', (income, tax) => {
    expect(serviceTaxOn(income, law)).toBe(tax)
  })

  it.skipIf(!existsSync(vectors))('is as the check values say (they lie beside the project)', () => {
    const { taxResidentWithholdingFen: values } = JSON.parse(readFileSync(vectors, 'utf8')) as {
      taxResidentWithholdingFen: { grossFen: number; labour: number }[]
    }
    for (const { grossFen, labour } of values)
      expect(serviceTaxOn(BigInt(grossFen), law), String(grossFen)).toBe(BigInt(labour))
  })

  it('says which deduction and which step apply', () => {
    expect(bandOf(800_00n, law)).toEqual({ band: 'free', taxed: 0n })
    expect(bandOf(4000_00n, law)).toEqual({ band: 'small', taxed: 3200_00n })
    expect(bandOf(4000_01n, law)).toEqual({ band: 'large', taxed: 3200_01n })
    expect([25_000_00n, 25_000_01n, 62_500_01n].map(income => serviceStepOf(income, law).percent)).toEqual([
      20, 30, 40,
    ])
  })

  it('names its version, and a name that is none is an error', () => {
    expect(serviceIn('1999-01')).toBe(law)
    expect(serviceOf(1)).toBe(law)
    expect(() => serviceOf(2)).toThrow('no version 2')
  })
})
