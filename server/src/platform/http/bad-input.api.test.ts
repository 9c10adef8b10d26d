import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login } from '#contract/identity/calls'
import { countMessages } from '#contract/messages/calls'
import { agentInfo, countPageView, downloadConfig } from '#contract/sites/calls'
import { testServer } from '../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const inject = (options: InjectOptions) => server.app.inject(options)
const host = { host: 'site.test', 'sec-fetch-site': 'same-origin' }

async function expectRefusal(options: InjectOptions, status: number, code: number) {
  const response = await inject({ headers: host, ...options })
  expect(response.statusCode).toBe(status)
  expect(response.headers['content-type']).toContain('application/json')
  const body = response.json()
  expect(body).toMatchObject({ code, msg: expect.any(String) })
  expect(body.msg).not.toBe('')
  expect(response.body).not.toMatch(/node_modules|\.ts:\d|at .+\(|stack/i)
  return body
}

describe('bad input gets an envelope and never a crash', () => {
  it('refuses an unknown path below /api', () => expectRefusal({ url: '/api/no/such/call' }, 404, 1404))

  it('refuses malformed JSON', () =>
    expectRefusal(
      {
        method: 'POST',
        url: login.path,
        headers: { ...host, 'content-type': 'application/json' },
        payload: '{"mobile": ',
      },
      400,
      1400,
    ))

  it('refuses __proto__ and constructor in a body', async () => {
    for (const payload of [
      '{"__proto__": {"admin": true}}',
      '{"constructor": {"prototype": {"admin": 1}}}',
    ]) {
      const headers = { ...host, 'content-type': 'application/json' }
      await expectRefusal({ method: 'POST', url: downloadConfig.path, headers, payload }, 400, 1400)
    }
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  it('names the field when a type is wrong', async () => {
    const body = await expectRefusal(
      { method: 'POST', url: countPageView.path, payload: { path: 17 } },
      422,
      1422,
    )
    expect(body.data.fields).toEqual([{ field: 'path', message: expect.any(String) }])
  })

  it('asks to fill in a missing field in the language of the reader', async () => {
    const chinese = await expectRefusal(
      { url: agentInfo.path, headers: { ...host, 'accept-language': 'zh-CN,en;q=0.5' } },
      422,
      1422,
    )
    expect(chinese.data.fields).toEqual([{ field: 'domain', message: '请填写此项' }])
    const english = await expectRefusal(
      { url: agentInfo.path, headers: { ...host, cookie: 'lang=en', 'accept-language': 'zh-CN' } },
      422,
      1422,
    )
    expect(english.data.fields).toEqual([{ field: 'domain', message: 'Fill this in.' }])
  })

  it('refuses a huge body', () =>
    expectRefusal(
      { method: 'POST', url: countPageView.path, payload: { path: `/${'a'.repeat(2_000_000)}` } },
      413,
      1413,
    ))

  it('refuses a body of another kind', () =>
    expectRefusal(
      { method: 'POST', url: login.path, headers: { ...host, 'content-type': 'text/xml' }, payload: '<a/>' },
      415,
      1415,
    ))

  it.each(['//', '//example.test/', '/%', '/%E0%A4%A', '/guest/%ff', '/api/%zz', '/api/user/info?x=%'])(
    'survives the address %s',
    async url => {
      const response = await inject({ method: 'GET', url, headers: host })
      expect(response.statusCode).toBeGreaterThanOrEqual(400)
      expect(response.statusCode).toBeLessThan(500)
      expect(response.json()).toMatchObject({ code: expect.any(Number), msg: expect.any(String) })
    },
  )

  it('answers 421 for a host that nobody owns', async () => {
    for (const name of ['stranger.test', 'site.test.stranger.test', '-', 'a'.repeat(300)]) {
      await expectRefusal({ url: countMessages.path, headers: { host: name } }, 421, 1421)
    }
  })

  it('shows the default site on localhost and on plain addresses', async () => {
    for (const name of ['localhost', 'localhost:3000', '127.0.0.1:80', '[::1]:3000', 'SITE.test:99']) {
      const response = await inject({
        url: agentInfo.path,
        query: { domain: 'site.test' },
        headers: { host: name },
      })
      expect(response.json().data.data.domain).toBe('site.test')
    }
  })

  it('keeps answering afterwards', async () => {
    expect((await inject({ url: '/healthz', headers: host })).statusCode).toBe(200)
  })
})

describe('forwarded headers', () => {
  it('do not count unless the proxy is trusted', async () => {
    await expectRefusal(
      { url: countMessages.path, headers: { host: 'stranger.test', 'x-forwarded-host': 'site.test' } },
      421,
      1421,
    )
  })
})
