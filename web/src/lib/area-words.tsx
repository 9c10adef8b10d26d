// The words of several areas at once, for a layout whose pages need them all.
import type { ReactNode } from 'react'
import { type Area, type AreaWords, loadWords } from '../messages/areas'
import { documentLanguage } from './document-language'
import { AreasProvider, useLanguage } from './words'

export async function loadAreas<A extends Area>(...areas: A[]): Promise<Pick<AreaWords, A>> {
  const language = documentLanguage()
  const loaded = await Promise.all(areas.map(async area => [area, await loadWords(area, language)]))
  return Object.fromEntries(loaded)
}

type ManyWordsProps = { words: Partial<AreaWords>; children: ReactNode }

export function ManyWords({ words, children }: ManyWordsProps) {
  return (
    <AreasProvider language={useLanguage()} words={words}>
      {children}
    </AreasProvider>
  )
}
