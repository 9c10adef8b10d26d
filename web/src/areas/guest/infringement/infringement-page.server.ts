// Only on the server: one language of the words goes along with the page.
import type { RouterContextProvider } from 'react-router'
import { pageContext } from '../../../lib/page-context'
import { loadWords } from '../../../messages/areas'
import { describePage } from '../page-meta.server'

type Context = Readonly<RouterContextProvider>

/** A case is for whoever holds its link, and for no search engine. */
export async function readInfringementPage(request: Request, context: Context, isUnlisted: boolean) {
  const { language } = context.get(pageContext)
  const [meta, words] = await Promise.all([
    describePage(request, context, 'infringement.description', { isUnlisted }),
    loadWords('infringement', language),
  ])
  return { meta, words }
}
