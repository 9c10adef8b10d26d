import { connectionFailure } from '../connection-failure'
import { type Secrets, TransportFailed, type TransportReason } from '../transport-failed'

/** What servers answer by number: version 3 of the protocol has no number for a full disk. */
export const endOfFile = 1
const byStatus: Record<number, TransportReason> = { 2: 'missing', 3: 'denied', 6: 'cut', 7: 'cut' }

/** Thrown for end of file too: whoever reads looks at `status`. */
export class SftpRefused extends TransportFailed {
  constructor(
    readonly status: number,
    said: string,
    secrets: Secrets,
  ) {
    super(byStatus[status] ?? 'rejected', { said, secrets })
  }
}

export function sftpFailure(error: Error, secrets: Secrets): TransportFailed {
  const { code } = error as { code?: unknown }
  if (typeof code === 'number') return new SftpRefused(code, error.message, secrets)
  if (error.message.includes('No response from server')) return new TransportFailed('cut')
  return connectionFailure(error) ?? new TransportFailed('rejected', { said: error.message, secrets })
}

export function loginFailure(error: unknown, secrets: Secrets): TransportFailed {
  const { message } = error as Error
  if (/parse privateKey|private key/i.test(message)) return new TransportFailed('badPrivateKey')
  if (/authentication (methods failed|failures)/i.test(message)) return new TransportFailed('loginRefused')
  if (/Unexpected (end|close) event|Connection lost|No response/.test(message))
    return new TransportFailed('cut')
  return sftpFailure(error as Error, secrets)
}
