import type { LookupAddress } from 'node:dns'
import { connect, type LookupFunction, type Socket } from 'node:net'
import { OutboundRefused } from './outbound-refused'

/** Where the gate lets us go: made for one connection or one client, never kept. */
export interface Destination {
  /** As it stands in certificates and headers. */
  host: string
  port: number
  /** All of them judged. */
  addresses: LookupAddress[]
  /** The installation's own list names it: what is said on the way is that installation's affair. */
  isListed: boolean
}

/** Far servers need longer than Node's quarter of a second before the next address is tried. */
export const eachAddressWithin = 3000

/** Answers with what the gate found, and asks no name server again. */
export function pinnedLookup({ host, addresses }: Destination): LookupFunction {
  return (asked, options, answer) => {
    const [first] = addresses
    if (asked !== host || !first) answer(new OutboundRefused('otherHost', asked), [])
    else if (options.all) answer(null, addresses)
    else answer(null, first.address, first.family)
  }
}

/** A socket that is connected; whoever gets it ends it. */
export function openSocket(destination: Destination, within: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: destination.host,
      port: destination.port,
      lookup: pinnedLookup(destination),
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: eachAddressWithin,
      noDelay: true,
    })
    const clock = setTimeout(() => socket.destroy(new ConnectedTooLate()), within)
    socket.once('error', reject)
    socket.once('close', () => clearTimeout(clock))
    socket.once('connect', () => {
      clearTimeout(clock)
      socket.off('error', reject)
      resolve(socket)
    })
  })
}

export class ConnectedTooLate extends Error {
  readonly code = 'ETIMEDOUT'
  constructor() {
    super('the connection took too long')
  }
}
