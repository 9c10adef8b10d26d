// Only on the server: the contract's schemas never reach a guest's browser.
import type { RouterContextProvider } from 'react-router'
import { readNews } from '#contract/content/calls'
import { sitePages } from '../../lib/links'
import { pageContext } from '../../lib/page-context'

/** The site's own pages are type 2. Other articles are still to be written. */
export async function readSitePage(request: Request, context: Readonly<RouterContextProvider>) {
  const params = new URL(request.url).searchParams
  const id = Number(params.get('id'))
  if (params.get('type') !== '2' || !Number.isSafeInteger(id) || id < 1) return { page: null, name: null }
  const name = Object.entries(sitePages).find(([, known]) => known === id)?.[0] ?? null
  try {
    const { title, body_html, published_at } = await context.get(pageContext).call(readNews, { id, type: 2 })
    // The day is the server's: a browser elsewhere must not disagree while it takes the page over.
    return { page: { title, body_html, day: published_at.slice(0, 10) }, name }
  } catch {
    return { page: null, name }
  }
}
