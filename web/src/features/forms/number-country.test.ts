import { describe, expect, it } from 'vitest'
import { countryIn, home, writtenFor } from './number-country'

const abroad = [
  { country: 'US', calling_code: '1' },
  { country: 'CA', calling_code: '1' },
  { country: 'HK', calling_code: '852' },
  { country: 'HU', calling_code: '36' },
]

describe('the country of a number', () => {
  it.each([
    ['13800000001', home],
    ['', home],
    ['+85291234567', 'HK'],
    ['+3620123', 'HU'],
    ['+49151', home],
  ])('of %j is %s', (typed, country) => {
    expect(countryIn(typed, abroad, home)).toBe(country)
  })

  it('stays the chosen one of two that share a code', () => {
    expect(countryIn('+1604', abroad, 'CA')).toBe('CA')
    expect(countryIn('+1604', abroad, 'HK')).toBe('US')
  })
})

describe('a number for another country', () => {
  it('keeps what was typed', () => {
    expect(writtenFor('HK', '', abroad)).toBe('+852')
    expect(writtenFor('HK', '91234567', abroad)).toBe('+85291234567')
    expect(writtenFor(home, '+85291234567', abroad)).toBe('91234567')
    expect(writtenFor('HU', '+85291234567', abroad)).toBe('+3691234567')
    expect(writtenFor('CA', '+1604', abroad)).toBe('+1604')
  })
})
