import type { Language } from '#contract/language'

/** 2026-05 as a reader says it. */
export function monthName(month: string, language: Language): string {
  const [year = 2000, number = 1] = month.split('-').map(Number)
  return new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, number - 1, 1),
  )
}
