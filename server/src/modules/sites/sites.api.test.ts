import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agentInfo, countPageView, downloadConfig } from '#contract/sites/calls'
import { sharp } from '../../platform/picture'
import { testServer } from '../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer({ hasSites: true })
})
afterAll(() => server.close())

describe('a site', () => {
  it('tells its public facts, held in data.data', async () => {
    const { data } = await server.call(agentInfo, { domain: 'site.test' })
    expect(data).toMatchObject({
      data: {
        id: server.agentId,
        domain: 'site.test',
        terms: { royalty_rate: '0.8000', withdrawal_minimum: '100.00' },
      },
    })
  })

  it('can be looked up from another site, and an unknown one is not found', async () => {
    const id = await server.anotherSite('neighbour.test')
    const { data } = await server.call(agentInfo, { domain: 'neighbour.test' })
    expect(data).toMatchObject({ data: { id } })
    expect(await server.call(agentInfo, { domain: 'nobody.test' })).toMatchObject({ status: 404, code: 1404 })
  })

  it('is the default one when localhost is asked for', async () => {
    const { data } = await server.call(agentInfo, { domain: 'localhost' })
    expect(data).toMatchObject({ data: { id: server.agentId } })
  })

  it('says where its apps are', async () => {
    const { data } = await server.call(downloadConfig, {})
    expect(data).toMatchObject({
      android: expect.stringMatching(/^https/),
      ios: expect.any(String),
      win32: '',
    })
  })

  it('draws the QR code of an app it has, 150 wide', async () => {
    const inject = (url: string) => server.app.inject({ url, headers: { host: server.domain } })
    const code = await inject('/qr/ios.svg')
    expect(code.headers['content-type']).toContain('image/svg+xml')
    expect(code.body).toContain('width="150"')
    expect((await inject('/qr/win32.svg')).statusCode).toBe(404)
  })

  it('counts every view of a page, also when they come together', async () => {
    await Promise.all(Array.from({ length: 40 }, () => server.call(countPageView, { path: '/guest/index' })))
    const rows = await server.asOwner('select path, views from page_views')
    expect(rows).toEqual([{ path: '/guest/index', views: '40' }])
  })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: server.domain, ...headers } })

describe('a site on a home screen', () => {
  it('has a manifest in the language of who asks, with icons of the sizes it names', async () => {
    const answered = await get('/manifest.webmanifest', { 'accept-language': 'zh-CN' })
    expect(answered.headers['content-type']).toContain('application/manifest+json')
    const manifest = answered.json()
    expect(manifest).toMatchObject({ lang: 'zh-CN', start_url: '/', display: 'standalone' })
    expect(manifest.icons).toHaveLength(4)
    for (const { src, sizes } of manifest.icons) {
      const icon = await get(src)
      const { width, height, format } = await sharp(icon.rawPayload).metadata()
      expect(`${width}x${height} ${format}`).toBe(`${sizes} png`)
    }
  })

  it('draws no icon that nobody asks for', async () => {
    for (const name of ['any-9999.png', 'any-193.png', 'none-192.png', 'any-192.svg', '..%2fany-192.png']) {
      expect((await get(`/icons/${name}`)).statusCode, name).toBe(404)
    }
  })

  it('has a page without the network, in both languages, that loads nothing', async () => {
    const { body, headers } = await get('/offline', { 'accept-language': 'en' })
    expect(body).toMatch(/offline.*没有网络连接/s)
    expect(body).not.toMatch(/ src=|<link|<img/)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    // Its one line, which waits for the network, is the only one that may run.
    const [, script = ''] = /<script>(.*?)<\/script>/.exec(body) ?? []
    const hash = createHash('sha256').update(script).digest('base64')
    expect(script).toContain("'online'")
    expect(headers['content-security-policy']).toContain(`script-src 'sha256-${hash}';`)
  })

  it('belongs to sites alone', async () => {
    for (const url of ['/manifest.webmanifest', '/icons/any-192.png', '/offline']) {
      expect((await get(url, { host: 'elsewhere.test' })).statusCode).toBe(421)
    }
  })
})
