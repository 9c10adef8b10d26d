import { createHmac } from 'node:crypto'

/** The moment is part of what is signed: who overhears a request cannot send it again tomorrow. */
export function signEvent(body: string, secrets: readonly string[], at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  const signatures = secrets.map(
    secret => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  )
  return [`t=${seconds}`, ...signatures].join(',')
}
