// The server as a test sees it: calls of the contract are answered where the browser would send them, by fetch or by
// XMLHttpRequest, and none of our own modules is replaced. What goes either way is held against the contract.
import type { Call, InputOf, OutputOf } from '#contract/call'
import { type RefusalKey, refusals } from '#contract/errors'
import { wireCodes } from '#contract/wire-codes'
import { sampleOf } from './sample-of'

type Reply = { status: number; body: unknown }
type Give<C extends Call> = OutputOf<C> | ((input: InputOf<C>) => OutputOf<C> | Promise<OutputOf<C>>)
type Answer = { call: Call; reply: (input: unknown) => Promise<Reply | Response> }

const answers = new Map<string, Answer>()
const received: { path: string; address: URL; input: unknown }[] = []
/** What a test has to know about even when the screen survives it. */
const complaints: string[] = []

/** From now on the call is answered so, or with what is made of its input. */
export function answer<C extends Call>(call: C, give: Give<C>, msg = '') {
  answers.set(call.path, {
    call,
    reply: async input => success(call, await made(give, checked(call, input)), msg),
  })
}

/** For what stands around a screen: answered with next to nothing, unless the test has said what. */
export function answerInPassing(...calls: Call[]) {
  for (const call of calls) if (!answers.has(call.path)) answer(call, sampleOf(call.output) as never)
}

/** The call is under way until the returned function is called; then it is answered. */
export function hold<C extends Call>(call: C, give: Give<C>): () => void {
  let release = () => {}
  const isReleased = new Promise<void>(resolve => {
    release = resolve
  })
  answers.set(call.path, {
    call,
    reply: async input => {
      const parsed = checked(call, input)
      await isReleased
      return success(call, await made(give, parsed), '')
    },
  })
  return release
}

type Refused = { message?: string; fields?: Record<string, string>; data?: Record<string, unknown> }

/** From now on the server says no. */
export function refuse(call: Call, key: RefusalKey, { message = '', fields, data }: Refused = {}) {
  const { code, status } = refusals[key]
  const named = fields && Object.entries(fields).map(([field, text]) => ({ field, message: text }))
  const body = { code, msg: message, data: named ? { fields: named } : (data ?? null) }
  answers.set(call.path, { call, reply: async () => ({ status, body }) })
}

/** From now on the call does not reach the server. */
export function cutOff(call: Call) {
  answers.set(call.path, {
    call,
    reply: async () => {
      throw new TypeError('Failed to fetch')
    },
  })
}

/** From now on exactly this comes back, envelope or not. */
export function replyRaw(call: Call, body: string, init: ResponseInit) {
  answers.set(call.path, { call, reply: async () => new Response(body, init) })
}

/** What was sent with each of these calls, as the server reads it. */
export function sent<C extends Call>(call: C): InputOf<C>[] {
  return received
    .filter(({ path }) => path === call.path)
    .map(({ input }) => call.input.parse(input) as InputOf<C>)
}

/** The whole address of every request so far. */
export const asked = (): URL[] => received.map(({ address }) => address)

/**
 * Specification, section 7: "Every GET request gets an added query parameter t (current time in whole seconds) to avoid caching." Whatever
 * asks without it fails its test.
 */
export function noteGet(address: string | URL) {
  const url = new URL(address, 'http://localhost')
  if (!url.pathname.startsWith('/api/')) return
  if (!/^\d{1,12}$/.test(url.searchParams.get('t') ?? ''))
    complaints.push(`${url.pathname} was asked without t`)
}

export async function respond(address: string, body: unknown, method = 'GET'): Promise<Response> {
  const url = new URL(address, 'http://localhost')
  if (method === 'GET') noteGet(url)
  const input = readInput(url, body)
  received.push({ path: url.pathname, address: url, input })
  const known = answers.get(url.pathname)
  if (!known) {
    complaints.push(`nobody answers ${url.pathname}`)
    throw new TypeError('Failed to fetch')
  }
  const reply = await known.reply(input)
  if (reply instanceof Response) return reply
  const { status, body: envelope } = reply
  return new Response(JSON.stringify(envelope), {
    status,
    headers: { 'content-type': 'application/json' },
  })
}

/** Forgets everything, and tells what went wrong unnoticed. */
export function resetServer(): string[] {
  answers.clear()
  received.length = 0
  return complaints.splice(0)
}

async function made<C extends Call>(give: Give<C>, input: unknown): Promise<unknown> {
  return typeof give === 'function' ? (give as (input: unknown) => unknown)(input) : give
}

function checked(call: Call, input: unknown): unknown {
  const { success: isFine, data, error } = call.input.safeParse(input)
  if (!isFine) complaints.push(`${call.name} was sent what the contract refuses: ${error.message}`)
  return data
}

function success(call: Call, data: unknown, msg: string): Reply {
  const { error } = call.output.safeParse(data)
  if (error) complaints.push(`the test answers ${call.name} unlike the contract: ${error.message}`)
  return { status: 200, body: { code: wireCodes.ok, msg, data } }
}

function readInput(url: URL, body: unknown): unknown {
  if (body instanceof FormData) return Object.fromEntries([...body].filter(([name]) => name !== 'file'))
  if (typeof body === 'string') return JSON.parse(body)
  const { t: _, ...query } = Object.fromEntries(url.searchParams)
  return query
}
