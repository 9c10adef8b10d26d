import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { clientOf, isApiPath, languageOf, originOf } from './request-facts'

const request = (facts: object) => facts as unknown as FastifyRequest

describe('the language of a request', () => {
  const spoken = (lang: unknown, cookie: string | undefined, header: string) =>
    languageOf(
      request({ query: { lang }, cookies: { lang: cookie }, headers: { 'accept-language': header } }),
    )

  it('is what the address says, then the cookie, then the browser', () => {
    expect(spoken('en', 'zh-CN', 'zh-CN')).toBe('en')
    expect(spoken(undefined, 'en', 'zh-CN')).toBe('en')
    expect(spoken(undefined, undefined, 'en')).toBe('en')
  })

  it('is not taken from an address or a cookie that says anything else', () => {
    expect(spoken('fr', 'zh-CN', 'en')).toBe('zh-CN')
    expect(spoken(['en', 'zh-CN'], undefined, 'zh-CN')).toBe('zh-CN')
    expect(spoken(undefined, 'EN', 'zh-CN')).toBe('zh-CN')
  })

  it('is known before cookies are read, and without a query', () => {
    expect(languageOf(request({ headers: { 'accept-language': 'en' } }))).toBe('en')
  })
})

describe('what links to this site start with', () => {
  const site = { facts: { domain: 'main.test' } }
  const start = (protocol: string, host: string) => {
    const hostname = host.startsWith('[') ? host.replace(/:\d+$/, '') : host.split(':')[0]
    return originOf(request({ protocol, host, hostname }), site)
  }

  it('is its primary name, with the port that was asked for', () => {
    expect(start('https', 'other.test')).toBe('https://main.test')
    expect(start('http', 'other.test:8080')).toBe('http://main.test:8080')
  })

  it('stays an address or localhost, which the name would not lead to', () => {
    for (const host of ['localhost:8080', '192.168.1.9', '192.168.1.9:8080', '[fd00::9]:8080', '[::1]'])
      expect(start('http', host)).toBe(`http://${host}`)
  })
})

describe('small facts of a request', () => {
  it('keep of a browser’s name what fits its column', () => {
    const { userAgent } = clientOf(
      request({ ip: '203.0.113.9', headers: { 'user-agent': 'x'.repeat(5000) } }),
    )
    expect(userAgent).toHaveLength(300)
    expect(clientOf(request({ ip: '203.0.113.9', headers: {} })).userAgent).toBe('')
  })

  it('know a call from a page that only begins alike', () => {
    for (const url of ['/api', '/api/', '/api/index/userinfo', '/api?x=1'])
      expect(isApiPath(url), url).toBe(true)
    for (const url of ['/apis', '/api-docs', '/', '/help?next=/api/']) expect(isApiPath(url), url).toBe(false)
  })
})
