// What countries and regions are called. Apart from their list, for pages that name a few.
import type { Language } from './language'

/** As mainland publishers write them; everything else is called as the reader's own system calls it. */
const chineseNames: Record<string, string> = {
  CN: '中国大陆',
  HK: '中国香港',
  MO: '中国澳门',
  TW: '中国台湾',
}
const englishNames: Record<string, string> = {
  CN: 'Mainland China',
  HK: 'Hong Kong, China',
  MO: 'Macao, China',
  TW: 'Taiwan, China',
}

export function countryNamesIn(language: Language): (country: string) => string {
  const own = language === 'en' ? englishNames : chineseNames
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return country => own[country] ?? names.of(country) ?? country
}
