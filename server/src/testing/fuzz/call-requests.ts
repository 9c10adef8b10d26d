// One call, asked in every way a client can think of.
import fc, { type Arbitrary } from 'fast-check'
import type { Call, Method } from '#contract/call'
import type { Asked } from './ask'
import { hostileBodies, hostileMarks, hostileTexts, hostileTypes } from './hostile-values'
import { spoilt } from './spoil-input'
import { uploadBody } from './upload-requests'
import { type Hint, validInput } from './valid-input'

export function requestsFor(call: Call, hint: Hint): Arbitrary<Asked> {
  const valid = validInput(call.input, hint)
  const inputs = fc.oneof({ weight: 2, arbitrary: valid }, { weight: 6, arbitrary: spoilt(valid) })
  const method = fc.constantFrom(...call.methods)
  const usual = fc.tuple(method, inputs).chain(([how, input]) => sent(call, how, input))
  return fc.oneof(
    { weight: 12, arbitrary: usual },
    { weight: 2, arbitrary: broken(call) },
    { weight: 1, arbitrary: withHostileHeaders(usual) },
  )
}

function sent(call: Call, method: Method, input: unknown): Arbitrary<Asked> {
  if (method === 'GET') return fc.constant({ method, url: `${call.path}?${queryOf(input)}`, headers: {} })
  if (call.body === 'multipart') {
    return uploadBody(input).map(({ type, body }) => ({
      method,
      url: call.path,
      headers: { 'content-type': type },
      payload: body,
    }))
  }
  const headers = { 'content-type': 'application/json' }
  return fc.constant({ method, url: call.path, headers, payload: JSON.stringify(input) ?? '' })
}

function broken(call: Call): Arbitrary<Asked> {
  const method = call.methods.at(-1) ?? 'POST'
  const body = fc.tuple(fc.constantFrom(...hostileBodies), fc.constantFrom(...hostileTypes))
  return body.map(([payload, type]) => ({
    method,
    url: method === 'GET' ? `${call.path}?${payload}` : call.path,
    headers: contentType(type),
    ...(method === 'POST' && { payload }),
  }))
}

const contentType = (type: string): Record<string, string> => (type === '' ? {} : { 'content-type': type })

/** As a browser writes an address, with what no browser writes into one. */
export function queryOf(input: unknown): string {
  if (typeof input !== 'object' || input === null) return escaped(String(input))
  return Object.entries(input)
    .flatMap(([name, value]) => pairs(name, value))
    .join('&')
}

function pairs(name: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.slice(0, 50).flatMap(one => pairs(name, one))
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => pairs(`${name}[${key}]`, inner))
  }
  return [`${escaped(name)}=${escaped(String(value).slice(0, 6000))}`]
}

/** Half a character has no escape of its own: it goes as the bytes that a careless program would send. */
function escaped(text: string): string {
  return [...text].map(sign => (/\p{Cs}/u.test(sign) ? '%ED%A0%80' : encodeURIComponent(sign))).join('')
}

const headerNames = [
  'accept-language',
  'user-agent',
  'origin',
  'referer',
  'authorization',
  'x-forwarded-for',
  'x-forwarded-host',
  'if-none-match',
  'range',
  'cookie',
  'host',
  'last-event-id',
] as const

/** Headers hold bytes: whatever is not one of them never leaves a client. */
const headerText = fc
  .constantFrom(
    ...hostileTexts,
    ...hostileMarks.map(mark => `en${mark}`),
    'Bearer x',
    'null',
    'http://%',
    ',,,;;q=',
    'bytes=-1-',
    'a'.repeat(8000),
  )
  .map(text => text.replace(/[^\t\x20-\x7e\x80-\xff]/gu, '\u00ff').slice(0, 8000))

function withHostileHeaders(requests: Arbitrary<Asked>): Arbitrary<Asked> {
  const headers = fc.dictionary(fc.constantFrom(...headerNames), headerText, { minKeys: 1, maxKeys: 3 })
  return fc
    .tuple(requests, headers)
    .map(([request, more]) => ({ ...request, headers: { ...request.headers, ...more } }))
}
