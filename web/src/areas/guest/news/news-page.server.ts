// Only on the server: the contract's schemas never reach a guest's browser.
import type { RouterContextProvider } from 'react-router'
import { listNews, readNews, suggestHelp } from '#contract/content/calls'
import { type NewsCategory, newsCategories } from '#contract/content/kinds'
import { links } from '../../../lib/links'
import { pageContext } from '../../../lib/page-context'
import { missingPage, numberIn, orNothing } from '../missing-page.server'
import { describePage } from '../page-meta.server'
import { article, breadcrumbs } from '../structured-data.server'

type Context = Readonly<RouterContextProvider>

const newsOnPage = 10
const relatedArticles = 3

/** The list's state is its address: category, how far one has gone, and the way back. */
export async function readNewsList(request: Request, context: Context) {
  const params = new URL(request.url).searchParams
  const category = newsCategories.find(known => known === params.get('category'))
  const cursor = params.get('cursor') || undefined
  const { call } = context.get(pageContext)
  const ask = (from: string | undefined) =>
    call(listNews, { limit: newsOnPage, ...(category && { category }), ...(from && { cursor: from }) })
  // A cursor that nobody gave out leads to the beginning.
  const { items, next_cursor } = cursor ? await ask(cursor).catch(() => ask(undefined)) : await ask(undefined)
  const meta = await describePage(request, context, 'news.description', {
    address: links.newsList({ ...(category && { category }) }),
  })
  return {
    meta,
    category: category ?? null,
    cursor: cursor ?? null,
    trail: trailIn(params),
    older: next_cursor,
    news: items.map(({ published_at, ...item }) => ({ ...item, day: published_at.slice(0, 10) })),
  }
}

/** Cursors of the newer pages, the nearest last; an empty one is the first page. */
const trailIn = (params: URLSearchParams): string[] => params.get('trail')?.split('~') ?? []

export async function readNewsItem(request: Request, context: Context) {
  const { call } = context.get(pageContext)
  const asked = numberIn(new URL(request.url).searchParams, 'id')
  // The bare address shows the newest.
  const id = asked === undefined ? (await call(listNews, { limit: 1 })).items[0]?.id : asked
  const item = id ? await orNothing(call(readNews, { id })) : null
  if (!item) return missingPage(request, context)
  const titleOf = async (other: number | null) => {
    const neighbour = other === null ? null : await orNothing(call(readNews, { id: other }))
    return neighbour && { id: neighbour.id, title: neighbour.title }
  }
  const [previous, next, related] = await Promise.all([
    titleOf(item.previous_id),
    titleOf(item.next_id),
    call(suggestHelp, { text: `${item.title} ${item.summary}` }),
  ])
  const found = {
    id: item.id,
    category: item.category as NewsCategory,
    title: item.title,
    summary: item.summary,
    cover: item.cover,
    html: item.body_html,
    publishedAt: item.published_at,
    day: item.published_at.slice(0, 10),
    previous,
    next,
    related: related.slice(0, relatedArticles).map(({ id, tid, title }) => ({ id, tid, title })),
  }
  const { title, summary, publishedAt } = found
  const updatedAt = item.updated_at
  const meta = await describePage(request, context, 'news.description', {
    title,
    description: summary,
    address: links.newsItem(item.id),
    picture: `news-${item.id}`,
    publishedAt,
    updatedAt,
    data: about => [
      article(about, { type: 'NewsArticle', title, summary, publishedAt, updatedAt }),
      breadcrumbs(about, [{ name: about.words['news.title'], to: links.news }, { name: title }]),
    ],
  })
  return { found, popular: [], meta }
}
