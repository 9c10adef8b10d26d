import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { isSameOrigin } from './same-origin'

const comes = (headers: Record<string, string>) =>
  isSameOrigin({ headers, host: 'site.test:8080' } as unknown as FastifyRequest)
const cookie = 'token=a; sid=b'

describe('a changing request', () => {
  it('is believed when the browser itself says that a page of this site sends it', () => {
    expect(comes({ cookie, 'sec-fetch-site': 'same-origin' })).toBe(true)
    for (const other of ['same-site', 'cross-site', 'none', ''])
      expect(comes({ cookie, 'sec-fetch-site': other }), other).toBe(false)
  })

  it('is not helped by an origin when the browser says otherwise', () => {
    expect(comes({ cookie, 'sec-fetch-site': 'cross-site', origin: 'http://site.test:8080' })).toBe(false)
  })

  it('of an older browser must name this host and this port', () => {
    expect(comes({ cookie, origin: 'http://site.test:8080' })).toBe(true)
    for (const origin of [
      'http://site.test',
      'http://site.test:8081',
      'http://evil.test',
      'http://site.test:8080.evil.test',
      'http://evil.test/site.test:8080',
      'http://site.test:8080@evil.test',
      'null',
      '',
    ])
      expect(comes({ cookie, origin }), origin).toBe(false)
  })

  it('of no browser counts as long as no cookie speaks for somebody', () => {
    expect(comes({})).toBe(true)
    expect(comes({ cookie })).toBe(false)
  })

  it('with a header token needs no origin; what a browser sends by itself is none', () => {
    expect(comes({ cookie, authorization: 'Bearer abc', 'sec-fetch-site': 'cross-site' })).toBe(true)
    expect(comes({ cookie, authorization: 'Basic abc', 'sec-fetch-site': 'cross-site' })).toBe(false)
    expect(comes({ cookie, authorization: 'Bearerabc' })).toBe(false)
  })
})
