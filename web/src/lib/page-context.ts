// How the server's page context reaches loaders and middleware.
import { createContext, RouterContextProvider } from 'react-router'
import type { PageContext } from '#contract/page-context'
import { keptForDocument } from './drawn-markup'

export const pageContext = createContext<PageContext>()

export function loadContextFor(page: PageContext, { url }: Request): RouterContextProvider {
  const provider = new RouterContextProvider()
  provider.set(pageContext, page)
  if (!new URL(url).pathname.endsWith('.data')) provider.set(keptForDocument, new Map())
  return provider
}
