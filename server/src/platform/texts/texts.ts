// Words that the server itself says. Both languages stand side by side, so that a missing one does not compile.
import { fill } from '#contract/fill'
import type { Language } from '#contract/language'

export type Texts = Record<string, Record<Language, string>>
type Word = string | number
/** A word of the text, or one for each language. */
export type TextParams = Record<string, Word | Record<Language, Word>>

const known: Texts = {}

/** A module registers its texts once; keys are global, so a doubled one is a mistake. */
export function addTexts<T extends Texts>(texts: T): T {
  for (const [key, value] of Object.entries(texts)) {
    if (known[key] && known[key] !== value) throw new Error(`text ${key} is defined twice`)
    known[key] = value
  }
  return texts
}

export function say(key: string, language: Language, params?: TextParams): string {
  const text = known[key]
  if (!text) throw new Error(`no text for ${key}`)
  const words = Object.entries(params ?? {}).map(([name, word]) => [
    name,
    typeof word === 'object' ? word[language] : word,
  ])
  return fill(text[language], Object.fromEntries(words))
}

export function hasText(key: string): boolean {
  return key in known
}

/** What has been registered so far. */
export function allTexts(): Readonly<Texts> {
  return known
}
