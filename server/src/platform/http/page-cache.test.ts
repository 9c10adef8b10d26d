import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { allowMarkedScripts, contentSecurityPolicy, documentHeaders } from './content-security'
import { preparePage } from './drawn-page'
import { PageCache } from './page-cache'

const page = (size: number) => preparePage(200, {}, Buffer.alloc(size, Math.floor(Math.random() * 255)))

describe('the page cache', () => {
  it('forgets the least recently used page when it is full', async () => {
    const cache = new PageCache(2500)
    cache.set('a', '1', await page(1000))
    cache.set('b', '1', await page(1000))
    cache.get('a')
    cache.set('c', '1', await page(1000))
    expect([cache.get('a') !== undefined, cache.get('b'), cache.get('c') !== undefined]).toEqual([
      true,
      undefined,
      true,
    ])
  })

  it('says which version a page is of, and that its time is over', async () => {
    const cache = new PageCache(10_000, -1)
    cache.set('a', '7', await page(10))
    expect(cache.get('a')).toMatchObject({ version: '7' })
    expect(cache.get('a')?.until).toBeLessThan(Date.now())
  })

  it('gives equal pages an equal tag', async () => {
    const [one, two] = await Promise.all([
      preparePage(200, {}, Buffer.from('x')),
      preparePage(200, {}, Buffer.from('x')),
    ])
    expect(one.etag).toBe(two.etag)
  })
})

describe('the headers of a document', () => {
  const builtin = { service: 'builtin' } as const
  const outside = { service: 'baidu', address: 'https://hm.example/hm.js' } as const
  const isolation = (statistics: typeof builtin | typeof outside, showsFiles = false) =>
    documentHeaders([], { statistics, showsFiles })['cross-origin-embedder-policy']

  it('keep other hosts out, except where a statistics service or the viewer of papers needs them', () => {
    expect(isolation(builtin)).toBe('require-corp')
    expect(isolation(outside)).toBeUndefined()
    expect(isolation(builtin, true)).toBeUndefined()
  })

  it('give up powers that no page uses, and say where breaches of the policy are told', () => {
    const headers = documentHeaders([], { statistics: builtin, showsFiles: false })
    expect(headers['permissions-policy']).toContain('camera=(), ')
    expect(headers['reporting-endpoints']).toBe('policy="/api/csp/report"')
    expect(headers['content-security-policy']).toMatch(/report-uri \/api\/csp\/report; report-to policy$/)
  })
})

describe('the content security policy', () => {
  it('allows the inline scripts that carry our mark, by hash, and no others', () => {
    const { html, hashes } = allowMarkedScripts(
      '<script nonce="our-mark">let a</script><script>let evil</script><script nonce="guess">x</script><script nonce="our-mark" src="/x.js"></script>',
      'our-mark',
    )
    expect(hashes).toEqual([`'sha256-${createHash('sha256').update('let a').digest('base64')}'`])
    expect(html).not.toContain('our-mark')
    const policy = contentSecurityPolicy(hashes, { statistics: { service: 'builtin' }, showsFiles: false })
    expect(policy).toContain(hashes[0])
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
  })

  it('opens to the statistics service of the site only', () => {
    const policy = contentSecurityPolicy([], {
      statistics: { service: 'umami', address: 'https://stats.example/', site_id: '1' },
      showsFiles: false,
    })
    expect(policy).toContain("connect-src 'self' https://stats.example")
  })

  it('lets files be sent to the bucket that browsers reach, and nowhere else', () => {
    const about = { statistics: { service: 'builtin' as const }, showsFiles: false }
    const connecting = (uploads?: string) =>
      contentSecurityPolicy([], { ...about, uploads })
        .split('; ')
        .find(rule => rule.startsWith('connect-src'))
    expect(connecting()).toBe("connect-src 'self'")
    expect(connecting('https://files.test')).toBe("connect-src 'self' https://files.test")
    const others = (uploads?: string) =>
      contentSecurityPolicy([], { ...about, uploads }).replace(/connect-src[^;]*/, '')
    expect(others('https://files.test')).toBe(others())
  })

  it('allows frames where staff read papers, and nowhere else', () => {
    const policyOf = (showsFiles: boolean) =>
      contentSecurityPolicy([], { statistics: { service: 'builtin' }, showsFiles })
    expect(policyOf(true)).toContain("frame-src 'self'")
    expect(policyOf(false)).toContain("frame-src 'none'")
  })
})
