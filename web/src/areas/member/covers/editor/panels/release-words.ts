import type { TextLayer } from '#contract/covers/scene'
import { plainWords } from '#covers/check/check-scene'

/** What the release calls itself. */
export interface ReleaseWords {
  title: string
  artist: string
}

/** What a text of that role should say, if anybody knows. */
export function wantedWords(role: TextLayer['role'], words: ReleaseWords | undefined): string | undefined {
  const wanted = role === 'none' ? undefined : words?.[role]
  return wanted === '' ? undefined : wanted
}

/** Line breaks and capitals are the designer's. */
export const isSameWords = (one: string, other: string) => plainWords(one) === plainWords(other)
