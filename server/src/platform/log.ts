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

export function createLog(level: string, destination?: { write(line: string): void }): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: hidden.flatMap(name => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`, `*.*.*["${name}"]`]),
      censor: '[hidden]',
    },
    // Query strings carry codes and numbers: only the path is logged.
    serializers: {
      req: (request: { method: string; url: string; id: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split('?')[0],
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
