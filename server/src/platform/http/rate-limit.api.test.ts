import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login } from '#contract/identity/calls'
import { testServer } from '../../testing/test-server'
import { network } from './rate-limit'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  // A clock that stands still: no window ends while the test runs.
  const now = new Date()
  server = await testServer({ clock: { now: () => now } })
})
afterAll(() => server.close())

describe('a rate limit', () => {
  it('counts exactly, also when requests come together, and says when to come back', async () => {
    const limit = login.rate?.max ?? 0
    const tries = Array.from({ length: limit + 15 }, () =>
      server.call(login, { mobile: '13900000000', password: 'x', captcha: 'x' }),
    )
    const answers = await Promise.all(tries)
    expect(answers.filter(({ code }) => code === 1402)).toHaveLength(limit)
    const refused = answers.filter(({ code }) => code === 1429)
    expect(refused).toHaveLength(15)
    expect(Number(refused[0]?.response.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('does not believe a forged X-Forwarded-For', async () => {
    const { code } = await server.call(
      login,
      { mobile: '13900000000', password: 'x', captcha: 'x' },
      { headers: { 'x-forwarded-for': '203.0.113.9' } },
    )
    expect(code).toBe(1429)
  })
})

describe('the network of an address', () => {
  it('is the address itself for IPv4 and the /64 for IPv6', () => {
    expect(network('203.0.113.9')).toBe('203.0.113.9')
    expect(network('::ffff:203.0.113.9')).toBe('203.0.113.9')
    expect(network('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
    expect(network('2001:db8::9')).toBe(network('2001:db8::7'))
    expect(network('2001:db8:0:1::9')).not.toBe(network('2001:db8:0:2::9'))
  })
})
