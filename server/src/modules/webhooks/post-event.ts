// One request to an endpoint: to the address that was judged a moment before, with little patience, and no further than that.
import { type IncomingMessage, request as requestPlainly } from 'node:http'
import { request } from 'node:https'
import type { WebhookFailure } from '#contract/webhooks/calls'
import { webhookHeaders, webhookLimits } from '#contract/webhooks/events'
import type { OutboundGate } from '../../platform/outbound/outbound-gate'
import { OutboundRefused } from '../../platform/outbound/outbound-refused'
import { pinnedAgents } from '../../platform/outbound/pinned-agent'
import { admitAddress, PlainAddress } from './endpoint-address'

export interface Outcome {
  status: number | null
  failure: WebhookFailure | null
  milliseconds: number
  response: string
}

interface Message {
  url: string
  body: string
  type: string
  delivery: string
  signature: string
}

export async function postEvent(gate: OutboundGate, message: Message): Promise<Outcome> {
  const begin = performance.now()
  const spent = () => Math.round(performance.now() - begin)
  try {
    const destination = await admitAddress(gate, message.url)
    const { httpAgent, httpsAgent } = pinnedAgents(destination, 1000)
    const agents = message.url.startsWith('http:') ? httpAgent : httpsAgent
    try {
      const left = Math.max(1, webhookLimits.answerSeconds * 1000 - spent())
      const { status, response } = await exchange(message, agents, left)
      const failure = status >= 300 && status < 400 ? ('redirect' as const) : null
      return { status, failure, response, milliseconds: spent() }
    } finally {
      agents.destroy()
    }
  } catch (error) {
    return { status: null, failure: failureOf(error), response: '', milliseconds: spent() }
  }
}

class TookTooLong extends Error {}

function exchange(
  { url, body, type, delivery, signature }: Message,
  agent: ReturnType<typeof pinnedAgents>['httpsAgent' | 'httpAgent'],
  left: number,
): Promise<{ status: number; response: string }> {
  return new Promise((resolve, reject) => {
    const send = url.startsWith('http:') ? requestPlainly : request
    const sent = send(url, {
      method: 'POST',
      agent,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Tributary-Webhooks/1',
        [webhookHeaders.event]: type,
        [webhookHeaders.delivery]: delivery,
        [webhookHeaders.signature]: signature,
      },
    })
    const end = setTimeout(() => sent.destroy(new TookTooLong()), left)
    const connect = setTimeout(() => sent.destroy(new TookTooLong()), webhookLimits.connectSeconds * 1000)
    const connected = () => clearTimeout(connect)
    sent.once('socket', socket => {
      if (!socket.connecting) connected()
      socket.once(url.startsWith('http:') ? 'connect' : 'secureConnect', connected)
    })
    let isAnswered = false
    sent.once('close', () => {
      clearTimeout(end)
      connected()
      // Whatever ended it: a job must not wait for what never comes.
      if (!isAnswered) reject(new Error('closed'))
    })
    sent.once('error', reject)
    // One who wants to speak another protocol: that is an answer, and all that we hear of it.
    sent.once('upgrade', ({ statusCode = 0 }, socket) => {
      resolve({ status: statusCode, response: '' })
      socket.destroy()
    })
    sent.once('response', async answered => {
      isAnswered = true
      const response = await beginningOf(answered)
      resolve({ status: answered.statusCode ?? 0, response })
      sent.destroy()
    })
    sent.end(body)
  })
}

/** As far as it came in time: the status was said before it. */
async function beginningOf(answered: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of answered as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= webhookLimits.keptBytes) break
    }
  } catch {}
  const kept = Buffer.concat(chunks).subarray(0, webhookLimits.keptBytes)
  // PostgreSQL keeps no such character in a text.
  return kept.toString('utf8').replaceAll('\0', '')
}

function failureOf(error: unknown): WebhookFailure {
  if (error instanceof PlainAddress) return 'address'
  if (error instanceof OutboundRefused) {
    return error.reason === 'unknownHost' || error.reason === 'slowLookup' ? 'lookup' : 'address'
  }
  if (error instanceof TookTooLong) return 'timeout'
  const { code = '' } = error as NodeJS.ErrnoException
  if (code === 'ETIMEDOUT') return 'timeout'
  return /CERT|TLS|SSL|SELF_SIGNED|ISSUER|EPROTO/.test(code) ? 'certificate' : 'connection'
}
