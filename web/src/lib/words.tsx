// The words of the interface. Pages get one language of one area from their loader; nothing else is sent.
import { createContext, type ReactNode, use, useCallback, useMemo } from 'react'
import { fill, type FillValues as Params } from '#contract/fill'
import type { Language } from '#contract/language'
import type { Area, AreaWords } from '../messages/areas'

interface Spoken {
  language: Language
  words: Partial<AreaWords>
}

const WordsContext = createContext<Spoken>({ language: 'zh-CN', words: {} })

export type Translate<A extends Area> = (key: keyof AreaWords[A], params?: Params) => string

interface ProviderProps<A extends Area> {
  language: Language
  area: A
  words: AreaWords[A]
  children: ReactNode
}

/** Adds an area's words to those that are already there. */
export function WordsProvider<A extends Area>({ language, area, words, children }: ProviderProps<A>) {
  const added = useMemo(() => ({ [area]: words }), [area, words])
  return <AreasProvider {...{ language, children }} words={added} />
}

type AreasProviderProps = { language: Language; words: Partial<AreaWords>; children: ReactNode }

export function AreasProvider({ language, words, children }: AreasProviderProps) {
  const outer = use(WordsContext)
  const value = useMemo(
    () => ({ language, words: { ...outer.words, ...words } }),
    [outer.words, language, words],
  )
  return <WordsContext value={value}>{children}</WordsContext>
}

export function useWords<A extends Area>(area: A): Translate<A> {
  const { words } = use(WordsContext)
  const known = words[area] as Record<string, string> | undefined
  if (!known) throw new Error(`the words of ${area} are not loaded here`)
  return useCallback((key, params) => fill(known[key as string] as string, params), [known])
}

export function useLanguage(): Language {
  return use(WordsContext).language
}
