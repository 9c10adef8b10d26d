// One logger. Secrets and personal data never reach a line: they are cut out by name, wherever they stand.
import { type Logger, pino } from 'pino'

export type Log = Logger

const hidden = [
  'password',
  'old_password',
  'new_password',
  'sms_code',
  'captcha',
  'mobile',
  'username',
  'token',
  'header_token',
  'secret',
  'privateKey',
  'private_key',
  'passphrase',
  'secretAccessKey',
  'secret_access_key',
  'authorization',
  'cookie',
  'set-cookie',
  'id_number',
  'card_number',
  // What PostgreSQL says of a refused row repeats its values.
  'detail',
  'parameters',
]

/** What is so long in a path is a signed note, the hash of a file, or nonsense: nothing that a reader of the log needs. */
const longPart = /[^/]{40,}/g

export function withoutNotes(url: string): string {
  return (url.split('?')[0] ?? '').replace(longPart, '[cut]')
}

export function createLog(level: string, destination?: { write(line: string): void }): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: hidden.flatMap(name => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`, `*.*.*["${name}"]`]),
      censor: '[hidden]',
    },
    // Query strings carry codes and numbers: only the path is logged, without the notes in it.
    serializers: {
      req: (request: { method: string; url: string; id: string }) => ({
        id: request.id,
        method: request.method,
        path: withoutNotes(request.url),
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
