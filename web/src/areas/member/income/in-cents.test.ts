import { expect, it } from 'vitest'
import { inCents } from './in-cents'

it.each([
  ['1.005', 'CNY', '1.01'],
  ['1.00499', 'CNY', '1.00'],
  ['-1.005', 'CNY', '-1.01'],
  ['-0.001', 'CNY', '0.00'],
  ['1234.5', 'JPY', '1,235'],
  ['7', 'CNY', '7.00'],
] as const)('%s %s is shown as %s', (exact, currency, shown) => {
  expect(inCents(exact, currency)).toBe(shown)
})
