import type { Language } from '#contract/language'

/** A channel's name; one that has none in a language is called as in the other. */
export function inLanguage(name: unknown, language: Language): string {
  const names = name as Partial<Record<Language, string>> | null
  return names?.[language] || names?.['zh-CN'] || names?.en || ''
}
