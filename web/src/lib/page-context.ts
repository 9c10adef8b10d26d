// How the server's page context reaches loaders and middleware.
import { createContext, RouterContextProvider } from 'react-router'
import type { PageContext } from '#contract/page-context'

export const pageContext = createContext<PageContext>()

export function loadContextFor(page: PageContext): RouterContextProvider {
  const provider = new RouterContextProvider()
  provider.set(pageContext, page)
  return provider
}
