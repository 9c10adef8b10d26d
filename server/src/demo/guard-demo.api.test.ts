// What a proxy makes of a request: nginx's default (HTTP/1.0, the upstream's name as Host), nginx, Apache, Caddy, Traefik, HAProxy and
// the CDNs with the headers that their manuals name.
import { mkdtemp } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPhone } from '#contract/identity/calls'
import { paths } from '#contract/paths'
import { staffLogin } from '#contract/staff/calls'
import { hashPassword } from '../modules/identity/identity.public'
import { loadDemoPhoneKey } from '../platform/secrets'
import { secondServer, testServer } from '../testing/test-server'
import { demoPassword } from './demo-accounts'
import { seedDemoStaff } from './demo-staff'
import { demoPhoneLink } from './guard-demo'

const phoneKey = 'k'.repeat(43)
const withPhone = { cookies: { demo_phone: phoneKey } }

let site: Awaited<ReturnType<typeof testServer>>
let demo: typeof site
let shown: typeof site
beforeAll(async () => {
  site = await testServer()
  const asDemo = (isPublic: boolean) =>
    secondServer(site, { services: { ...site.services, demo: { isPublic, phoneKey } } })
  demo = await asDemo(false)
  shown = await asDemo(true)
})
afterAll(async () => {
  await demo.close()
  await shown.close()
  await site.close()
})

const get = (server: typeof site, headers: Record<string, string>, url = '/livez') =>
  server.app.inject({ url, headers })

describe('a demo', () => {
  it.each([
    'localhost:3000',
    'LOCALHOST',
    'music.localhost:3000',
    'localhost.',
    '127.0.0.1:3000',
    '127.8.9.1',
    '[::1]:3000',
  ])('answers this machine as %s', async host => {
    expect((await get(demo, { host })).statusCode).not.toBe(403)
  })

  it.each([
    'demo.example.com',
    'localhost.example.com',
    'notlocalhost',
    '192.168.1.5:3000',
    '127.0.0.1.nip.io',
    '[::ffff:7f00:1]',
    '0.0.0.0',
  ])('answers nobody as “%s”', async host => {
    const refused = await get(demo, { host }, paths.agentInfo)
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ code: 1403, msg: expect.stringContaining('DEMO_PUBLIC=1') })
  })

  it.each([
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-prefix',
    'x-forwarded-server',
    'forwarded',
    'via',
    'x-real-ip',
    'x-client-ip',
    'x-cluster-client-ip',
    'x-original-forwarded-for',
    'x-original-host',
    'true-client-ip',
    'cf-connecting-ip',
    'cf-ray',
    'fastly-client-ip',
    'x-envoy-external-address',
    'x-amzn-trace-id',
    'x-azure-clientip',
    'x-appengine-user-ip',
    'x-arr-ssl',
  ])('answers no request with %s', async header => {
    const headers = { host: 'localhost', [header]: '1' }
    expect((await get(demo, headers)).statusCode).toBe(403)
    expect((await get(shown, headers)).statusCode).not.toBe(403)
  })

  it('answers no request of HTTP/1.0', async () => {
    const port = new URL(await demo.app.listen({ port: 0, host: '127.0.0.1' })).port
    const statusOf = (version: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(Number(port), '127.0.0.1').once('error', reject)
        socket.once('data', data => {
          resolve(data.toString().split(' ')[1] ?? '')
          socket.destroy()
        })
        socket.write(`GET /livez HTTP/${version}\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`)
      })
    expect(await statusOf('1.0')).toBe('403')
    expect(await statusOf('1.1')).toBe('200')
  })

  it('tells a person who asks for a page why, in words', async () => {
    const page = await get(demo, { host: 'demo.example.com', 'accept-language': 'zh-CN' }, '/login')
    expect(page.statusCode).toBe(403)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('DEMO_PUBLIC=1')
  })

  it('that is none has no link to a phone, and refuses no proxy', async () => {
    expect((await get(site, { host: site.domain, 'x-forwarded-for': '1' })).statusCode).toBe(200)
    expect((await get(site, { host: site.domain }, demoPhoneLink(phoneKey))).statusCode).toBe(404)
    expect(await site.call(demoPhone, {}, withPhone)).toMatchObject({ status: 404 })
  })
})

describe('the demo phone', () => {
  it('opens by the link with its key, in that browser alone', async () => {
    expect(await shown.call(demoPhone, {})).toMatchObject({ status: 403 })
    const wrong = await shown.follow(demoPhoneLink('w'.repeat(43)))
    expect([wrong.statusCode, wrong.cookies]).toEqual([404, []])
    const opened = await shown.follow(demoPhoneLink(phoneKey))
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/login'])
    expect(opened.cookies).toMatchObject([{ value: phoneKey, httpOnly: true, sameSite: 'Strict', path: '/' }])
    expect(await shown.call(demoPhone, {}, withPhone)).toMatchObject({ status: 200 })
    const other = { cookies: { demo_phone: `${phoneKey.slice(1)}x` } }
    expect(await shown.call(demoPhone, {}, other)).toMatchObject({ status: 403 })
  })

  it('has a key of its own, which is made once and kept', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tributary-test-'))
    const key = await loadDemoPhoneKey(folder)
    expect(key).toMatch(/^[\w-]{43}$/)
    expect(await loadDemoPhoneKey(folder)).toBe(key)
  })

  it('shows what its own site sent, nothing of a site that is no demo, and codes of the demo staff alone', async () => {
    const { sms, mail } = shown.services
    await sms.send({ mobile: '13800000001', text: 'own', code: '111111' }, site.agentId)
    await sms.send({ mobile: '13800000002', text: 'other', code: '222222' }, site.agentId + 1)
    const letter = { id: 'a', fromName: 'b', subject: 'c', html: 'd', pictures: [] }
    await mail.send({ ...letter, to: 'own@example.com', text: 'own' }, site.agentId)
    await mail.send({ ...letter, to: 'other@example.com', text: 'other' }, site.agentId + 1)
    const seen = await shown.call(demoPhone, {}, withPhone)
    expect(seen.data).toMatchObject({ messages: [{ text: 'own' }], mails: [{ text: 'own' }] })
    await site.asOwner('update agents set is_demo = false where id = $1', [site.agentId])
    await site.asOwner('update agents set settings_version = settings_version + 1')
    const real = await secondServer(site, { services: shown.services })
    expect(await real.call(demoPhone, {}, withPhone)).toMatchObject({ status: 404 })
    await real.close()
    await site.asOwner('update agents set is_demo = true where id = $1', [site.agentId])
  })

  it('is what demo staff sign in with: their password alone opens nothing', async () => {
    const { secrets } = site.services
    const hash = await hashPassword(demoPassword)
    await site.database.change(site.agentId, tx => seedDemoStaff(tx, secrets, hash))
    const signIn = { username: 'finance', password: demoPassword, captcha: await shown.solvedCaptcha() }
    const step = await shown.call(staffLogin, signIn)
    expect([step.status, step.response.cookies]).toEqual([200, []])
    expect(await shown.call(demoPhone, {})).toMatchObject({ status: 403, data: null })
    const seen = await shown.call(demoPhone, {}, withPhone)
    expect(JSON.stringify(seen.data)).toContain('finance')
  })
})
