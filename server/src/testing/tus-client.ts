// Speaks the tus protocol over a real socket, step by step, so that a test can do what no good client does.
import { once } from 'node:events'
import { type ClientRequest, type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

export interface TusAnswer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

interface Sent {
  grant?: string
  headers?: Record<string, string | number>
  body?: Buffer
}

export class TusClient {
  constructor(
    private readonly port: number,
    private readonly host: string,
  ) {}

  /** Opens a request and leaves it to the caller to send and end it. */
  open(method: string, path: string, { grant, headers }: Sent = {}): ClientRequest {
    const sent = request({
      port: this.port,
      host: '127.0.0.1',
      method,
      path,
      agent: false,
      headers: {
        host: this.host,
        'tus-resumable': '1.0.0',
        'accept-language': 'en',
        ...(grant !== undefined && { authorization: `Bearer ${grant}` }),
        ...headers,
      },
    })
    sent.on('error', () => {})
    return sent
  }

  async send(method: string, path: string, sent: Sent = {}): Promise<TusAnswer> {
    const opened = this.open(method, path, sent)
    const answered = answerTo(opened)
    opened.end(sent.body)
    return answered
  }

  create(grant: string, size: number | string) {
    return this.send('POST', '/uploads', { grant, headers: { 'upload-length': size } })
  }

  head(grant: string, id: string) {
    return this.send('HEAD', `/uploads/${id}`, { grant })
  }

  /** Where the server says to go on. */
  async offset(grant: string, id: string): Promise<number> {
    const { status, headers } = await this.head(grant, id)
    if (status !== 200) throw new Error(`HEAD answered ${status}`)
    return Number(headers['upload-offset'])
  }

  patch(grant: string, id: string, offset: number, body: Buffer) {
    return this.send('PATCH', `/uploads/${id}`, { grant, headers: patchHeaders(offset), body })
  }

  /** A request that announces so many bytes; the caller sends as many of them as it likes. */
  openPatch(grant: string, id: string, offset: number, length: number) {
    const headers = { ...patchHeaders(offset), 'content-length': length }
    return this.open('PATCH', `/uploads/${id}`, { grant, headers })
  }
}

const patchHeaders = (offset: number) => ({
  'upload-offset': offset,
  'content-type': 'application/offset+octet-stream',
})

export function answerTo(sent: ClientRequest): Promise<TusAnswer> {
  return new Promise((resolve, reject) => {
    sent.once('error', reject)
    sent.once('response', async response => {
      try {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: await text(response) })
      } catch (error) {
        reject(error)
      }
    })
  })
}

interface Rest {
  grant: string
  id: string
  from: number
}

/** Sends from there on, until the server is killed. */
export async function sendUntilCut(client: TusClient, { grant, id, from }: Rest, bytes: Buffer) {
  const sent = client.openPatch(grant, id, from, bytes.length - from)
  for (let at = from; at < bytes.length && !sent.destroyed; at += 65_536) {
    if (!sent.write(bytes.subarray(at, at + 65_536))) await drained(sent)
  }
}

/** Or not: a server that is killed never drains anything. */
async function drained(sent: ClientRequest) {
  const patience = new AbortController()
  const drain = once(sent, 'drain', { signal: patience.signal }).catch(() => {})
  await Promise.race([drain, pause(50)])
  patience.abort()
}
