// What a mobile number says by itself. Numbers of mainland China stand without their country code, all others with it.

// What a mobile number says by itself. Numbers of mainland China stand without their country code, all others with it.
import parseMobile, { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile'
import type { Language } from '#contract/language'
import { isMainlandMobile } from '#contract/mobile-pattern'

const home = 'CN'
const readChinese = new Set<string>([home, 'HK', 'MO', 'TW'])

/** Undefined: there can be no such mobile. */
export function countryOf(mobile: string): string | undefined {
  if (isMainlandMobile(mobile)) return home
  const number = parseMobile(mobile)
  return number?.isValid() && number.country !== home ? number.country : undefined
}

export const isAbroad = (mobile: string) => !isMainlandMobile(mobile)

export const callingCodeOf = (country: string) => getCountryCallingCode(country as CountryCode)

/** Every country or region but ours that has numbers, with its calling code. */
export const countriesAbroad = getCountries()
  .filter(country => country !== home)
  .map(country => ({ country: country as string, calling_code: callingCodeOf(country) }))

export const isCountryAbroad = (wanted: string) => countriesAbroad.some(({ country }) => country === wanted)

/** Of a number from abroad, as written: +852 of +85291234567. */
export const callingCodeIn = (mobile: string) => parseMobile(mobile)?.countryCallingCode ?? mobile.slice(1, 4)

/** What reaches a phone is written for who is likely to hold it: there may be no account, and so no choice, behind a number. */
export function languageOf(mobile: string): Language {
  return readChinese.has(countryOf(mobile) ?? '') ? 'zh-CN' : 'en'
}
