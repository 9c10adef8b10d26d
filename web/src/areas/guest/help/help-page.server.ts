// Only on the server: the contract's schemas never reach a guest's browser.
import type { RouterContextProvider } from 'react-router'
import { helpTree, readNews } from '#contract/content/calls'
import { links } from '../../../lib/links'
import { pageContext } from '../../../lib/page-context'
import { missingPage, numberIn, orNothing } from '../missing-page.server'
import { describePage } from '../page-meta.server'
import { article, breadcrumbs } from '../structured-data.server'
import { withContents } from './contents.server'

type Context = Readonly<RouterContextProvider>

/** type 2 is a page of the site; 1, or none, is an article of the help centre, without an id its first one. */
export async function readHelpPage(request: Request, context: Context) {
  const params = new URL(request.url).searchParams
  const type = numberIn(params, 'type') ?? (params.get('type') ? 0 : 1)
  const wanted = numberIn(params, 'id')
  if (wanted === null || (type !== 1 && type !== 2)) return missingPage(request, context)
  const isSitePage = type === 2
  if (isSitePage && wanted === undefined) return missingPage(request, context)
  const { call } = context.get(pageContext)
  const [tree, item] = await Promise.all([
    call(helpTree, {}),
    orNothing(call(readNews, { type, ...(wanted && { id: wanted }) })),
  ])
  if (!item) return missingPage(request, context)
  const branch = isSitePage
    ? undefined
    : tree.find(({ articles }) => articles.some(({ id }) => id === item.id))
  const { html, contents } = withContents(item.body_html)
  const found = {
    id: item.id,
    isSitePage,
    branch: branch ? { tid: branch.tid, title: branch.title } : null,
    title: item.title,
    summary: item.summary,
    html,
    contents,
    publishedAt: item.published_at,
    // The day is the server's: a browser elsewhere must not disagree while it takes the page over.
    day: item.published_at.slice(0, 10),
    previous: placeOf(tree, item.previous_id),
    next: placeOf(tree, item.next_id),
    tree: tree.map(({ tid, title, articles }) => ({
      tid,
      title,
      articles: articles.map(({ id, title }) => ({ id, title })),
    })),
  }
  const { title, summary, publishedAt } = found
  const meta = await describePage(request, context, 'help.description', {
    title,
    description: summary,
    address: isSitePage ? links.helpPage(item.id) : links.helpArticle(item.id, branch?.tid ?? 0),
    picture: `${isSitePage ? 'page' : 'help'}-${item.id}`,
    publishedAt,
    updatedAt: item.updated_at,
    data: about => [
      article(about, {
        type: isSitePage ? 'Article' : 'TechArticle',
        title,
        summary,
        publishedAt,
        updatedAt: item.updated_at,
      }),
      breadcrumbs(about, [
        { name: about.words['help.title'], to: links.helpBranches },
        ...(branch ? [{ name: branch.title, to: links.helpBranch(branch.tid) }] : []),
        { name: title },
      ]),
    ],
  })
  return { found, popular: [], meta }
}

/** One branch of the help centre; without its number, all of them. */
export async function readHelpList(request: Request, context: Context) {
  const tid = numberIn(new URL(request.url).searchParams, 'tid')
  const tree = await context.get(pageContext).call(helpTree, {})
  const branches = tid === undefined ? tree : tree.filter(branch => branch.tid === tid)
  if (branches.length === 0 && tid !== undefined) return missingPage(request, context)
  const only = tid === undefined ? undefined : branches[0]
  const meta = await describePage(request, context, 'help.description', {
    ...(only && { title: only.title, address: links.helpBranch(only.tid) }),
    data: about =>
      only
        ? [
            breadcrumbs(about, [
              { name: about.words['help.title'], to: links.helpBranches },
              { name: only.title },
            ]),
          ]
        : [],
  })
  return { found: { tid: tid ?? null, branches }, popular: [], meta }
}

interface Branch {
  tid: number
  articles: Array<{ id: number; title: string }>
}

function placeOf(tree: readonly Branch[], id: number | null) {
  for (const { tid, articles } of tree) {
    const article = articles.find(candidate => candidate.id === id)
    if (article) return { id: article.id, tid, title: article.title }
  }
  return null
}
