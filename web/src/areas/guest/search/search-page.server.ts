// Only on the server: the contract's schemas never reach a guest's browser.
import type { RouterContextProvider } from 'react-router'
import { cleanWords } from '#contract/clean-text'
import { searchContent } from '#contract/content/calls'
import { searchIn } from '#contract/search-text'
import { pageContext } from '../../../lib/page-context'
import { popularArticles } from '../missing-page.server'
import { describePage } from '../page-meta.server'

/** A search that is too long is cut: whoever pastes a page still wants an answer. */
export async function readSearch(request: Request, context: Readonly<RouterContextProvider>) {
  const search = cleanWords(searchIn(new URL(request.url).searchParams, 'q'))
  const { items, has_more } = search
    ? await context.get(pageContext).call(searchContent, { search })
    : { items: [], has_more: false }
  const found = items.map(item => ({
    kind: item.kind,
    id: item.id,
    tid: item.tid,
    title: item.title,
    excerpt: item.excerpt,
    day: item.published_at.slice(0, 10),
  }))
  const meta = await describePage(request, context, 'help.description', {
    isUnlisted: true,
    ...(search && { title: search }),
  })
  return {
    meta,
    search,
    found,
    hasMore: has_more,
    popular: found.length === 0 ? await popularArticles(context) : [],
  }
}
