// What machines read: search engines, feed readers, whoever shows a preview of a shared link.
import { askPage } from '../ask-page'
import type { Site } from '../builders/site'
import { expect, test } from '../fixtures'

interface Known {
  '@type': string
  [name: string]: unknown
}

async function headOf(site: Site, path: string) {
  const { body, status } = await askPage(site, path)
  const data = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as Known,
  )
  const content = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(body)?.[1]
  const links = [...body.matchAll(/<link [^>]*>/g)].map(([tag]) => tag.replaceAll('&amp;', '&'))
  const linked = (...parts: string[]) => links.find(tag => parts.every(part => tag.includes(part)))
  return { status, body, data, types: data.map(entry => entry['@type']), content, linked }
}

test('pages name themselves in both languages and say what they are, and no script hides in that', async ({
  site,
}) => {
  const address = '/help-center/index/detail?id=1&type=1'
  const { linked, content, types } = await headOf(site, address)
  const canonical = linked('rel="canonical"') ?? ''
  expect(canonical).toMatch(/\/help-center\/index\/detail\?id=1&type=1&tid=\d+"/)
  expect(linked('hrefLang="zh-CN"')).toMatch(/id=1&type=1&tid=\d+&lang=zh-CN/)
  expect(linked('hrefLang="en"')).toMatch(/&lang=en"/)
  expect(linked('hrefLang="x-default"')).toMatch(/&tid=\d+"/)
  expect(linked('application/rss+xml')).toContain('/advisory/feed.xml?lang=en')
  expect(types).toEqual(['TechArticle', 'BreadcrumbList'])
  for (const name of ['description', 'og:title', 'og:description', 'og:url', 'og:image', 'og:image:width']) {
    expect(content(name), name).toBeTruthy()
  }
  expect(content('og:locale')).toBe('en_GB')
  expect(content('og:image')).toContain('/share/help-1.png?lang=en')
  expect(content('twitter:card')).toBe('summary_large_image')

  const home = await headOf(site, '/guest/index')
  expect(home.types).toEqual(['Organization', 'WebSite', 'FAQPage'])
  expect(JSON.stringify(home.data[1])).toContain('/help-center/search?q={search_term_string}')
  const news = await headOf(site, '/advisory/detail?id=1')
  expect(news.types).toEqual(['NewsArticle', 'BreadcrumbList'])
  expect(news.content('article:published_time')).toMatch(/^\d{4}-/)
  expect((await headOf(site, '/help-center/q-a')).types).toEqual(['FAQPage'])
  expect((await headOf(site, '/hot-plan/detail?id=1')).types).toEqual(['Article', 'BreadcrumbList'])

  const blocks = [...home.body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  expect(blocks.length).toBeGreaterThan(0)
  for (const [, text = ''] of blocks) expect(text).not.toContain('<')

  const results = await headOf(site, '/help-center/search?q=cover')
  expect(results.content('robots'), 'search engines leave search results out').toBe('noindex')
  expect(results.linked('rel="canonical"')).toBeUndefined()
})
