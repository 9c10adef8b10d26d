import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './content-security'
import { PageCache, preparePage } from './page-cache'

const page = (size: number) => preparePage(200, {}, Buffer.alloc(size, Math.floor(Math.random() * 255)))

describe('the page cache', () => {
  it('forgets the least recently used page when it is full', async () => {
    const cache = new PageCache(2500)
    cache.set('a', await page(1000))
    cache.set('b', await page(1000))
    cache.get('a')
    cache.set('c', await page(1000))
    expect([cache.get('a') !== undefined, cache.get('b'), cache.get('c') !== undefined]).toEqual([
      true,
      undefined,
      true,
    ])
  })

  it('forgets a page after its time', async () => {
    const cache = new PageCache(10_000, -1)
    cache.set('a', await page(10))
    expect(cache.get('a')).toBeUndefined()
  })

  it('gives equal pages an equal tag', async () => {
    const [one, two] = await Promise.all([
      preparePage(200, {}, Buffer.from('x')),
      preparePage(200, {}, Buffer.from('x')),
    ])
    expect(one.etag).toBe(two.etag)
  })
})

describe('the content security policy', () => {
  it('allows the inline scripts of the page by hash and no others', () => {
    const policy = contentSecurityPolicy('<script>let a</script><script src="/x.js"></script>', {
      statistics: { service: 'builtin' },
      showsFiles: false,
    })
    expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(1)
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
  })

  it('opens to the statistics service of the site only', () => {
    const policy = contentSecurityPolicy('', {
      statistics: { service: 'umami', address: 'https://stats.example/', site_id: '1' },
      showsFiles: false,
    })
    expect(policy).toContain("connect-src 'self' https://stats.example")
  })

  it('allows frames where staff read papers, and nowhere else', () => {
    const policyOf = (showsFiles: boolean) =>
      contentSecurityPolicy('', { statistics: { service: 'builtin' }, showsFiles })
    expect(policyOf(true)).toContain("frame-src 'self'")
    expect(policyOf(false)).toContain("frame-src 'none'")
  })
})
