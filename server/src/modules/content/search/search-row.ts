import type { Language } from '#contract/language'
import { plainText, searchTerms } from '../../../platform/search-terms'
import { contentWords, textOfHtml } from './content-words'

/** An agreement is long, and its last clause is to be found too. */
const mostTerms = 50_000

/** Terms of one agent and language stand behind both. */
export const termsOwner = (agentId: number, language: Language) => `${agentId} ${language}`

/** What is kept beside a shown version so that it can be found. */
export function searchRow(agentId: number, language: Language, shown: { title: string; body: string }) {
  const title = textOfHtml(shown.title)
  const text = `${title} ${textOfHtml(shown.body)}`
  return {
    language,
    title_text: plainText(title),
    text: plainText(text),
    terms: searchTerms(termsOwner(agentId, language), text, mostTerms),
    title_words: contentWords(title),
    words: contentWords(text),
  }
}
