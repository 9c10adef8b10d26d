// Which addresses belong to us, to our neighbours or to nobody: whatever is not plainly part of the public internet.
import { BlockList, isIPv4 } from 'node:net'

const innerIPv4 = listOf('ipv4', [
  ['0.0.0.0', 8, 'unspecified'],
  ['10.0.0.0', 8, 'private'],
  ['100.64.0.0', 10, 'carrier-grade NAT'],
  ['127.0.0.0', 8, 'loopback'],
  ['169.254.0.0', 16, 'link-local'],
  ['172.16.0.0', 12, 'private'],
  ['192.0.0.0', 24, 'protocol assignments'],
  ['192.0.2.0', 24, 'documentation'],
  ['192.88.99.0', 24, '6to4 relays'],
  ['192.168.0.0', 16, 'private'],
  ['198.18.0.0', 15, 'benchmarks'],
  ['198.51.100.0', 24, 'documentation'],
  ['203.0.113.0', 24, 'documentation'],
  ['224.0.0.0', 4, 'multicast'],
  ['240.0.0.0', 4, 'reserved, broadcast'],
])

const publicIPv6 = listOf('ipv6', [['2000::', 3, 'all that was ever given out']])

const innerIPv6 = listOf('ipv6', [
  ['2001::', 23, 'Teredo and other protocols, which carry another address inside'],
  ['2001:db8::', 32, 'documentation'],
  ['2002::', 16, '6to4, which carries another address inside'],
  ['3fff::', 20, 'documentation'],
])

/** Where clouds tell their machines secrets. Some stand in the public range; none of them is ever let through. */
const metadata = new Set([
  '169.254.169.254',
  '169.254.170.2',
  '169.254.170.23',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  'fd00:ec2::23',
  'fd00:ec2::254',
  'fd20:ce::254',
])

export const isMetadata = (address: string) => metadata.has(reachedAddress(address))

export function isInner(address: string): boolean {
  const reached = reachedAddress(address)
  if (isIPv4(reached)) return innerIPv4.check(reached) || metadata.has(reached)
  return !publicIPv6.check(reached, 'ipv6') || innerIPv6.check(reached, 'ipv6')
}

/** In its shortest spelling; IPv4 written as IPv6, by mapping or by the prefix for NAT64, is the IPv4 address that it reaches. */
export function reachedAddress(address: string): string {
  if (isIPv4(address)) return address
  const short = new URL(`http://[${address}]/`).hostname.slice(1, -1)
  const groups = groupsOf(short)
  const before = groups.slice(0, 6).join(':')
  if (before !== '0:0:0:0:0:65535' && before !== `${0x64}:${0xff9b}:0:0:0:0`) return short
  return groups
    .slice(6)
    .flatMap(group => [group >> 8, group & 255])
    .join('.')
}

function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const read = (part: string) => (part === '' ? [] : part.split(':').map(group => Number.parseInt(group, 16)))
  if (tail === undefined) return read(head)
  const [before, after] = [read(head), read(tail)]
  return [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after]
}

function listOf(family: 'ipv4' | 'ipv6', ranges: [network: string, prefix: number, why: string][]) {
  const list = new BlockList()
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family)
  return list
}
