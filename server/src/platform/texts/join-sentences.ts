import type { Language } from '#contract/language'

const between: Record<Language, string> = { 'zh-CN': '；', en: '; ' }

/** Sentences that people wrote as one line: whatever ends each of them, one sign stands between two and none at the end. */
export function joinSentences(sentences: readonly string[], language: Language): string {
  return sentences
    .map(sentence => sentence.trim().replace(/[\s。．.；;，,]+$/u, ''))
    .filter(Boolean)
    .join(between[language])
}
