import type { Language } from '#contract/language'

/** The language the server chose for this document. */
export function documentLanguage(): Language {
  return document.documentElement.lang === 'en' ? 'en' : 'zh-CN'
}
