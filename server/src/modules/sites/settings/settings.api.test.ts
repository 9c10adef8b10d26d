import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OutputOf, SentInputOf } from '#contract/call'
import { refusals } from '#contract/errors'
import { agentInfo, softwareVersion } from '#contract/sites/calls'
import * as calls from '#contract/sites/settings-calls'
import { markSetupStep, readSetup } from '#contract/sites/setup-calls'
import { projectFolder } from '../../../platform/project-folder'
import { insertPosting } from '../../../testing/build-posting'
import { loggedInStaff } from '../../../testing/build-staff'
import { picture } from '../../../testing/pictures'
import { type Caller, testServer } from '../../../testing/test-server'
import { upload } from '../../../testing/upload'

let server: Awaited<ReturnType<typeof testServer>>
let admin: Awaited<ReturnType<typeof loggedInStaff>>
beforeAll(async () => {
  server = await testServer({ hasSites: true })
  admin = await loggedInStaff(server, { roles: ['admin'] })
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

const read = async (caller: Caller = admin): Promise<OutputOf<typeof calls.readSettings>> =>
  (await server.call(calls.readSettings, {}, caller)).data

type Parts = Omit<SentInputOf<typeof calls.saveSettings>, 'version'>
const save = async (parts: Parts, version?: number) =>
  server.call(calls.saveSettings, { version: version ?? (await read()).version, ...parts }, admin)

describe('the settings', () => {
  it('are saved part by part and stay otherwise as they were', async () => {
    const before = await read()
    const presentation = { ...before.presentation, hotline: '400-123-4567' }
    expect(await save({ presentation })).toMatchObject({ status: 200, data: { version: before.version + 1 } })
    expect(await read()).toEqual({ ...before, version: before.version + 1, presentation })
  })

  it('show everybody what was saved, within seconds', async () => {
    const { presentation } = await read()
    await save({ presentation: { ...presentation, site_title: { 'zh-CN': '大河', en: 'Great River' } } })
    const title = async () => {
      const { data } = await server.call(agentInfo, { domain: server.domain })
      return (data as OutputOf<typeof agentInfo>).data.site_title.en
    }
    await expect.poll(title, { timeout: 20_000, interval: 500 }).toBe('Great River')
  })

  it('name a provider in both languages where it had one name before', async () => {
    const both = (text: string) => ({ 'zh-CN': text, en: text })
    const providers = { sms: '示例短信有限公司', mail: '', storage: '', identity: '', image_model: '' }
    await server.asOwner(
      "update agents set presentation = jsonb_set(presentation, '{data_keeping}', $2) where id = $1",
      [server.agentId, JSON.stringify({ storage_place: { 'zh-CN': '北京', en: 'Beijing' }, providers })],
    )
    await server.asOwner(
      await readFile(projectFolder('server/migrations/0150-providers-by-language.sql'), 'utf8'),
    )
    expect((await read()).presentation.data_keeping).toEqual({
      storage_place: { 'zh-CN': '北京', en: 'Beijing' },
      providers: Object.fromEntries(Object.entries(providers).map(([kind, name]) => [kind, both(name)])),
    })
  })

  it('are not saved over what a colleague saved meanwhile', async () => {
    const { version, downloads } = await read()
    const ios = (link: string) => ({ downloads: { ...downloads, ios: link } })
    const answers = await Promise.all([
      save(ios('https://a.example/app'), version),
      save(ios('https://b.example/app'), version),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = answers[0]?.status === 200 ? 'https://a.example/app' : 'https://b.example/app'
    expect((await read()).downloads.ios).toBe(won)
  })

  it('keep amounts in the minor unit of their currency', async () => {
    const { money } = await read()
    expect(
      await save({ money: { ...money, withdrawal_minimum: '50.5', withdrawal_fee: '1' } }),
    ).toMatchObject({
      status: 200,
    })
    expect((await read()).money).toMatchObject({ withdrawal_minimum: '50.50', withdrawal_fee: '1.00' })
    const [row] = await server.asOwner(`select withdrawal_minimum from agents where id = ${server.agentId}`)
    expect(row).toEqual({ withdrawal_minimum: '5050' })
  })

  it.each([
    ['more decimals than the currency has', { withdrawal_fee: '1.005' }],
    ['a negative fee', { withdrawal_fee: '-1.00' }],
    ['decimals of a currency without any', { currency: 'JPY', withdrawal_minimum: '100.50' }],
    ['a rate above one', { royalty_rate: '1.2' }],
  ] as const)('refuse %s', async (_, wrong) => {
    const { money } = await read()
    expect(await save({ money: { ...money, ...wrong } })).toMatchObject({ status: 422 })
  })

  it('name an example of the currency itself', async () => {
    const { money } = await read()
    const said = async (currency: 'JPY' | 'USD') => {
      const { data } = await save({ money: { ...money, currency, withdrawal_fee: '0.001' } })
      return (data as unknown as { fields: { message: string }[] }).fields[0]?.message
    }
    expect(await said('JPY')).toMatch(/ 100\.$/)
    expect(await said('USD')).toMatch(/ 100\.00\.$/)
  })

  it.each([
    ['a script for a link', { filing_link: 'javascript:alert(1)' }],
    ['a colour that is none', { colors: { accent: 'red;background:url(x)', river: null } }],
    ['an empty title', { site_title: { 'zh-CN': '', en: 'x' } }],
    ['a picture from elsewhere', { site_logo: 'https://elsewhere.example/logo.png' }],
    ['a picture that was never uploaded', { site_logo: `/site-pictures/${'0'.repeat(64)}.png` }],
  ])('refuse %s', async (_, wrong) => {
    const { presentation } = await read()
    expect(await save({ presentation: { ...presentation, ...wrong } })).toMatchObject({ status: 422 })
  })

  it('leave an entry in the audit log with what was and what is', async () => {
    await save({ ddex_party_id: 'PADPIDA2026010100A' })
    const [entry] = await server.asOwner(
      "select before, after from audit_entries where action = 'site.saveSettings' order by id desc limit 1",
    )
    expect(entry).toEqual({
      before: { ddex_party_id: 'PADPIDA2000000000T' },
      after: { ddex_party_id: 'PADPIDA2026010100A' },
    })
  })

  it('answer apps that ask for the newest version', async () => {
    const { downloads } = await read()
    await save({
      downloads: { ...downloads, android: 'https://apps.example/a.apk' },
      software: { android: { version: '2.4.1', notes: { 'zh-CN': '更快', en: 'Faster' }, required: true } },
    })
    const ask = async (platform: 'android' | 'mac') => (await server.call(softwareVersion, { platform })).data
    await expect
      .poll(() => ask('android'), { timeout: 20_000, interval: 500 })
      .toEqual({ version: '2.4.1', notes: 'Faster', link: 'https://apps.example/a.apk', required: true })
    expect(await ask('mac')).toMatchObject({ version: '' })
  })
})

describe('a picture of the site', () => {
  const send = (body: Buffer) => upload(server, calls.uploadSitePicture, {}, body, admin)

  it('is public once it is uploaded, drawn anew, and can be the logo', async () => {
    const { data } = await send(await picture('png'))
    const served = await server.app.inject({ url: data.url, headers: { host: server.domain } })
    expect(served.headers['content-type']).toBe('image/png')
    expect((await sharp(served.rawPayload).metadata()).width).toBeLessThanOrEqual(640)
    const { presentation } = await read()
    expect(await save({ presentation: { ...presentation, site_logo: data.url } })).toMatchObject({
      status: 200,
    })
  })

  it('is shown by its own site alone', async () => {
    const { data } = await send(await picture('png'))
    await server.anotherSite('pictures.test')
    const served = await server.app.inject({ url: data.url, headers: { host: 'pictures.test' } })
    expect(served.statusCode).toBe(404)
  })

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ])('is not %s', async (_, body) => {
    expect((await send(body)).code).toBe(refusals.unsupportedMedia.code)
  })
})

describe('the domains', () => {
  const domains = async () => (await server.call(calls.listDomains, {}, admin)).data as { domain: string }[]

  it('can be several; links use the primary one', async () => {
    expect(await server.call(calls.addDomain, { domain: 'Music.LocalHost' }, admin)).toMatchObject({
      status: 200,
    })
    expect(await server.call(calls.makeDomainPrimary, { domain: 'music.localhost' }, admin)).toMatchObject({
      status: 200,
    })
    expect(await domains()).toEqual([
      { domain: 'music.localhost', is_primary: true },
      { domain: server.domain, is_primary: false },
    ])
    const { data } = await server.call(agentInfo, { domain: 'music.localhost' })
    expect(data).toMatchObject({ data: { id: server.agentId, domain: 'music.localhost' } })
  })

  it('belong to one site each', async () => {
    await server.anotherSite('taken.test')
    const answer = await server.call(calls.addDomain, { domain: 'taken.test' }, admin)
    expect(answer).toMatchObject({ status: 422 })
    expect(await server.call(calls.removeDomain, { domain: 'taken.test' }, admin)).toMatchObject({
      status: 200,
    })
    expect(await server.call(agentInfo, { domain: 'taken.test' })).toMatchObject({ status: 200 })
  })

  it('keep the primary one, and stay one primary however many ask at once', async () => {
    for (const domain of ['a.localhost', 'b.localhost']) await server.call(calls.addDomain, { domain }, admin)
    await Promise.all(
      ['a.localhost', 'b.localhost', 'a.localhost'].map(domain =>
        server.call(calls.makeDomainPrimary, { domain }, admin),
      ),
    )
    const [primary, ...others] = await server.asOwner<{ domain: string }>(
      `select domain from agent_domains where is_primary and agent_id = ${server.agentId}`,
    )
    expect(others).toEqual([])
    expect(await server.call(calls.removeDomain, { domain: primary?.domain ?? '' }, admin)).toMatchObject({
      status: 409,
    })
  })

  it.each(['localhost', '127.0.0.1', 'http://x.example', 'a b.example', ''])('cannot be %j', async domain => {
    expect(await server.call(calls.addDomain, { domain }, admin)).toMatchObject({ status: 422 })
  })
})

describe('the currency', () => {
  it('stays what it is once something was posted in it', async () => {
    const { money } = await read()
    await server.database.change(server.agentId, tx => insertPosting(tx, { currency: money.currency }))
    const other = money.currency === 'CNY' ? 'USD' : 'CNY'
    expect(await save({ money: { ...money, currency: other } })).toMatchObject({ status: 422 })
    expect(await save({ money })).toMatchObject({ status: 200 })
    const forced = server.asOwner('update agents set currency = $2 where id = $1', [server.agentId, other])
    await expect(forced).rejects.toThrow(/fixed by the first posting/)
  })
})

describe('the first hour of a site', () => {
  type Steps = OutputOf<typeof readSetup>['steps']
  const steps = async (): Promise<Steps> => {
    const answered: { data: OutputOf<typeof readSetup> } = await server.call(readSetup, {}, admin)
    return answered.data.steps
  }
  const open = async () => (await steps()).filter(({ is_done }) => !is_done).map(({ step }) => step)

  it('asks for what is not there, and for nothing that is', async () => {
    const { presentation } = await read()
    const nobody = { name: '', credit_code: '' }
    await save({ presentation: { ...presentation, filing_number: '', legal_entity: nobody } })
    expect(await open()).toEqual(expect.arrayContaining(['name', 'filing', 'agreements', 'sms', 'staff']))
    const legal_entity = { name: '支流文化有限公司', credit_code: '91110000MA00D0M00D' }
    await save({ presentation: { ...presentation, filing_number: '京ICP备1号', legal_entity } })
    for (const roles of [['editor', 'rights', 'finance'], ['finance']] as const) {
      await loggedInStaff(server, { roles: [...roles] })
    }
    const left = await open()
    expect(left).toContain('agreements')
    for (const step of ['name', 'filing', 'staff']) expect(left).not.toContain(step)
  })

  it('takes an admin’s word once, with their name, and back again', async () => {
    const mark = (is_marked: boolean) => server.call(markSetupStep, { step: 'agreements', is_marked }, admin)
    await Promise.all([mark(true), mark(true)])
    const marked = (await steps()).find(({ step }) => step === 'agreements')
    expect(marked).toMatchObject({ is_done: true, marked: { by: expect.any(String) } })
    await mark(false)
    expect(await open()).toContain('agreements')
  })

  it('is set up by admins alone, and no step that shows by itself is marked', async () => {
    const editor = await loggedInStaff(server, { roles: ['editor'] })
    expect(await server.call(readSetup, {}, editor)).toMatchObject({ code: refusals.forbidden.code })
    const word = { step: 'channels', is_marked: true } as never
    expect(await server.call(markSetupStep, word, admin)).toMatchObject({ code: refusals.invalidInput.code })
  })
})
