import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testServer } from '../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let isDraining = false
beforeAll(async () => {
  server = await testServer({ isDraining: () => isDraining })
})
afterAll(() => server.close())

const get = (url: string, options: object = {}) =>
  server.app.inject({ url, headers: { host: server.domain }, ...options })

describe('metrics', () => {
  it('count requests by route and status for who asks from this machine', async () => {
    await get('/api/agent/info?domain=site.test')
    const { body, statusCode } = await get('/metrics', { remoteAddress: '127.0.0.1' })
    expect(statusCode).toBe(200)
    expect(body).toMatch(/tributary_http_requests_total\{route="\/api\/agent\/info",status="200"\} 1/)
    expect(body).toContain('tributary_http_request_seconds_bucket')
  })

  it('are nowhere for anyone else, even behind a proxy on this machine', async () => {
    expect((await get('/metrics', { remoteAddress: '203.0.113.5' })).statusCode).toBe(404)
    const headers = { host: server.domain, 'x-forwarded-for': '203.0.113.5' }
    expect((await get('/metrics', { remoteAddress: '127.0.0.1', headers })).statusCode).toBe(404)
  })
})

describe('health', () => {
  it('is good while the database answers, and no longer once the server is stopping', async () => {
    for (const path of ['/livez', '/healthz', '/readyz']) expect((await get(path)).statusCode).toBe(200)
    isDraining = true
    expect((await get('/healthz')).statusCode).toBe(503)
    expect((await get('/livez')).statusCode).toBe(200)
    isDraining = false
  })
})

describe('every answer', () => {
  it('carries the id of its request and the security headers', async () => {
    const { headers } = await get('/api/agent/info?domain=site.test')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })
})
