// Models that speak the images endpoint of OpenAI: POST {base}/images/generations. The picture has to be in the answer itself: an
// address in its place would be one that somebody else chose.
import { request as askHttp } from 'node:http'
import { request as askHttps } from 'node:https'
import { z } from 'zod'
import type { OutboundGate } from '../outbound/outbound-gate'
import { pinnedAgents } from '../outbound/pinned-agent'
import { type ImageModel, ImageModelFailed } from './image-model'

export interface OpenAiImagesSettings {
  /** Such as `https://api.openai.com/v1`. */
  url: string
  key: string
  model: string
  size: string
  price: string
  currency: string
}

const within = 180_000
/** A picture of 25 MB in base64, and the words around it. */
const mostBytes = 36 * 1024 * 1024
const answered = z.object({ data: z.array(z.object({ b64_json: z.base64().min(1) })).min(1) })

export function openAiImages(
  settings: OpenAiImagesSettings,
  outbound: OutboundGate,
  wait = within,
): ImageModel {
  const { url, model, size, price, currency } = settings
  return {
    name: model,
    price,
    currency,
    async draw(prompt, key) {
      const body = JSON.stringify({ model, prompt, n: 1, size, response_format: 'b64_json' })
      const address = new URL(`${url.replace(/\/+$/, '')}/images/generations`)
      const { status, text } = await post(address, body, {
        outbound,
        wait,
        headers: {
          authorization: `Bearer ${settings.key}`,
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          'idempotency-key': key,
        },
      })
      // What it says of itself may repeat the prompt or the key: only the number is kept.
      if (status === 429 || status >= 500) throw new ImageModelFailed('busy', String(status))
      if (status !== 200) throw new ImageModelFailed('refused', String(status))
      const said = answered.safeParse(readJson(text))
      if (!said.success) throw new ImageModelFailed('noPicture', 'no b64_json')
      return Buffer.from(said.data.data[0]?.b64_json ?? '', 'base64')
    },
  }
}

interface Way {
  outbound: OutboundGate
  wait: number
  headers: Record<string, string>
}

async function post(address: URL, body: string, { outbound, wait, headers }: Way) {
  const isSecure = address.protocol === 'https:'
  const port = Number(address.port) || (isSecure ? 443 : 80)
  const destination = await outbound.admit(address.hostname, port).catch(() => {
    throw new ImageModelFailed('unreachable')
  })
  const { httpAgent, httpsAgent } = pinnedAgents(destination, 1000)
  const agent = isSecure ? httpsAgent : httpAgent
  const signal = AbortSignal.timeout(wait)
  try {
    return await new Promise<{ status: number; text: string }>((resolve, reject) => {
      let isConnected = false
      const fail = () => reject(new ImageModelFailed(isConnected ? 'interrupted' : 'unreachable'))
      const asked = (isSecure ? askHttps : askHttp)(address, { method: 'POST', agent, headers, signal })
      asked.once('socket', socket => {
        socket.once(isSecure ? 'secureConnect' : 'connect', () => {
          isConnected = true
        })
      })
      asked.once('error', fail)
      let isAnswered = false
      asked.once('close', () => isAnswered || fail())
      // One who wants to speak another protocol draws nothing.
      asked.once('upgrade', ({ statusCode = 0 }, socket) => {
        resolve({ status: statusCode, text: '' })
        socket.destroy()
      })
      asked.once('response', response => {
        isAnswered = true
        const parts: Buffer[] = []
        let length = 0
        response.on('data', (part: Buffer) => {
          length += part.length
          parts.push(part)
          if (length <= mostBytes) return
          reject(new ImageModelFailed('noPicture', 'too large'))
          asked.destroy()
        })
        response.once('error', fail)
        response.once('aborted', fail)
        response.once('end', () => {
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') })
        })
      })
      asked.end(body)
    })
  } finally {
    agent.destroy()
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
