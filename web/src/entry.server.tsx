import { renderToReadableStream } from 'react-dom/server'
import type { EntryContext } from 'react-router'
import { ServerRouter } from 'react-router'
import { startAfterPaint } from './app/start-after-paint'
import { screenAt } from './lib/screens'

export { loadContextFor } from './lib/page-context'

/** Pages are rendered whole before they are sent: they are hashed, compressed and cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    signal: AbortSignal.timeout(10_000),
  })
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  const isForGuests = screenAt(new URL(request.url).pathname)?.layout === 'guest'
  if (!isForGuests || import.meta.env.DEV) return new Response(stream, { status, headers })
  const html = await new Response(stream).text()
  return new Response(startAfterPaint(html), { status, headers })
}
