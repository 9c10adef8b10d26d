// WEBHOOK_SECRET=trib_whsec_… PORT=8000 node receive-webhooks.ts
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { readWebhook } from './tributary.ts'

const { WEBHOOK_SECRET = '', PORT = '8000' } = process.env
/** Keep these in a database: the same event can arrive more than once. */
const seen = new Set<string>()

createServer(async (request, response) => {
  try {
    const body = await text(request)
    const event = await readWebhook(body, `${request.headers['tributary-signature']}`, WEBHOOK_SECRET)
    if (!seen.has(event.id)) {
      seen.add(event.id)
      if (event.type === 'work.status_changed') console.log(event.data.title, event.data.status)
      else console.log(event.type, event.data)
    }
    response.writeHead(204).end()
  } catch (error) {
    response.writeHead(400).end(String(error))
  }
}).listen(Number(PORT))
