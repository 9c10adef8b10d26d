// A receiver of webhooks on this machine, which writes down what it gets.
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface Received {
  headers: IncomingHttpHeaders
  body: string
  path: string
}

type Answers = (received: Received, response: ServerResponse) => unknown

/** Answers 200 unless it is told otherwise. */
export async function webhookReceiver() {
  const received: Received[] = []
  let answers: Answers = (_received, response) => response.end('thanks')
  const server = createServer(async (request: IncomingMessage, response) => {
    const one = { headers: request.headers, body: await text(request), path: request.url ?? '' }
    received.push(one)
    await answers(one, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    port,
    received,
    answer(how: Answers) {
      answers = how
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
