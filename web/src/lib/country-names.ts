import { countryNamesIn } from '#contract/country-names'
import type { Language } from '#contract/language'

const kept = new Map<Language, { of: (country: string) => string }>()

/** Making the list of names is slow: once a language is enough. */
export function countryNames(language: Language) {
  const known = kept.get(language)
  if (known) return known
  const found = { of: countryNamesIn(language) }
  kept.set(language, found)
  return found
}
