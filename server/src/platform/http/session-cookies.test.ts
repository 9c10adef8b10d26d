import cookies from '@fastify/cookie'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { applySessionCookies, applyStaffCookie, offeredSession, offeredStaffSession } from './session-cookies'

const token = '0198b7c2-0000-7000-8000-0123456789ab'
const secret = 'a'.repeat(43)

async function answered(
  url: string,
  protocol: 'http' | 'https' = 'http',
  headers: Record<string, string> = {},
) {
  const app = Fastify({ trustProxy: true })
  await app.register(cookies)
  const session = { token, secret, maxAgeSeconds: 60 }
  app.get('/in', (request, reply) => {
    applySessionCookies(reply, request, session)
    applyStaffCookie(reply, request, 'value')
    return reply.send()
  })
  app.get('/out', (request, reply) => {
    applySessionCookies(reply, request, null)
    applyStaffCookie(reply, request, null)
    return reply.send()
  })
  app.get('/who', request => ({
    member: offeredSession(request) ?? null,
    staff: offeredStaffSession(request) ?? null,
  }))
  const response = await app.inject({ url, headers: { 'x-forwarded-proto': protocol, ...headers } })
  await app.close()
  return response
}
const cookiesOf = async (url: string, protocol: 'http' | 'https') =>
  Object.fromEntries((await answered(url, protocol)).cookies.map(({ name, value, ...rest }) => [name, rest]))

describe('session cookies', () => {
  it('let no script read a secret, no other site send it along, and staff end with the browser', async () => {
    const { token, sid, staff } = await cookiesOf('/in', 'http')
    expect(token).toEqual({ path: '/', sameSite: 'Lax', maxAge: 60 })
    expect(sid).toEqual({ path: '/', sameSite: 'Lax', maxAge: 60, httpOnly: true })
    expect(staff).toEqual({ path: '/', sameSite: 'Strict', httpOnly: true })
  })

  it('are for https alone where they were given by https', async () => {
    for (const cookie of Object.values(await cookiesOf('/in', 'https')))
      expect(cookie).toHaveProperty('secure', true)
  })

  // RFC 6265bis, 4.1.3.2: Secure, Path=/ and no Domain, or the browser refuses the name.
  it('carry the secret over https in names that no other host can set', async () => {
    const cookies = await cookiesOf('/in', 'https')
    expect(Object.keys(cookies)).toEqual(['token', '__Host-sid', '__Host-staff'])
    for (const name of ['__Host-sid', '__Host-staff']) {
      expect(cookies[name]).toMatchObject({ secure: true, path: '/', httpOnly: true })
      expect(cookies[name]).not.toHaveProperty('domain')
    }
  })

  it('are taken away under the same names and attributes they were given with', async () => {
    const [given, taken] = [await cookiesOf('/in', 'https'), await cookiesOf('/out', 'https')]
    const lasting = ({ maxAge, expires, ...rest }: Record<string, unknown>) => rest
    for (const name of ['token', '__Host-sid', '__Host-staff']) {
      expect(lasting(taken[name] ?? {}), name).toEqual(lasting(given[name] ?? {}))
      expect(taken[name]).toMatchObject({ expires: new Date(0) })
    }
    expect(taken.sid, 'the older name').toMatchObject({ expires: new Date(0) })
  })

  it('take along what pages kept in the browser when they go, and no cookie of anybody else', async () => {
    expect((await answered('/out')).headers['clear-site-data']).toBe('"storage"')
    expect((await answered('/in')).headers['clear-site-data']).toBeUndefined()
  })
})

describe('what a request offers as its session', () => {
  const offered = async (headers: Record<string, string>) => (await answered('/who', 'http', headers)).json()

  it('is both cookies or a header token, and the header before the cookies', async () => {
    const cookie = `token=${token}; sid=${secret}`
    expect((await offered({ cookie })).member).toEqual({ token, secret, carrier: 'cookie' })
    const authorization = `Bearer ${token}.${'b'.repeat(43)}`
    expect((await offered({ cookie, authorization })).member).toEqual({
      token,
      secret: 'b'.repeat(43),
      carrier: 'header',
    })
  })

  it('is nothing when half of it is missing or does not look like one', async () => {
    const incomplete: Record<string, string>[] = [
      { cookie: `token=${token}` },
      { cookie: `sid=${secret}` },
      { cookie: `token=${token}x; sid=${secret}` },
      { cookie: `token=${token.toUpperCase()}; sid=${secret}` },
      { authorization: `Bearer ${token}.${secret}a` },
      { authorization: `Bearer ${token}` },
      { authorization: `Basic ${token}.${secret}` },
    ]
    for (const headers of incomplete)
      expect((await offered(headers)).member, JSON.stringify(headers)).toBeNull()
  })

  it('keeps members and staff apart, whatever stands in the other’s cookie', async () => {
    const { member, staff } = await offered({ cookie: `staff=${token}.${secret}` })
    expect(member).toBeNull()
    expect(staff).toEqual({ token, secret })
    expect((await offered({ cookie: `token=${token}; sid=${secret}` })).staff).toBeNull()
  })
})
