// Asks an installation as a browser would, and goes on asking while it is being killed.
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

type Method = 'GET' | 'POST'

export interface Answered {
  code: number
  msg: string
  data: Record<string, unknown>
}

/** No answer, half an answer, or "try again": whoever asked does not know whether it happened. */
class InDoubt extends Error {}

/** An answer that no kill excuses. */
export class Broken extends Error {}

export class Client {
  constructor(
    private readonly port: number,
    private readonly host: string,
    private readonly cookies: Record<string, string>,
  ) {}

  /** Sends the same again until there is an answer; `hasEnded` gives up and leaves it in doubt. */
  async untilAnswered(
    path: string,
    input: object,
    hasEnded: () => boolean,
    method: Method = 'POST',
  ): Promise<Answered | undefined> {
    while (!hasEnded()) {
      try {
        return await this.ask(path, input, method)
      } catch (error) {
        if (!(error instanceof InDoubt)) throw error
        await pause(100)
      }
    }
    return undefined
  }

  /** One try, whatever comes of it. */
  async look(path: string, input: object): Promise<{ status: string; answered?: Answered }> {
    try {
      const { status, text: answer } = await this.send('POST', path, JSON.stringify(input))
      return { status: String(status), answered: JSON.parse(answer) as Answered }
    } catch {
      return { status: 'no answer' }
    }
  }

  async ask(path: string, input: object, method: Method = 'POST'): Promise<Answered> {
    const { status, text: answer } =
      method === 'GET'
        ? await this.send(method, `${path}?${new URLSearchParams(Object.entries(input))}`)
        : await this.send(method, path, JSON.stringify(input))
    if (status === 503 || status === 504) throw new InDoubt(`${status}`)
    if (status >= 500) throw new Broken(`${path} answered ${status}: ${answer.slice(0, 300)}`)
    try {
      return JSON.parse(answer) as Answered
    } catch {
      throw new InDoubt('half an answer')
    }
  }

  private send(method: Method, path: string, body?: string): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const cookie = Object.entries(this.cookies).map(([name, value]) => `${name}=${value}`)
      const sent = request({
        port: this.port,
        host: '127.0.0.1',
        path,
        method,
        agent: false,
        timeout: 20_000,
        headers: {
          host: this.host,
          cookie: cookie.join('; '),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          'sec-fetch-site': 'same-origin',
        },
      })
      const inDoubt = (error: Error) => reject(new InDoubt(error.message))
      sent.on('timeout', () => sent.destroy(new Error('silence')))
      sent.on('error', inDoubt)
      sent.on('response', response => {
        text(response).then(answer => resolve({ status: response.statusCode ?? 0, text: answer }), inDoubt)
      })
      sent.end(body)
    })
  }
}
