import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { accountDigits, hasCheckDigit } from './card-number'

const file = new URL('../../../../shared/vectors/check-vectors.json', import.meta.url)

describe('the number of a card', () => {
  it.skipIf(!existsSync(file))(
    'has a check digit, as the check values say (they lie beside the project)',
    () => {
      const { luhn } = JSON.parse(readFileSync(file, 'utf8')) as {
        luhn: { valid: string[]; invalid: string[] }
      }
      for (const number of luhn.valid) expect(hasCheckDigit(number), number).toBe(true)
      for (const number of luhn.invalid) expect(hasCheckDigit(number), number).toBe(false)
    },
  )

  it('is told from its neighbour, and from one with two digits swapped', () => {
    expect(hasCheckDigit('6222020200112233445')).toBe(false)
    expect(hasCheckDigit('79927398713')).toBe(true)
    expect(hasCheckDigit('79927398731')).toBe(false)
  })

  it.each([
    ['6222 0202-0011 2233', '6222020200112233'],
    ['６２２２０２０２', '62220202'],
    ['62220202a', undefined],
    ['-', undefined],
    ['1e5', undefined],
  ])('is read from %s', (text, digits) => {
    expect(accountDigits(text)).toBe(digits)
  })
})
