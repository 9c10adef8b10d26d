import type { searchContent } from '#contract/content/calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { plainText, searchTerms } from '../../../platform/search-terms'
import { shownHtml, shownText } from '../shown-text'
import { searchItems } from './content-search.queries'
import { textOfHtml } from './content-words'
import { excerptAround, markHits } from './mark-hits'
import { termsOwner } from './search-row'

const mostFound = 30

type FoundKind = 'help' | 'question' | 'news' | 'plan' | 'page'

export async function searchTheContent(context: CallContext<typeof searchContent>) {
  const { tx, input, language } = context
  const words = plainText(input.search).split(' ').filter(Boolean)
  if (words.length === 0) return { items: [], has_more: false }
  const terms = searchTerms(termsOwner(tx.agentId, language), words.join(' '))
  const found = await searchItems(tx, { terms, words, language, limit: mostFound + 1 })
  const items = found.slice(0, mostFound).map(item => {
    const body = textOfHtml(shownHtml(item.body_html, context))
    const summary = shownText(item.summary, context)
    return {
      kind: item.kind as FoundKind,
      id: item.number,
      tid: item.tid ?? 0,
      title: markHits(shownText(item.title, context), words),
      excerpt: excerptAround(summary ? `${summary} ${body}` : body, words),
      published_at: (item.published_at as Date).toISOString(),
    }
  })
  return { items, has_more: found.length > mostFound }
}
