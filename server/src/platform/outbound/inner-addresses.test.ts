import { describe, expect, it } from 'vitest'
import { isInner, isMetadata, reachedAddress } from './inner-addresses'

describe('an inner address', () => {
  it.each([
    ['unspecified', '0.0.0.0', '0.255.255.255'],
    ['private', '10.0.0.0', '10.255.255.255'],
    ['carrier-grade NAT', '100.64.0.0', '100.127.255.255'],
    ['loopback', '127.0.0.0', '127.255.255.255'],
    ['link-local', '169.254.0.0', '169.254.255.255'],
    ['private', '172.16.0.0', '172.31.255.255'],
    ['protocol assignments', '192.0.0.0', '192.0.0.255'],
    ['documentation', '192.0.2.0', '192.0.2.255'],
    ['6to4 relays', '192.88.99.0', '192.88.99.255'],
    ['private', '192.168.0.0', '192.168.255.255'],
    ['benchmarks', '198.18.0.0', '198.19.255.255'],
    ['documentation', '198.51.100.0', '198.51.100.255'],
    ['documentation', '203.0.113.0', '203.0.113.255'],
    ['multicast', '224.0.0.0', '239.255.255.255'],
    ['reserved and broadcast', '240.0.0.0', '255.255.255.255'],
    ['unspecified', '::', '::'],
    ['loopback', '::1', '::1'],
    ['compatible with IPv4', '::7f00:1', '::ffff:ffff'],
    ['unique local', 'fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['link-local', 'fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['site-local', 'fec0::', 'feff::1'],
    ['multicast', 'ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['discarded', '100::', '100::ffff:ffff:ffff:ffff'],
    ['Teredo and the like', '2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['documentation', '2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['6to4', '2002::', '2002:7f00:1::'],
    ['documentation', '3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['NAT64 of a network of its own', '64:ff9b:1::', '64:ff9b:1::808:808'],
    ['never given out', '4000::', '5f00::1'],
  ])('is %s, from %s to %s', (_, first, last) => {
    expect([isInner(first), isInner(last)]).toEqual([true, true])
  })

  it.each([
    '1.0.0.0',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '169.253.255.255',
    '172.15.255.255',
    '172.32.0.0',
    '192.0.1.0',
    '192.167.255.255',
    '192.169.0.0',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '2000::1',
    '2001:200::1',
    '2001:db7:ffff::1',
    '2001:db9::1',
    '2003::1',
    '2606:4700:4700::1111',
    '3ffe:ffff::1',
    '3fff:1000::1',
  ])('is not %s, a neighbour of one', address => {
    expect(isInner(address)).toBe(false)
  })

  it('is seen through the ways to write IPv4 as IPv6', () => {
    expect(reachedAddress('::ffff:127.0.0.1')).toBe('127.0.0.1')
    expect(reachedAddress('0:0:0:0:0:FFFF:7f00:0001')).toBe('127.0.0.1')
    expect(reachedAddress('64:ff9b::10.0.0.1')).toBe('10.0.0.1')
    expect(['::ffff:10.1.2.3', '::ffff:a9fe:a9fe', '64:ff9b::7f00:1'].map(isInner)).toEqual([
      true,
      true,
      true,
    ])
    expect(['::ffff:8.8.8.8', '64:ff9b::808:808'].map(isInner)).toEqual([false, false])
  })

  it('is where a cloud tells its machines secrets, in any spelling', () => {
    const places = ['169.254.169.254', '::ffff:169.254.169.254', '100.100.100.200', '168.63.129.16']
    expect([...places, 'FD00:EC2:0::254'].filter(place => !isMetadata(place) || !isInner(place))).toEqual([])
    expect(isMetadata('168.63.129.17')).toBe(false)
    expect(isInner('168.63.129.17')).toBe(false)
  })
})
