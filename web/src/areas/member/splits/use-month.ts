import { useLanguage } from '../../../lib/words'

/** A sale month in the reader's language: January 2027, 2027年1月. */
export function useMonth(): (month: string) => string {
  const language = useLanguage()
  const form = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  return month => form.format(new Date(`${month}-01T00:00:00Z`))
}
