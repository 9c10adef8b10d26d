import type { z } from 'zod'
import type { checkReason } from '#contract/identity/account'
import type { Language } from '#contract/language'
import { joinSentences } from '../../../platform/texts/join-sentences'
import { hasText, say } from '../../../platform/texts/texts'
import './check-fields.texts'

type Reason = z.infer<typeof checkReason>

/** Why a check was not approved, in one line for each language: which field, then what staff wrote about it. */
export function reasonsLine(reasons: readonly Reason[]): Record<Language, string> {
  const line = (language: Language) =>
    joinSentences(
      reasons.map(reason => named(reason, language)),
      language,
    )
  return { 'zh-CN': line('zh-CN'), en: line('en') }
}

function named({ field, text }: Reason, language: Language): string {
  const key = `checks.field.${field}`
  return hasText(key) ? say('checks.reason', language, { field: say(key, language), text }) : text
}
