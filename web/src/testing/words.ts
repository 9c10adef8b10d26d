// The interface's own words, so that a test reads the same whatever they say today.

import { fill } from '#contract/fill'
import type { Language } from '#contract/language'
import type { Translate } from '../lib/words'
import type { Area, AreaWords } from '../messages/areas'

type File = { words: Record<string, string> }
const files = import.meta.glob<File>('../messages/{en,zh-CN}/*.ts', { eager: true })

export const areas = [
  ...new Set(
    Object.keys(files)
      .map(path => path.replace(/^.*\/|\.ts$/g, '') as Area)
      .filter(name => !name.startsWith('question-types')),
  ),
]

export function wordsOf<A extends Area>(area: A, language: Language = 'en'): AreaWords[A] {
  return files[`../messages/${language}/${area}.ts`]?.words as AreaWords[A]
}

/** `say('passport')('login.title')`: what stands on the screen under that key. */
export function say<A extends Area>(area: A, language: Language = 'en'): Translate<A> {
  const words = wordsOf(area, language) as Record<string, string>
  return (key, params) => fill(words[key as string] ?? `no ${String(key)} in ${area}`, params)
}
