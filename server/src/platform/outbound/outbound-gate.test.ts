import type { LookupAddress } from 'node:dns'
import { get, type RequestOptions } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#contract/language'
import { hasText, say } from '../texts/texts'
import { readAllowList } from './allow-list'
import { openSocket, pinnedLookup } from './destination'
import { outboundGate, type Resolve } from './outbound-gate'
import { OutboundRefused } from './outbound-refused'
import { pinnedAgents } from './pinned-agent'

const names: Record<string, string[]> = {
  'sftp.example.com': ['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'],
  'inner.example.com': ['10.0.0.7'],
  'mixed.example.com': ['93.184.216.34', '127.0.0.1'],
  'mapped.example.com': ['::ffff:192.168.1.1'],
  'cloud.example.com': ['169.254.169.254'],
  'nothing.example.com': [],
}
const answered = (addresses: string[]): LookupAddress[] =>
  addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 }))
const known: Resolve = async host => {
  const addresses = names[host]
  if (!addresses) throw new Error('ENOTFOUND')
  return answered(addresses)
}

function gate(allowed = '', resolve = known) {
  const list = readAllowList(allowed)
  if (typeof list === 'string') throw new Error(list)
  return outboundGate(list, resolve)
}

const refusal = (host: string, port = 22, allowed = '') =>
  gate(allowed)
    .admit(host, port)
    .then(() => 'admitted')
    .catch(error => (error instanceof OutboundRefused ? error.reason : error))

describe('the gate', () => {
  it('admits a public host with all its addresses', async () => {
    expect(await gate().admit('SFTP.example.com.', 22)).toEqual({
      host: 'sftp.example.com',
      port: 22,
      isListed: false,
      addresses: answered(names['sftp.example.com'] ?? []),
    })
    expect((await gate().admit('8.8.8.8', 443)).addresses).toEqual(answered(['8.8.8.8']))
  })

  it.each([
    'inner.example.com',
    'mixed.example.com',
    'mapped.example.com',
    'cloud.example.com',
    '127.1',
    '0x7f000001',
    '2130706433',
    '１２７.0.0.1',
    '[::ffff:127.0.0.1]',
    '[::1]',
    '0',
  ])('refuses %s, which is an inner address', async host => {
    expect(await refusal(host)).toBe('innerAddress')
  })

  it.each([
    ['unknownHost', 'unknown.example.com', 22],
    ['unknownHost', 'nothing.example.com', 22],
    ['notAHost', 'http://sftp.example.com', 22],
    ['badPort', 'sftp.example.com', 0],
    ['badPort', 'sftp.example.com', 25],
    ['badPort', 'sftp.example.com', 65536],
    ['badPort', 'sftp.example.com', 22.5],
    ['badPort', 'sftp.example.com', Number.NaN],
    ['admitted', 'sftp.example.com', 2222],
  ])('says %s of %s at port %d', async (reason, host, port) => {
    expect(await refusal(host, port)).toBe(reason)
  })

  it('names a host as it was typed', async () => {
    for (const host of ['Unknown.Example.com', '音乐.example.com', '127.1']) {
      await expect(gate().admit(host, 22)).rejects.toMatchObject({ params: { name: host } })
    }
  })

  it('lets through what the installation allows, by name, address or network', async () => {
    expect(await refusal('inner.example.com', 22, 'Inner.Example.com')).toBe('admitted')
    expect(await refusal('inner.example.com', 22, 'other.example.com, 10.0.0.0/8')).toBe('admitted')
    expect(await refusal('mapped.example.com', 22, '192.168.1.1')).toBe('admitted')
    expect(await refusal('127.1', 22, '127.0.0.1')).toBe('admitted')
    expect(await refusal('[::1]', 22, '::1/128')).toBe('admitted')
    expect(await refusal('mixed.example.com', 22, '10.0.0.0/8')).toBe('innerAddress')
  })

  it('never lets metadata through, whatever is allowed', async () => {
    expect(await refusal('cloud.example.com', 80, 'cloud.example.com, 0.0.0.0/0')).toBe('innerAddress')
    expect(await refusal('[::ffff:a9fe:a9fe]', 80, '169.254.169.254')).toBe('innerAddress')
  })

  it('has words for every refusal, and tells nobody where an inner name points', async () => {
    for (const reason of [
      'notAHost',
      'badPort',
      'unknownHost',
      'slowLookup',
      'innerAddress',
      'otherHost',
    ] as const) {
      const { text, params } = new OutboundRefused(reason, 'sftp.example.com')
      expect(hasText(text), text).toBe(true)
      for (const language of languages) expect(say(text, language, params)).not.toMatch(/[{}]/)
    }
    const refused = await gate()
      .admit('inner.example.com', 22)
      .catch(error => error)
    expect(`${refused.stack} ${JSON.stringify(refused)}`).not.toContain('10.0.0.7')
  })
})

describe('a destination', () => {
  let server: Server
  let port: number
  let connections = 0
  beforeAll(async () => {
    server = createServer(socket => {
      connections += 1
      socket.on('error', () => {})
      socket.end('HTTP/1.1 307 Elsewhere\r\nLocation: http://127.0.0.1/\r\nContent-Length: 0\r\n\r\n')
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => server.close())

  /** First a public address, then an inner one, as who rebinds a name would do it. */
  const changing = (...answers: string[]) => {
    let asked = 0
    const resolve: Resolve = async () => answered([answers[Math.min(asked++, answers.length - 1)] ?? ''])
    return { resolve, asked: () => asked }
  }

  it('is looked up once: connections go to what was judged', async () => {
    const name = changing('127.0.0.1', '10.0.0.7')
    const destination = await gate('127.0.0.1', name.resolve).admit('moving.example.com', port)
    const before = connections
    for (const _ of [1, 2]) (await openSocket(destination, 1000)).destroy()
    const lookup = promisify(pinnedLookup(destination))
    expect(await lookup('moving.example.com', { all: true })).toEqual(answered(['127.0.0.1']))
    await expect.poll(() => connections).toBe(before + 2)
    expect(name.asked()).toBe(1)
  })

  it('is judged again each time: a name that has moved inside is refused', async () => {
    const moving = gate('', changing('93.184.216.34', '127.0.0.1').resolve)
    await moving.admit('moving.example.com', port)
    await expect(moving.admit('moving.example.com', port)).rejects.toMatchObject({ reason: 'innerAddress' })
  })

  const ask = (options: RequestOptions) =>
    new Promise((resolve, reject) => {
      get(options, answer => resolve(answer.resume().statusCode)).once('error', reject)
    })

  it('is all that an agent connects to, by name or by address', async () => {
    const destination = await gate('127.0.0.1', changing('127.0.0.1').resolve).admit('s3.example.com', port)
    const { httpAgent: agent } = pinnedAgents(destination, 1000)
    expect(await ask({ agent, host: 's3.example.com', port })).toBe(307)
    const before = connections
    for (const other of [
      { host: 'other.example.com', port },
      { host: '127.0.0.1', port },
      { host: 's3.example.com', port: port + 1 },
    ]) {
      await expect(ask({ agent, ...other })).rejects.toMatchObject({ reason: 'otherHost' })
    }
    expect(connections).toBe(before)
    agent.destroy()
  })
})
