// Only on the server: the contract's schemas never reach a guest's browser.
import { data, type RouterContextProvider } from 'react-router'
import { helpTree } from '#contract/content/calls'
import { isMissing, pageContext } from '../../lib/page-context'
import { describePage } from './page-meta.server'

type Context = Readonly<RouterContextProvider>

/** What the address asks for is not there: a real 404, with the articles that most people look for. */
export async function missingPage(request: Request, context: Context) {
  const meta = await describePage(request, context, 'help.description', { title: '404', isUnlisted: true })
  return data({ found: null, popular: await popularArticles(context), meta }, { status: 404 })
}

/** The first article of each branch: where people begin. */
export async function popularArticles(context: Context) {
  const tree = await context.get(pageContext).call(helpTree, {})
  return tree.flatMap(({ tid, articles }) =>
    articles.slice(0, 1).map(({ id, title }) => ({ id, tid, title })),
  )
}

export type Popular = Awaited<ReturnType<typeof popularArticles>>

/** A number as it stands in addresses; `undefined`: none is given, `null`: it cannot be one. */
export function numberIn(params: URLSearchParams, name: string): number | null | undefined {
  const text = params.get(name)
  if (text === null || text === '') return undefined
  const number = /^\d{1,15}$/.test(text) ? Number(text) : 0
  return number > 0 ? number : null
}

/** The answer of a call, or nothing where there is no such item. Whatever else goes wrong stays an error. */
export async function orNothing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
