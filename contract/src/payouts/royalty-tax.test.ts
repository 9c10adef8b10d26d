import { expect, it } from 'vitest'
import { bandOf, royaltyIn, royaltyOf, royaltyTaxOn } from './royalty-tax'
import { royaltyVersions } from './royalty-versions'

it.each([
  [0n, 0n],
  [800_00n, 0n],
  [800_01n, 0n],
  [800_03n, 1n],
  [2000_00n, 240_00n],
  [4000_00n, 640_00n],
  [4000_01n, 640_00n],
  [10_000_00n, 1600_00n],
])('withholds from %s fen of royalties %s fen', (income, tax) => {
  expect(royaltyTaxOn(income, royaltyOf(1))).toBe(tax)
})

it.each([
  [800_00n, 'free', 0n],
  [800_01n, 'small', 1n],
  [4000_00n, 'small', 3200_00n],
  [4000_01n, 'large', 3200_01n],
  [10_000_00n, 'large', 8000_00n],
  [10_000_03n, 'large', 8000_02n],
] as const)('explains for %s fen that it is %s, and %s fen of it are taxed', (income, band, taxed) => {
  expect(bandOf(income, royaltyOf(1))).toEqual({ band, taxed })
})

it('is the law of the month: the last one that began by then', () => {
  const [first] = royaltyVersions
  const last = royaltyVersions.at(-1)
  expect(royaltyIn('1999-01')).toBe(first)
  expect(royaltyIn(first.from)).toBe(first)
  expect(royaltyIn('2999-12')).toBe(last)
  for (const law of royaltyVersions) {
    expect(royaltyIn(law.from)).toBe(law)
    expect(royaltyOf(law.version)).toBe(law)
  }
  expect(() => royaltyOf(0)).toThrow('no version 0')
})
