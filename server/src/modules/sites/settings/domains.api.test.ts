// Names of a site: normalised, never another agent's or below one, and proven before the site answers to them.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call'
import { agentInfo } from '#contract/sites/calls'
import * as calls from '#contract/sites/settings-calls'
import { readAllowList } from '../../../platform/outbound/allow-list'
import { outboundGate } from '../../../platform/outbound/outbound-gate'
import { loggedInStaff } from '../../../testing/build-staff'
import { testServer } from '../../../testing/test-server'
import { isProven, proofPath } from './domain-proof'

let server: Awaited<ReturnType<typeof testServer>>
let admin: Awaited<ReturnType<typeof loggedInStaff>>
/** TXT records as a name server has them. */
const records = new Map<string, string[]>()
/** What the records say of names, for a server on this machine. */
function gateOf(addresses = ['127.0.0.1']) {
  const allow = readAllowList('127.0.0.1')
  if (typeof allow === 'string') throw new Error(allow)
  const resolve = async () => addresses.map(address => ({ address, family: 4 }))
  return outboundGate(allow, resolve, async host => records.get(host) ?? [])
}
beforeAll(async () => {
  server = await testServer({ hasSites: true })
  server.services.outbound = gateOf()
  admin = await loggedInStaff(server, { roles: ['admin'] })
  await server.anotherSite('tributary.localhost')
  await server.anotherSite('taken.example.com')
})
beforeEach(() => {
  records.clear()
  return server.forgive()
})
afterAll(() => server.close())

const add = (domain: string) => server.call(calls.addDomain, { domain }, admin)
const proof = async (domain: string, who = admin): Promise<OutputOf<typeof calls.readDomainProof>> =>
  (await server.call(calls.readDomainProof, { domain }, who)).data
const names = async () => {
  const { data } = await server.call(calls.listDomains, {}, admin)
  return (data as { domain: string }[]).map(({ domain }) => domain)
}

describe('a name', () => {
  it.each([
    ['with a dot behind it', 'tributary.localhost.'],
    ['in capitals', 'Taken.Example.COM'],
    ['below another agent’s', 'sub.taken.example.com'],
    ['deep below another agent’s, with a dot behind', 'a.b.tributary.localhost.'],
  ])('of another site is refused %s', async (_, domain) => {
    expect(await add(domain)).toMatchObject({ status: 422, data: { fields: [{ field: 'domain' }] } })
    expect(await names()).toEqual([server.domain])
  })

  it.each([
    'localhost',
    'localhost.',
    '127.0.0.1',
    '127.1',
    '0x7f000001',
    '[::1]',
    'co.uk',
    'github.io',
    'com',
  ])('that cannot be anybody’s is refused: %s', async domain => {
    const readable = calls.domainName.safeParse(domain)
    if (readable.success) records.set(`_tributary.${readable.data}`, [(await proof(domain)).record.value])
    expect(await add(domain)).toMatchObject({ status: 422 })
  })

  it('below this machine needs no proof', async () => {
    expect(await add('river.localhost')).toMatchObject({ code: 1 })
    await server.call(calls.removeDomain, { domain: 'river.localhost' }, admin)
  })

  it('answers with a dot behind it as without', async () => {
    const asked = await server.app.inject({ url: '/api/agent/info', headers: { host: `${server.domain}.` } })
    expect(asked.statusCode).not.toBe(421)
  })
})

describe('a proof', () => {
  it('is a TXT record with a token of this site and this name', async () => {
    const { record } = await proof('Music.Example.org.')
    expect(record.name).toBe('_tributary.music.example.org')
    expect(await add('music.example.org')).toMatchObject({ status: 409 })
    records.set('_tributary.music.example.org', [
      'v=spf1 -all',
      (await proof('other.example.org')).record.value,
    ])
    expect(await add('music.example.org')).toMatchObject({ status: 409 })
    records.set('_tributary.music.example.org', ['v=spf1 -all', record.value])
    expect(await add('music.example.org')).toMatchObject({ code: 1 })
    const { data } = await server.call(agentInfo, { domain: 'music.example.org' })
    expect(data).toMatchObject({ data: { id: server.agentId } })
    await server.call(calls.removeDomain, { domain: 'music.example.org' }, admin)
  })

  it('is asked of a Chinese name in its ASCII form', async () => {
    const { domain, record } = await proof('音乐.example.org')
    expect(domain).toMatch(/^xn--[a-z0-9]+\.example\.org$/)
    records.set(record.name, [record.value])
    expect(await add('音乐.example.org')).toMatchObject({ code: 1 })
    expect(await names()).toContain(domain)
    await server.call(calls.removeDomain, { domain }, admin)
  })

  it('of one site is none for another', async () => {
    const other = await server.anotherSite('other.test')
    const stranger = await loggedInStaff({ ...server, agentId: other }, { roles: ['admin'] })
    const there = { ...stranger, headers: { host: 'other.test' } }
    expect((await proof('music.example.net', there)).record.value).not.toBe(
      (await proof('music.example.net')).record.value,
    )
  })
})

describe('the file', () => {
  const served = new Map<string, string>()
  const web = createServer((request, response) => {
    const text = served.get(request.url ?? '')
    if (text === undefined) response.writeHead(404).end()
    else if (text.startsWith('http')) response.writeHead(302, { location: text }).end()
    else response.writeHead(200, { 'content-length': Buffer.byteLength(text) }).end(text)
  })
  beforeAll(() => new Promise<void>(listens => web.listen(0, '127.0.0.1', listens)))
  afterAll(() => new Promise(ended => web.close(ended)))
  const tried = (isOurs: (address: string) => boolean) =>
    isProven(gateOf(), { domain: 'music.example.com', token: 'tributary-token', isOurs }, [
      { scheme: 'http', port: (web.address() as AddressInfo).port },
    ])
  const elsewhere = () => false

  it('says the token at its address, and nothing else', async () => {
    expect(await tried(elsewhere)).toBe(false)
    served.set(proofPath, 'tributary-token\n')
    expect(await tried(elsewhere)).toBe(true)
    served.set(proofPath, 'tributary-other')
    expect(await tried(elsewhere)).toBe(false)
    served.set(proofPath, `tributary-token${' '.repeat(2000)}`)
    expect(await tried(elsewhere)).toBe(false)
  })

  it('does not count where another server is named for it', async () => {
    served.set('/elsewhere', 'tributary-token')
    served.set(proofPath, `http://music.example.com:${(web.address() as AddressInfo).port}/elsewhere`)
    expect(await tried(elsewhere)).toBe(false)
  })

  it('does not count while the name leads to this server', async () => {
    served.set(proofPath, 'tributary-token')
    expect(await tried(address => address === '127.0.0.1')).toBe(false)
  })
})
