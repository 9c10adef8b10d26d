// The bodies are those of the standards: CSP 3, 5.5 (`report-uri`), and Reporting API 1, 5 (`report-to`).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { policyReportPath } from '#contract/policy-report-path'
import { testServer } from '../../testing/test-server'
import { createLog } from '../log'

let server: Awaited<ReturnType<typeof testServer>>
let lines: string[] = []
beforeAll(async () => {
  const log = createLog('warn', { write: line => void lines.push(line) })
  server = await testServer({
    log,
    config: { defaultDomain: '', trustedProxies: ['127.0.0.1'], isDevelopment: false, hstsSeconds: 600 },
  })
})
beforeEach(async () => {
  lines = []
  await server.forgive()
})
afterAll(() => server.close())

const report = (type: string, body: unknown) =>
  server.app.inject({
    method: 'POST',
    url: policyReportPath,
    headers: { host: server.domain, 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })
const byUri = (more: object = {}) => ({
  'csp-report': {
    'document-uri': `https://site.test/work-publish/entry?secret=1`,
    'effective-directive': 'script-src-elem',
    'blocked-uri': `https://evil.example/${'n'.repeat(60)}/x.js?q=2`,
    'source-file': 'https://site.test/assets/a.js',
    ...more,
  },
})
const logged = () => lines.map(line => JSON.parse(line)).filter(({ directive }) => directive)

describe('a report of a browser', () => {
  it('is one line in the log, without what addresses carry', async () => {
    expect((await report('application/csp-report', byUri())).statusCode).toBe(204)
    const seen = logged()
    expect(seen).toMatchObject([
      {
        site: server.domain,
        page: 'site.test/work-publish/entry',
        directive: 'script-src-elem',
        blocked: 'evil.example/[cut]/x.js',
        source: 'site.test/assets/a.js',
      },
    ])
    expect(JSON.stringify(seen)).not.toContain('secret')
  })

  it('may come with others, of which some are of another kind', async () => {
    const body = { documentURL: 'https://site.test/', effectiveDirective: 'img-src', blockedURL: 'inline' }
    const all = [{ type: 'csp-violation', body }, { type: 'deprecation', body: { id: 'x' } }, 7]
    expect((await report('application/reports+json', all)).statusCode).toBe(204)
    expect(logged()).toMatchObject([{ page: 'site.test/', directive: 'img-src', blocked: 'inline' }])
  })

  it('about an extension of the visitor’s browser is passed over', async () => {
    const sent = byUri({ 'source-file': 'chrome-extension://abc/content.js' })
    expect((await report('application/csp-report', sent)).statusCode).toBe(204)
    expect(logged()).toEqual([])
  })

  it.each([
    ['application/csp-report', 'not json', 400],
    ['application/csp-report', '{}', 400],
    ['application/reports+json', '{"a":1}', 400],
    ['application/json', '{}', 415],
    ['application/csp-report', `{"a":"${'x'.repeat(40_000)}"}`, 413],
  ])('of type %s that is none is refused', async (type, body, status) => {
    expect((await report(type, body)).statusCode).toBe(status)
    expect(logged()).toEqual([])
  })

  it('is heard thirty times a minute from one network', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 31; i += 1)
      statuses.push((await report('application/csp-report', byUri())).statusCode)
    expect(statuses.filter(status => status === 204)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('an answer over https', () => {
  it('tells browsers to stay with it where a setting says so, and one over http never', async () => {
    const over = async (protocol: string) =>
      (
        await server.app.inject({
          url: '/livez',
          headers: { host: server.domain, 'x-forwarded-proto': protocol },
        })
      ).headers['strict-transport-security']
    expect(await over('https')).toBe('max-age=600')
    expect(await over('http')).toBeUndefined()
  })
})
