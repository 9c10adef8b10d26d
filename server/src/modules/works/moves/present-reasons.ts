import type { Language } from '#contract/language'
import type { RejectReason } from './history.queries'

/** As this reader reads them: one from the library in their own language, one that was written as it was written. */
export function presentReasons(stored: unknown, language: Language) {
  return (stored as RejectReason[]).map(({ field, text, texts, second, library_id = null }) => ({
    field,
    text: texts?.[language] ?? text,
    second,
    library_id,
  }))
}
