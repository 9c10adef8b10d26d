// Everything that leaves to an address somebody typed goes through here: a name is looked up once, each of its addresses is
// judged, and the connection is made to these addresses and no others, whatever the name answers later.
import type { LookupAddress } from 'node:dns'
import { lookup, resolveTxt } from 'node:dns/promises'
import { isIP } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { refuseInTransaction } from '../database/slow-work'
import type { AllowList } from './allow-list'
import type { Destination } from './destination'
import { isInner, isMetadata } from './inner-addresses'
import { OutboundRefused } from './outbound-refused'
import { readHost } from './read-host'

export type Resolve = (host: string) => Promise<LookupAddress[]>

/** The TXT records of a name. */
export type ResolveTexts = (host: string) => Promise<string[]>

export interface OutboundGate {
  /** `lowPorts`: those below 1024 that this kind of connection goes to as well. */
  admit(host: string, port: number, lowPorts?: readonly number[]): Promise<Destination>
  /** The TXT records of a name; none where it has none, or no server answers in time. */
  texts(host: string): Promise<string[]>
}

const lookupWithin = 10_000
/** Below 1024 stand services that nobody delivers to, and that could be talked into something. */
const usualLowPorts = [22, 80, 443]

export function outboundGate(
  allow: AllowList,
  resolve: Resolve = lookUp,
  resolveTexts: ResolveTexts = lookUpTexts,
): OutboundGate {
  return {
    async texts(typed) {
      refuseInTransaction('a question to a name server')
      const host = readHost(typed)
      return host === undefined
        ? []
        : within(
            resolveTexts(host).catch(() => []),
            [],
          )
    },

    async admit(typed, port, lowPorts = usualLowPorts) {
      refuseInTransaction('a connection to elsewhere')
      const host = readHost(typed)
      if (host === undefined) throw new OutboundRefused('notAHost', typed)
      if (!isPortFit(port, lowPorts)) throw new OutboundRefused('badPort', typed)
      const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await find(host, typed, resolve)
      // One inner address among public ones is enough: who has such a name wants something.
      const isAllowed = (address: string) => allow.allowsHost(host) || allow.allowsAddress(address)
      for (const { address } of found) {
        if (isMetadata(address) || (isInner(address) && !isAllowed(address))) {
          throw new OutboundRefused('innerAddress', typed)
        }
      }
      return { host, port, addresses: found, isListed: found.every(({ address }) => isAllowed(address)) }
    },
  }
}

function isPortFit(port: number, lowPorts: readonly number[]): boolean {
  return Number.isInteger(port) && port <= 65535 && (port >= 1024 || lowPorts.includes(port))
}

async function find(host: string, typed: string, resolve: Resolve): Promise<LookupAddress[]> {
  const found = await within(
    resolve(host).catch(() => []),
    'late' as const,
  )
  if (found === 'late') throw new OutboundRefused('slowLookup', typed)
  const addresses = found.filter(({ address }) => isIP(address) !== 0)
  if (addresses.length === 0) throw new OutboundRefused('unknownHost', typed)
  return addresses
}

async function within<Found, Late>(found: Promise<Found>, late: Late): Promise<Found | Late> {
  const clock = new AbortController()
  try {
    return await Promise.race([found, pause(lookupWithin, late, { signal: clock.signal })])
  } finally {
    clock.abort()
  }
}

const lookUp: Resolve = host => lookup(host, { all: true })
const lookUpTexts: ResolveTexts = async host => (await resolveTxt(host)).map(parts => parts.join(''))
