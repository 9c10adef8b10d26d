// E-mail through a server that speaks SMTP. nodemailer writes headers and bodies; the connection is ours, through the gate.
import type { Socket } from 'node:net'
import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import type { SMTPTransportOptions } from 'nodemailer/lib/smtp-transport'
import { type Destination, openSocket } from '../outbound/destination'
import type { OutboundGate } from '../outbound/outbound-gate'
import { type Mail, MailFailed, type MailMessage, MailRefused, requireOneLine } from './mail'
import type { SmtpSettings } from './smtp-settings'

/** Where mail servers listen, besides what the gate lets everybody reach. */
const mailPorts = [25, 465, 587]

export interface SmtpTimes {
  connect: number
  /** Silence in the middle of a conversation. */
  answer: number
  /** The whole of it: shorter than a claim to a mail (mails.queries.ts), so that nobody else takes it up meanwhile. */
  all: number
}
const usualTimes: SmtpTimes = { connect: 15_000, answer: 30_000, all: 120_000 }

export function smtpMail(settings: SmtpSettings, gate: OutboundGate, times = usualTimes): Mail {
  return {
    async send(message) {
      requireOneLine(message)
      const destination = await gate.admit(settings.host, settings.port, mailPorts)
      const held: { socket?: Socket } = {}
      const clock = setTimeout(() => held.socket?.destroy(), times.all)
      try {
        await transportTo(destination, settings, times, held).sendMail(composed(message, settings))
      } catch (error) {
        throw judged(error)
      } finally {
        clearTimeout(clock)
        held.socket?.destroy()
      }
    },
  }
}

function transportTo(
  destination: Destination,
  { host, port, isSecure, mayBePlain, login }: SmtpSettings,
  times: SmtpTimes,
  held: { socket?: Socket },
) {
  const options: SMTPTransportOptions = {
    host,
    port,
    secure: isSecure,
    requireTLS: !isSecure && !mayBePlain,
    auth: login,
    tls: isIP(host) ? {} : { servername: host },
    greetingTimeout: times.answer,
    socketTimeout: times.answer,
    disableFileAccess: true,
    disableUrlAccess: true,
    getSocket(_options, done) {
      openSocket(destination, times.connect).then(
        connection => {
          held.socket = connection
          done(null, { connection })
        },
        error => done(error),
      )
    },
  }
  return createTransport(options)
}

function composed(message: MailMessage, { from }: SmtpSettings) {
  const { id, to, fromName, subject, text, html, pictures, leaveAddress } = message
  return {
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from: { name: fromName, address: from },
    to: { name: '', address: to },
    envelope: { from, to: [to] },
    subject,
    text,
    html,
    attachments: pictures.map(({ name, png }) => ({
      filename: `${name}.png`,
      content: png,
      cid: name,
      contentType: 'image/png',
      contentDisposition: 'inline' as const,
    })),
    headers: {
      // No answering machine answers a machine.
      'Auto-Submitted': 'auto-generated',
      ...(leaveAddress !== undefined && {
        'List-Unsubscribe': `<${leaveAddress}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

interface SmtpError {
  code?: string
  command?: string
  responseCode?: number
}

/** A refused sender or login is ours to put right, and is tried again; a refused recipient or message is not. */
function judged(error: unknown): Error {
  const { code = 'error', command = 'the connection', responseCode = 0 } = error as SmtpError
  const isAboutTheAddress = command === 'RCPT TO' || command === 'DATA'
  if (isAboutTheAddress && responseCode >= 500 && responseCode < 600) return new MailRefused(responseCode)
  return new MailFailed(`the mail was not taken: ${code} ${responseCode || ''} at ${command}`)
}
