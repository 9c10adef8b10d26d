// Requests through a real connection: what reads streams wants one.
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Asked, Transport } from './ask'

export const overSocket =
  (port: number): Transport =>
  ({ method, url, headers, payload }: Asked) =>
    new Promise((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', method, path: url, headers, agent: false })
      sent.once('error', reject)
      sent.once('response', async response => {
        const body = await text(response).catch(() => '')
        resolve({ statusCode: response.statusCode ?? 0, headers: response.headers, body })
      })
      sent.end(payload)
    })
