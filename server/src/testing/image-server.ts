// An image model on this machine that speaks the images endpoint, and says what a test tells it to.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openAiImages } from '../platform/image-model/openai-images'
import { openGate } from './open-gate'

export interface AskedModel {
  path: string
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
}

/** The model that this server plays, for the application. */
export const modelAt = (url: string) => {
  const settings = { url, key: 'k', model: 'painter', size: '1024x1024' }
  return openAiImages({ ...settings, price: '0.04', currency: 'USD' }, openGate())
}

type Answer = (response: ServerResponse) => void

export const answerWith =
  (status: number, body: unknown): Answer =>
  response =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

export const answerPicture = (picture: Buffer) =>
  answerWith(200, { created: 1, data: [{ b64_json: picture.toString('base64') }] })

export async function imageServer() {
  const asked: AskedModel[] = []
  let answer: Answer = answerWith(500, {})
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', part => parts.push(part))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString())
      asked.push({ path: request.url ?? '', headers: request.headers, body })
      answer(response)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    say(next: Answer) {
      answer = next
    },
    close() {
      server.closeAllConnections()
      return new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}
