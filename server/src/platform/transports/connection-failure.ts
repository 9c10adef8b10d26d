import { ConnectedTooLate } from '../outbound/destination'
import { OutboundRefused } from '../outbound/outbound-refused'
import { TransportFailed } from './transport-failed'

const unreachable = [
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'EACCES',
  'EPERM',
  'EHOSTDOWN',
]
const cut = ['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ERR_STREAM_PREMATURE_CLOSE']

/** What the gate or the network says, before any protocol is spoken; undefined for everything else. */
export function connectionFailure(error: unknown): TransportFailed | undefined {
  if (error instanceof TransportFailed) return error
  if (error instanceof OutboundRefused) {
    const { text, params, reason } = error
    return new TransportFailed('addressRefused', { said: reason, text, params })
  }
  // Several addresses were tried, and each has failed in its own way.
  const single = error instanceof AggregateError ? error.errors.at(-1) : error
  const code = String((single as NodeJS.ErrnoException | undefined)?.code)
  if (error instanceof ConnectedTooLate || code === 'ETIMEDOUT') return new TransportFailed('timeout')
  if (unreachable.includes(code)) return new TransportFailed('unreachable', { said: code })
  if (cut.includes(code)) return new TransportFailed('cut', { said: code })
  return undefined
}
