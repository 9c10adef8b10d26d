import { renderToReadableStream } from 'react-dom/server'
import type { EntryContext, RouterContextProvider } from 'react-router'
import { ServerRouter } from 'react-router'
import { startAfterPaint } from './app/start-after-paint'
import { DrawnMarkup, keptForDocument } from './lib/drawn-markup'
import { pageContext } from './lib/page-context'
import { screenAt } from './lib/screens'
import { ScriptMark } from './lib/script-mark'

export { loadContextFor } from './lib/page-context'
export { pageQueries } from './lib/page-queries'

/** Pages are rendered whole before they are sent: they are hashed, compressed and cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  const { mark } = loadContext.get(pageContext)
  const page = (
    <ScriptMark value={mark}>
      <DrawnMarkup value={loadContext.get(keptForDocument)}>
        <ServerRouter context={context} url={request.url} nonce={mark} />
      </DrawnMarkup>
    </ScriptMark>
  )
  const stream = await renderToReadableStream(page, { nonce: mark, signal: AbortSignal.timeout(10_000) })
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  const isForGuests = screenAt(new URL(request.url).pathname)?.layout === 'guest'
  if (!isForGuests || import.meta.env.DEV) return new Response(stream, { status, headers })
  const html = await new Response(stream).text()
  return new Response(startAfterPaint(html, mark), { status, headers })
}
