import type { Language } from '#contract/language'

const kept = new Map<Language, { of: (country: string) => string }>()

/** Names as the reader's own system writes them. */
export function countryNames(language: Language) {
  const known = kept.get(language)
  if (known) return known
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const found = { of: (country: string) => names.of(country) ?? country }
  kept.set(language, found)
  return found
}
