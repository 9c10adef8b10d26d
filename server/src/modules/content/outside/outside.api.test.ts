import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testServer } from '../../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const get = (url: string, host = server.domain) => server.app.inject({ url, headers: { host } })

describe('for search engines', () => {
  it('every page is listed with its languages under the primary name', async () => {
    const { body, headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toContain('application/xml')
    expect(body).toContain('<loc>http://site.test/guest/index</loc>')
    expect(body).toContain('<loc>http://site.test/help-center/index/detail?id=3&amp;type=2&amp;tid=0</loc>')
    expect(body).toMatch(
      /hreflang="zh-CN" href="http:\/\/site\.test\/advisory\/detail\?id=\d+&amp;lang=zh-CN"/,
    )
    expect(body.match(/<url>/g)?.length).toBeGreaterThan(45)
  })

  it('robots.txt keeps them out of what needs a login and names the sitemap', async () => {
    const { body } = await get('/robots.txt')
    expect(body).toContain('Disallow: /operator')
    expect(body).toContain('Sitemap: http://site.test/sitemap.xml')
  })

  it('a host nobody owns has neither', async () => {
    expect((await get('/sitemap.xml', 'nobody.test')).statusCode).toBe(421)
    expect((await get('/robots.txt', 'nobody.test')).body).not.toContain('Sitemap')
  })
})

describe('the feed of news', () => {
  it.each(['zh-CN', 'en'])('is RSS in %s with whole addresses', async language => {
    const { body, headers } = await get(`/advisory/feed.xml?lang=${language}`)
    expect(headers['content-type']).toContain('application/rss+xml')
    expect(body.match(/<item>/g)?.length).toBe(8)
    expect(body).not.toMatch(/(src|href)="\//)
    expect(body).not.toMatch(/\{\w+\}/)
    expect(/[\u4e00-\u9fff]/.test(body)).toBe(language === 'zh-CN')
  })
})

describe('the picture of a shared link', () => {
  it.each(['home', 'news-1', 'help-1', 'page-3', 'plan-1'])('is drawn for %s', async name => {
    const { rawPayload, headers } = await get(`/share/${name}.png?lang=zh-CN`)
    expect(headers['content-type']).toBe('image/png')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect(rawPayload.length).toBeLessThan(200_000)
  })

  it('differs by title and language, and is not there for what nobody can read', async () => {
    const [chinese, english, other] = await Promise.all([
      get('/share/news-1.png?lang=zh-CN'),
      get('/share/news-1.png?lang=en'),
      get('/share/news-2.png?lang=en'),
    ])
    expect(english.rawPayload.equals(chinese.rawPayload)).toBe(false)
    expect(english.rawPayload.equals(other.rawPayload)).toBe(false)
    for (const name of ['news-4711', 'block-1', 'question-1', 'elsewhere', 'news-1.svg']) {
      expect((await get(`/share/${name}.png`)).statusCode).toBe(404)
    }
  })
})
