import type { Language } from '#contract/language'
import { hasText, say } from '../../../platform/texts/texts'

/** What staff wrote, or the name of a text when it was the system. */
export const sayReason = (stored: string, language: Language) =>
  stored !== '' && hasText(stored) ? say(stored, language) : stored

/** For a message, which is read in either language. */
export const reasonForBoth = (stored: string) => ({
  'zh-CN': sayReason(stored, 'zh-CN'),
  en: sayReason(stored, 'en'),
})
