import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agentInfo, countPageView, downloadConfig } from '#contract/sites/calls'
import { buildAgent } from '../../testing/builders'
import { testServer } from '../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
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
    const id = await buildAgent(server.ownerUrl, { domain: 'neighbour.test' })
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
