// Sends a call and reads its envelope. Light enough for guest pages: no schema library, only paths.
import { isSuccess, wireCodes } from '#contract/wire-codes'
import { reportProblem } from './problems'
import { requestTime, serverAddress } from './server-address'
import { endSession } from './session'

export const timeoutMilliseconds = 6_000_000

export interface FieldProblem {
  field: string
  message: string
}

/** The server said no. `fields` is there when a form can show the reasons in place. */
export class CallRefused extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly fields: FieldProblem[] = [],
  ) {
    super(message)
  }
}

/** The person who was asked about it gave it up before anything was sent. */
export class NotSent extends Error {}

/** No envelope came back at all. */
export class TransportFailure extends Error {}

export interface SendOptions {
  /** Problems are only logged: for what the visitor did not ask for. */
  quiet?: boolean
  /** The caller shows the reasons at their fields itself. */
  showsFields?: boolean
  /** The caller tells this problem in its own place. */
  shows?: (error: unknown) => boolean
  /** Made with the staff session: when that has ended, the member's is left alone and the console shows its door. */
  isForStaff?: boolean
  /** How much of a file has been sent, from 0 to 1. */
  onProgress?: (share: number) => void
  /** The request outlives the page that sends it. */
  keepalive?: boolean
  /** Gives the request up. Nothing is reported then: whoever gave it up knows. */
  signal?: AbortSignal
}

export interface Sent<T> {
  data: T
  msg: string
}

export async function send<T>(
  method: 'GET' | 'POST',
  path: string,
  input: object = {},
  options: SendOptions = {},
): Promise<Sent<T>> {
  try {
    return readEnvelope<T>(await fetchBody(method, path, input, options))
  } catch (error) {
    if (!options.signal?.aborted) report(error, options)
    throw error
  }
}

async function fetchBody(
  method: 'GET' | 'POST',
  path: string,
  input: object,
  options: SendOptions,
): Promise<unknown> {
  try {
    const response = await request(method, path, input, options)
    const text = await response.text()
    if (isOfType(response, 'json')) return JSON.parse(text)
    if (response.ok && isOfType(response, 'text/plain')) return text
    return notAnEnvelope(response)
  } catch (error) {
    throw error instanceof TransportFailure ? error : new TransportFailure(String(error))
  }
}

async function request(
  method: 'GET' | 'POST',
  path: string,
  input: object,
  { onProgress, signal, keepalive }: SendOptions,
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMilliseconds)
  const ends = signal ? AbortSignal.any([signal, timeout]) : timeout
  if (input instanceof FormData) {
    // Guests send no files: their pages do without it.
    const { postForm } = await import('./post-form')
    return postForm(serverAddress(path), input, { onProgress, signal: ends })
  }
  if (method === 'GET') return fetch(`${serverAddress(path)}?${query(input)}`, { signal: ends })
  return fetch(serverAddress(path), {
    method,
    signal: ends,
    keepalive,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
}

function notAnEnvelope(response: Response): never {
  throw new TransportFailure(`${response.status} ${response.statusText}`.trim())
}

function isOfType(response: Response, type: string) {
  return response.headers.get('content-type')?.includes(type) ?? false
}

function query(input: object): URLSearchParams {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  return new URLSearchParams([
    ...given.map(([name, value]): [string, string] => [name, String(value)]),
    ['t', requestTime()],
  ])
}

interface Envelope {
  code?: unknown
  msg?: unknown
  data?: { fields?: FieldProblem[] } | null
}

function readEnvelope<T>(body: unknown): Sent<T> {
  if (typeof body === 'string') return { data: body as T, msg: '' }
  const { code, msg, data } = (body ?? {}) as Envelope
  if (typeof code !== 'number') throw new TransportFailure('no envelope')
  const message = typeof msg === 'string' ? msg : ''
  if (isSuccess(code)) return { data: data as T, msg: message }
  throw new CallRefused(code, message, data?.fields)
}

function report(error: unknown, { quiet, showsFields, shows, isForStaff }: SendOptions) {
  if (error instanceof CallRefused && error.code === wireCodes.sessionEnded) {
    if (isForStaff) return
    endSession()
    return reportProblem({ kind: 'session-ended' })
  }
  // What is not there has not failed: the screen that asked says so itself.
  if (quiet && error instanceof CallRefused && error.code === wireCodes.notFound) return
  // biome-ignore lint/suspicious/noConsole: a background failure is logged and nothing else
  if (quiet) return console.error(error)
  // Whatever form it was: the way out is the same.
  if (error instanceof CallRefused && error.code === wireCodes.companyLost) {
    return reportProblem({ kind: 'company-lost', message: error.message })
  }
  if (shows?.(error)) return
  if (error instanceof CallRefused) {
    if (showsFields && error.fields.length > 0) return
    return reportProblem({ kind: 'refused', message: error.message })
  }
  reportProblem({ kind: 'transport', detail: error instanceof Error ? error.message : String(error) })
}
