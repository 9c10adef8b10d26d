import { expect, it } from 'vitest'
import { royaltyOf, royaltyTaxOn } from './royalty-tax'

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
