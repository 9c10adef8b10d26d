// Where an endpoint may be: https, or what the installation itself has listed as its own.
import type { Destination } from '../../platform/outbound/destination'
import type { OutboundGate } from '../../platform/outbound/outbound-gate'
import { OutboundRefused } from '../../platform/outbound/outbound-refused'

export class PlainAddress extends Error {}

/** Looks its name up anew, so it stands before every request: what a name means may change at any moment. */
export async function admitAddress(gate: OutboundGate, address: string): Promise<Destination> {
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') throw new OutboundRefused('notAHost', url.hostname)
  const port = url.port === '' ? (url.protocol === 'http:' ? 80 : 443) : Number(url.port)
  const destination = await gate.admit(url.hostname, port)
  if (url.protocol !== 'https:' && !destination.isListed) throw new PlainAddress()
  return destination
}
