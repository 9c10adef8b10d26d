// Sends requests into the server and keeps a note of every answer that is not a proper one.
import type { InjectOptions } from 'fastify'
import { type Answer, complaint } from './judge-answer'

const patienceMilliseconds = 20_000

export interface Asked {
  method: NonNullable<InjectOptions['method']>
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

export interface Answered {
  status: number
  code: number | undefined
}

export type Transport = (asked: Asked) => Promise<Answer>

/** Whom it asks. */
interface Questioned {
  domain: string
  send: Transport
  /** What it has written to its log since it was asked last. */
  takeLog(): string[]
}

export class Interrogation {
  /** Every answer that was wrong, with what was asked. */
  readonly problems: string[] = []
  count = 0
  private failures = 0
  private unanswered = 0
  private readonly since = Date.now()

  constructor(
    private readonly questioned: Questioned,
    private readonly seed: number,
  ) {}

  async ask(who: { name: string; cookies: Record<string, string> }, asked: Asked): Promise<Answered> {
    this.count += 1
    const headers = {
      host: this.questioned.domain,
      'accept-language': 'en',
      'sec-fetch-site': 'same-origin',
      ...(Object.keys(who.cookies).length > 0 && { cookie: cookieHeader(who.cookies) }),
      ...asked.headers,
    }
    try {
      const answer = await inTime(this.questioned.send({ ...asked, headers }))
      const wrong = complaint(asked, answer)
      if (wrong && answer.statusCode >= 500) this.failures += 1
      this.note(who.name, asked, [...(wrong ? [wrong] : []), ...this.questioned.takeLog()])
      return { status: answer.statusCode, code: codeOf(answer.body) }
    } catch (error) {
      this.unanswered += 1
      this.note(who.name, asked, [`no answer: ${(error as Error).message}`, ...this.questioned.takeLog()])
      return { status: 0, code: undefined }
    }
  }

  /** One line about what was asked. */
  tell(about: string) {
    const seconds = Math.round((Date.now() - this.since) / 1000)
    const wrong = `${this.failures} answered 5xx, ${this.unanswered} not answered`
    console.log(`fuzz: ${this.count} requests, ${about}; ${wrong} (${seconds} s, FUZZ_SEED=${this.seed})`)
  }

  private note(who: string, { method, url, headers, payload }: Asked, wrong: string[]) {
    if (wrong.length === 0) return
    const path = url.length > 300 ? `${url.slice(0, 300)}…` : url
    const body = payload === undefined ? '' : JSON.stringify(String(payload)).slice(0, 600)
    const said = Object.keys(headers).length > 0 ? JSON.stringify(headers).slice(0, 300) : ''
    this.problems.push(
      `${who}: ${method} ${path} ${said} ${body}\n   ${wrong.join(' | ').slice(0, 400)} (FUZZ_SEED=${this.seed})`,
    )
  }
}

const cookieHeader = (cookies: Record<string, string>) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it took too long')), patienceMilliseconds)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

function codeOf(body: string): number | undefined {
  try {
    return JSON.parse(body).code
  } catch {
    return undefined
  }
}
