// How the server's page context reaches loaders and middleware.
import { createContext, data, RouterContextProvider } from 'react-router'
import type { PageContext } from '#contract/page-context'
import { keptForDocument } from './drawn-markup'

export const pageContext = createContext<PageContext>()

/** What an address asks for in a way that no call understands is not there, like what was never written. */
const isNotThere = (error: unknown) =>
  error instanceof Error &&
  'key' in error &&
  ['notFound', 'invalidInput', 'malformedRequest'].includes(String(error.key))

function orMissing(error: unknown): never {
  throw isNotThere(error) ? data(null, { status: 404 }) : error
}

export const isMissing = (error: unknown) =>
  (error as { init?: { status?: number } } | null)?.init?.status === 404

export function loadContextFor(page: PageContext, { url }: Request): RouterContextProvider {
  const provider = new RouterContextProvider()
  provider.set(pageContext, { ...page, call: (call, input) => page.call(call, input).catch(orMissing) })
  if (!new URL(url).pathname.endsWith('.data')) provider.set(keptForDocument, new Map())
  return provider
}
