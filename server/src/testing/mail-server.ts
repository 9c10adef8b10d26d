// A mail server on this machine that says what a test wants it to say, and keeps what it took.
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { SmtpSettings } from '../platform/mail/smtp-settings'

export type Command = 'MAIL FROM' | 'RCPT TO' | 'DATA'

export interface TakenMail {
  from: string
  to: string[]
  /** As it came over the wire. */
  raw: string
}

export interface MailServer {
  settings: SmtpSettings
  taken: TakenMail[]
  /** How often a mail was begun. */
  tries(): number
  /** From now on; nothing: takes everything. */
  answers(at?: Command, status?: number): void
  close(): Promise<void>
}

export async function mailServer(): Promise<MailServer> {
  const taken: TakenMail[] = []
  let refusal: { at: Command; status: number } | undefined
  let tries = 0
  const no = (at: Command) =>
    refusal?.at === at
      ? Object.assign(new Error('no such luck'), { responseCode: refusal.status })
      : undefined
  const server = new SMTPServer({
    hideSTARTTLS: true,
    authOptional: true,
    onMailFrom: (_address, _session, done) => {
      tries += 1
      done(no('MAIL FROM'))
    },
    onRcptTo: (_address, _session, done) => done(no('RCPT TO')),
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const error = no('DATA')
        const { mailFrom, rcptTo } = session.envelope
        const raw = Buffer.concat(parts).toString('utf8')
        if (!error) {
          taken.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            raw,
          })
        }
        done(error)
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    settings: {
      host: '127.0.0.1',
      port,
      isSecure: false,
      mayBePlain: true,
      from: 'no-reply@site.test',
    },
    taken,
    tries: () => tries,
    answers(at, status = 550) {
      refusal = at && { at, status }
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

/** A header as it was sent, its folded lines put together. */
export function headerOf({ raw }: TakenMail, name: string): string | undefined {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  const line = head.split('\r\n').find(one => one.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return line?.slice(name.length + 1).trim()
}
