// E-mail leaves through one door, whoever carries it.
import { readMailAddress } from './mail-address'

export interface MailPicture {
  /** The page names it as `cid:<name>`. */
  name: string
  png: Buffer
}

export interface MailMessage {
  /** The same for every try of the same mail: a server that gets it twice can tell. Letters, digits and hyphens. */
  id: string
  to: string
  /** Who writes; the address is a setting. */
  fromName: string
  subject: string
  text: string
  html: string
  pictures: MailPicture[]
  /** Where one request ends such mail; absent for what was asked for, such as a code. */
  leaveAddress?: string
  /** For the outbox, so that the demo can offer it. */
  code?: string
}

export interface KeptMail {
  at: string
  agentId: number
  to: string
  subject: string
  text: string
  html: string
  code?: string
}

export interface Mail {
  /** Throws `MailRefused` when that address takes nothing, and anything else when it may be tried again. */
  send(message: MailMessage, agentId: number): Promise<void>
  /** The outbox can show what it holds of a site, newest first; a real carrier cannot. */
  recent?(agentId: number): Promise<KeptMail[]>
}

/** For good: the server says that nothing can be delivered to this address. */
export class MailRefused extends Error {
  constructor(readonly status: number) {
    super(`the mail server refused the address: ${status}`)
  }
}

/** Not this time. Says nothing of what the server answered: that often repeats addresses. */
export class MailFailed extends Error {}

/**
 * The last look before anything leaves: whoever wrote the address or the subject, nothing in it begins another header. Addresses were
 * judged when they came in; a mistake in between must not become somebody else's mail.
 */
export function requireOneLine(message: MailMessage): void {
  if (readMailAddress(message.to) !== message.to) throw new Error('a mail to what is no address')
  const { id, fromName, subject, leaveAddress = '' } = message
  for (const line of [id, fromName, subject, leaveAddress]) {
    if (/[\p{Cc}\u2028\u2029]/u.test(line)) throw new Error('a line of a mail would begin another one')
  }
}
