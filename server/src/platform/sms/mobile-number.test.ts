import { type CountryCode, getExampleNumber } from 'libphonenumber-js/mobile'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, it } from 'vitest'
import { mobilePattern } from '#contract/mobile-pattern'
import { callingCodeIn, countryOf, isCountryAbroad, languageOf } from './mobile-number'

const twenty = 'HK MO TW SG MY JP KR TH VN ID AU NZ US CA GB DE FR IT ES BR'.split(' ') as CountryCode[]

describe('a mobile from abroad', () => {
  it.each(twenty)('of %s is known by its country', country => {
    const mobile = getExampleNumber(country, examples)?.number ?? ''
    expect(mobile).toMatch(mobilePattern)
    expect(countryOf(mobile)).toBe(country)
    expect(isCountryAbroad(country)).toBe(true)
  })

  it.each([
    ['too short', '+8529123456'],
    ['too long', '+852912345678'],
    ['of a fixed line', '+85221234567'],
    ['of a fixed line in Moscow', '+74951234567'],
    ['with a code nobody has', '+999912345678'],
    ['of ours with its code', '+8613800000001'],
    ['of ours, too short', '1380000000'],
    ['that is words', 'call me'],
  ])('cannot be one %s', (_, mobile) => {
    expect(countryOf(mobile)).toBeUndefined()
  })

  it('of ours needs no country code', () => {
    expect(countryOf('13800000001')).toBe('CN')
    expect(isCountryAbroad('CN')).toBe(false)
    expect(isCountryAbroad('XX')).toBe(false)
  })

  it('says in which language it is written to', () => {
    expect(['13800000001', '+85291234567', '+886912345678'].map(languageOf)).toEqual([
      'zh-CN',
      'zh-CN',
      'zh-CN',
    ])
    expect(['+12025550123', '+819012345678'].map(languageOf)).toEqual(['en', 'en'])
  })

  it('tells its calling code', () => {
    expect(['+85291234567', '+12025550123', '+447400123456'].map(callingCodeIn)).toEqual(['852', '1', '44'])
  })
})
