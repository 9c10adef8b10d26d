import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'
import { reachedAddress } from './inner-addresses'
import { readHost } from './read-host'

/** Inner hosts and networks that an installation reaches on purpose. */
export interface AllowList {
  allowsHost(host: string): boolean
  allowsAddress(address: string): boolean
}

/** Reads hosts, addresses and networks such as `10.0.0.0/8`, separated by commas; says in a sentence what is wrong. */
export function readAllowList(text: string): AllowList | string {
  const hosts = new Set<string>()
  const networks = new BlockList()
  for (const entry of text.split(',').map(part => part.trim())) {
    if (entry === '') continue
    const isRead = entry.includes('/') ? addNetwork(networks, entry) : addHost(hosts, networks, entry)
    if (!isRead) return `names neither a host nor an address nor a network: ${entry}`
  }
  return {
    allowsHost: host => hosts.has(host),
    allowsAddress: address => {
      const reached = reachedAddress(address)
      return networks.check(reached, isIPv4(reached) ? 'ipv4' : 'ipv6')
    },
  }
}

function addNetwork(networks: BlockList, entry: string): boolean {
  const [network = '', prefix = '', ...more] = entry.split('/')
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN
  if (more.length > 0 || !isIP(network) || !(bits <= (isIPv6(network) ? 128 : 32))) return false
  networks.addSubnet(network, bits, isIPv6(network) ? 'ipv6' : 'ipv4')
  return true
}

function addHost(hosts: Set<string>, networks: BlockList, entry: string): boolean {
  const host = readHost(entry)
  if (host === undefined) return false
  if (isIP(host)) {
    const reached = reachedAddress(host)
    networks.addAddress(reached, isIPv4(reached) ? 'ipv4' : 'ipv6')
  } else hosts.add(host)
  return true
}
