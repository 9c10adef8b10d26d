import type {
  UploadGrantInput,
  UploadGrantOutput,
  UploadStateOutput,
  WebhookEvent,
} from '../../contract/client/tributary'

/** What the server says no to. `code` is stable; `message` is for people. */
export class TributaryError extends Error {
  override readonly name = 'TributaryError'
  /** Of the envelope; the API’s page lists them. */
  readonly code: number
  /** Of HTTP. */
  readonly status: number
  readonly data: unknown

  constructor(code: number, message: string, status: number, data: unknown) {
    super(message)
    this.code = code
    this.status = status
    this.data = data
  }

  /** Which fields of the input are wrong, and why. */
  get fields(): { field: string; message: string }[] {
    const { fields } = (this.data ?? {}) as { fields?: { field: string; message: string }[] }
    return fields ?? []
  }
}

export interface ClientOptions {
  /** Of the site, such as `https://music.example.com`. */
  base: string
  /** An API key: `trib_…`. */
  key: string
  /** Of messages. English if left out. */
  language?: 'zh-CN' | 'en'
  /** How often a request that came too soon (429) is sent again, after the time the server names. 5 if left out. */
  retries?: number
  /** Another `fetch`, such as one with a proxy. */
  fetch?: typeof fetch
}

export interface UploadPlace {
  work_id: number
  /** Left out for what belongs to the whole release. */
  track_id?: number
  type: UploadGrantInput['type']
}

type Method = 'GET' | 'POST'

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))
/** Bytes in one request of an upload. */
const chunkBytes = 8 * 1024 * 1024
const uploadTries = 5

type Paths = { readonly uploadGrant: string; readonly uploadState: string }

export function connect(options: ClientOptions, paths: Paths) {
  const { base, key, language = 'en', retries = 5, fetch: send = fetch } = options
  const usual = { authorization: `Bearer ${key}`, 'accept-language': language, accept: 'application/json' }

  async function request<T>(url: URL, init: RequestInit): Promise<T> {
    for (let tries = 0; ; tries++) {
      const response = await send(url, init)
      if (response.status === 429 && tries < retries) {
        const { headers } = response
        const seconds = Number(headers.get('retry-after') ?? headers.get('ratelimit-reset') ?? 1)
        await response.body?.cancel()
        await pause(Math.max(1, seconds || 1) * 1000)
        continue
      }
      const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: T }
      if (code !== 1) throw new TributaryError(code, msg, response.status, data)
      return data
    }
  }

  function call<T>(method: Method, path: string, input: object): Promise<T> {
    const url = new URL(path, base)
    if (method === 'POST') {
      const headers = { ...usual, 'content-type': 'application/json' }
      return request(url, { method, headers, body: JSON.stringify(input) })
    }
    for (const [name, value] of Object.entries(input)) {
      if (value !== undefined) url.searchParams.set(name, String(value))
    }
    return request(url, { method, headers: usual })
  }

  function callWithFile<T>(path: string, input: object, file: Blob, fileName: string): Promise<T> {
    const body = new FormData()
    for (const [name, value] of Object.entries(input)) body.set(name, String(value))
    body.set('file', file, fileName)
    return request(new URL(path, base), { method: 'POST', headers: usual, body })
  }

  /** Every item, page after page, asked for as they are needed. */
  async function* each<I>(method: Method, path: string, input: object): AsyncGenerator<I, void, undefined> {
    let cursor: string | undefined
    do {
      const page: { items: I[]; next_cursor: string | null } = await call(method, path, { ...input, cursor })
      yield* page.items
      cursor = page.next_cursor ?? undefined
    } while (cursor !== undefined)
  }

  /** Sends a file of any size in pieces (tus) and goes on after a broken line. Answers when the server has kept it. */
  async function upload(place: UploadPlace, file: Blob, fileName: string): Promise<{ upload_id: string }> {
    const wanted = { ...place, file_name: fileName, size: file.size }
    const granted = await call<UploadGrantOutput>('GET', paths.uploadGrant, wanted)
    const headers = { authorization: `Bearer ${granted.grant}`, 'tus-resumable': '1.0.0' }
    const endpoint = new URL(granted.endpoint, base)
    const created = await send(endpoint, {
      method: 'POST',
      headers: { ...headers, 'upload-length': String(file.size) },
    })
    if (created.status !== 201) throw await uploadError(created)
    const address = new URL(created.headers.get('location') ?? '', endpoint)
    for (let offset = 0, failures = 0; offset < file.size; ) {
      try {
        offset = await sendPiece(address, headers, file, offset)
        failures = 0
      } catch (error) {
        failures += 1
        if (error instanceof TributaryError || failures >= uploadTries) throw error
        await pause(500 * 2 ** failures)
        offset = await reachedOffset(address, headers).catch(() => offset)
      }
    }
    return untilKept(granted.upload_id)
  }

  async function sendPiece(url: URL, grant: Record<string, string>, file: Blob, offset: number) {
    const response = await send(url, {
      method: 'PATCH',
      headers: {
        ...grant,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body: file.slice(offset, offset + chunkBytes),
    })
    if (response.status === 204) return Number(response.headers.get('upload-offset'))
    if (response.status === 409 || response.status >= 500)
      throw new Error(`the upload stopped: ${response.status}`)
    throw await uploadError(response)
  }

  async function reachedOffset(url: URL, headers: Record<string, string>): Promise<number> {
    const response = await send(url, { method: 'HEAD', headers })
    if (response.status !== 200) throw new Error(`no place to go on from: ${response.status}`)
    return Number(response.headers.get('upload-offset'))
  }

  async function untilKept(upload_id: string): Promise<{ upload_id: string }> {
    for (;;) {
      const { state, problem } = await call<UploadStateOutput>('GET', paths.uploadState, { upload_id })
      if (problem !== null) throw new TributaryError(0, problem, 200, null)
      if (state === 'kept') return { upload_id }
      await pause(500)
    }
  }

  return { call, callWithFile, each, upload }
}

async function uploadError(response: Response): Promise<TributaryError> {
  const text = await response.text()
  try {
    const { code, msg, data } = JSON.parse(text) as { code: number; msg: string; data: unknown }
    return new TributaryError(code, msg, response.status, data)
  } catch {
    return new TributaryError(0, text || `HTTP ${response.status}`, response.status, null)
  }
}

/**
 * Checks the signature of a webhook request and reads its body. `body` is the text exactly as it arrived; a request that isn’t
 * ours, or is older than five minutes, throws.
 */
export async function readWebhook(
  body: string,
  signature: string,
  secret: string,
  { toleranceSeconds = 300, now = Date.now() }: { toleranceSeconds?: number; now?: number } = {},
): Promise<WebhookEvent> {
  const parts = signature.split(',').map(part => part.split('=', 2) as [string, string?])
  const moment = parts.find(([name]) => name === 't')?.[1] ?? ''
  const age = now / 1000 - Number(moment)
  if (!/^\d+$/.test(moment) || Math.abs(age) > toleranceSeconds) throw new Error('the signature is too old')
  const bytes = (text: string) => new TextEncoder().encode(text)
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes(secret), hmac, false, ['verify'])
  const signed = bytes(`${moment}.${body}`)
  for (const [name, value = ''] of parts) {
    if (name !== 'v1' || !/^[0-9a-f]{64}$/.test(value)) continue
    const given = Uint8Array.from({ length: 32 }, (_, at) =>
      Number.parseInt(value.slice(2 * at, 2 * at + 2), 16),
    )
    if (await crypto.subtle.verify('HMAC', key, given, signed)) return JSON.parse(body) as WebhookEvent
  }
  throw new Error('the signature isn’t right')
}
