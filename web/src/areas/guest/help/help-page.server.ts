// Only on the server: the contract's schemas never reach a guest's browser.
import type { RouterContextProvider } from 'react-router'
import { helpTree, readNews } from '#contract/content/calls'
import { sitePages } from '../../../lib/links'
import { pageContext } from '../../../lib/page-context'

const sitePage = '2'

/** type 2 is a page of the site; anything else is an article of the help centre, without an id its first one. */
export async function readHelpPage(request: Request, context: Readonly<RouterContextProvider>) {
  const params = new URL(request.url).searchParams
  const id = Number(params.get('id') || Number.NaN)
  const wanted = Number.isSafeInteger(id) && id > 0 ? id : undefined
  const isSitePage = params.get('type') === sitePage
  const name = isSitePage ? (Object.entries(sitePages).find(([, known]) => known === id)?.[0] ?? null) : null
  const pages = context.get(pageContext)
  const tree = await pages.call(helpTree, {})
  try {
    const { title, summary, category, body_html, published_at, previous_id, next_id } = await pages.call(
      readNews,
      {
        type: isSitePage ? 2 : 1,
        ...(wanted !== undefined && { id: wanted }),
      },
    )
    // The day is the server's: a browser elsewhere must not disagree while it takes the page over.
    const page = { title, summary, category, body_html, day: published_at.slice(0, 10), previous_id, next_id }
    return { page, name, tree, isSitePage, shown: isSitePage ? null : (wanted ?? firstOf(tree)) }
  } catch {
    return { page: null, name, tree, isSitePage, shown: null }
  }
}

export async function readHelpTree(request: Request, context: Readonly<RouterContextProvider>) {
  const tid = Number(new URL(request.url).searchParams.get('tid'))
  return { tid, tree: await context.get(pageContext).call(helpTree, {}) }
}

function firstOf(tree: Array<{ articles: Array<{ id: number }> }>): number | null {
  return tree.flatMap(({ articles }) => articles)[0]?.id ?? null
}
