// What else waits for a second person: settings, names, layouts and addresses that say where money and packages go.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call'
import { agreeToDeed } from '#contract/deeds/calls'
import * as channels from '#contract/distribution/channel-calls'
import { type Connection, emptyProfile } from '#contract/distribution/channel-profile'
import { listBatchLayouts, saveBatchLayout } from '#contract/payouts/batch-calls'
import * as settings from '#contract/sites/settings-calls'
import { changeStaff, listStaff } from '#contract/staff/management-calls'
import { type DeedSite, deedSite } from '../../testing/deed-kit'
import { testServer } from '../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let site: DeedSite
let asker: Awaited<ReturnType<DeedSite['staff']>>
let second: Awaited<ReturnType<DeedSite['staff']>>

beforeAll(async () => {
  server = await testServer({ hasSites: true })
})
beforeEach(async () => {
  await server.forgive()
  site = await deedSite(server)
  asker = await site.admin()
  second = await site.admin()
})
afterAll(() => server.close())

/** Agreed on and a day old. */
async function ripen(id: number) {
  expect((await server.call(agreeToDeed, { id }, second)).code).toBe(1)
  await site.letHoursPass(id, 24)
  await site.perform()
  const [deed] = await server.asOwner('select state, end_reason from pending_deeds where id = $1', [id])
  return deed
}
const done = { state: 'done', end_reason: '' }

describe('the settings', () => {
  type Money = OutputOf<typeof settings.readSettings>['money']
  const read = async () =>
    (await server.call(settings.readSettings, {}, asker)).data as OutputOf<typeof settings.readSettings>
  async function save(money: Partial<Money>) {
    const before = await read()
    const input = { version: before.version, money: { ...before.money, ...money } as never }
    return server.call(settings.saveSettings, input, asker)
  }

  it('raise or clear the threshold of two approvals only after a second person’s yes', async () => {
    expect((await save({ double_approval_above: '5000.00' })).data).toMatchObject({ waiting: [] })
    for (const [wanted, what] of [
      ['9000.00', 'Raise the amount above which two people approve a payout to CNY 9,000.00.'],
      ['', 'Let one person approve payouts of any amount.'],
    ] as const) {
      const { data, msg } = await save({ double_approval_above: wanted, withdrawal_minimum: '150.00' })
      expect(data).toMatchObject({ waiting: [{ needs_owner: false }] })
      expect(msg).toContain('waits for another admin')
      const now = (await read()).money
      expect(now.double_approval_above).not.toBe(wanted)
      expect(now.withdrawal_minimum).toBe('150.00')
      const deed = await site.only(asker)
      expect(deed.what).toBe(what)
      expect(await ripen(deed.id)).toEqual(done)
      expect((await read()).money.double_approval_above).toBe(wanted)
    }
  })

  it('lower the threshold, or set one, right away', async () => {
    for (const wanted of ['5000.00', '10.00']) {
      expect((await save({ double_approval_above: wanted })).data).toMatchObject({ waiting: [] })
      expect((await read()).money.double_approval_above).toBe(wanted)
    }
  })

  it('void a deed whose threshold was changed meanwhile', async () => {
    await save({ double_approval_above: '5000.00' })
    await save({ double_approval_above: '' })
    const { id } = await site.only(asker)
    await save({ double_approval_above: '10.00' })
    expect(await ripen(id)).toEqual({ state: 'failed', end_reason: 'deeds.failed.changed' })
    expect((await read()).money.double_approval_above).toBe('10.00')
  })

  it('change the rule of taxes after a yes, in whichever direction', async () => {
    const { tax_rule } = (await read()).money
    const other = tax_rule === 'none' ? 'royalty' : 'none'
    await save({ tax_rule: other })
    expect((await read()).money.tax_rule).toBe(tax_rule)
    expect(await ripen((await site.only(asker)).id)).toEqual(done)
    expect((await read()).money.tax_rule).toBe(other)
  })

  it('ask for two deeds where both are wanted, and log what was really saved', async () => {
    await save({ double_approval_above: '5000.00' })
    const answered = await save({ double_approval_above: '', tax_rule: 'none' })
    expect((answered.data as OutputOf<typeof settings.saveSettings>).waiting.length).toBe(2)
    const [entry] = await server.asOwner<{ after: { money: Money } }>(
      "select after from audit_entries where agent_id = $1 and action = 'site.saveSettings' order by id desc limit 1",
      [site.agentId],
    )
    expect(entry?.after.money).toMatchObject({ double_approval_above: '5000.00', tax_rule: 'royalty' })
  })
})

describe('what measures visits', () => {
  type Statistics = OutputOf<typeof settings.readSettings>['presentation']['statistics']
  const read = async () =>
    (await server.call(settings.readSettings, {}, asker)).data as OutputOf<typeof settings.readSettings>
  const now = async () => (await read()).presentation.statistics
  async function save(statistics: Statistics, hotline = '400-1') {
    const { version, presentation } = await read()
    const input = { version, presentation: { ...presentation, hotline, statistics } as never }
    return server.call(settings.saveSettings, input, asker)
  }
  const matomo = { service: 'matomo', address: 'https://count.example.com/', site_id: '1' } as const

  it('runs a script of another address on pages only after a second person’s yes', async () => {
    const { data, msg } = await save(matomo, '400-2')
    expect(data).toMatchObject({ waiting: [{ needs_owner: false }] })
    expect(msg).toContain('waits for another admin')
    expect(await now()).toEqual({ service: 'builtin' })
    expect((await read()).presentation.hotline).toBe('400-2')
    const deed = await site.only(asker)
    expect(deed).toMatchObject({ kind: 'statistics-address', what: expect.stringContaining(matomo.address) })
    const [entry] = await server.asOwner<{ after: { presentation: { statistics: Statistics } } }>(
      "select after from audit_entries where agent_id = $1 and action = 'site.saveSettings' order by id desc limit 1",
      [site.agentId],
    )
    expect(entry?.after.presentation.statistics).toEqual({ service: 'builtin' })
    expect(await ripen(deed.id)).toEqual(done)
    expect(await now()).toEqual(matomo)
    expect((await read()).presentation.hotline).toBe('400-2')
  })

  it.each<[string, Statistics]>([
    ['another address', { ...matomo, address: 'https://other.example.com/' }],
    ['another service there', { ...matomo, service: 'baidu' }],
    ['another site there', { ...matomo, site_id: '2' }],
    ['an address that only the policy of pages knows', { service: 'builtin', address: 'https://x.example/' }],
  ])('waits for %s', async (_, wanted) => {
    await save(matomo)
    await ripen((await site.only(asker)).id)
    expect((await save(wanted)).data).toMatchObject({ waiting: [{}] })
    expect(await now()).toEqual(matomo)
  })

  it('is switched off right away, which voids what waits', async () => {
    await save(matomo)
    await ripen((await site.only(asker)).id)
    await save({ ...matomo, site_id: '2' })
    const { id } = await site.only(asker)
    for (const off of [{ ...matomo, address: '' }, { service: 'builtin' }] as const) {
      expect((await save(off)).data).toMatchObject({ waiting: [] })
      expect(await now()).toEqual(off)
    }
    expect(await ripen(id)).toEqual({ state: 'failed', end_reason: 'deeds.failed.changed' })
  })

  it('waits for nobody before the first posting', async () => {
    site = await deedSite(server, { hasPosted: false })
    asker = await site.admin()
    expect((await save(matomo)).data).toMatchObject({ waiting: [] })
    expect(await now()).toEqual(matomo)
    const { ended } = await site.list(asker)
    expect(ended).toMatchObject([{ kind: 'statistics-address', is_immediate: true }])
  })
})

describe('the own account of a colleague', () => {
  const own = async (id: number) =>
    ((await server.call(listStaff, {}, asker)).data as OutputOf<typeof listStaff>).staff.find(
      person => person.id === id,
    )?.own_mobile
  const change = (id: number, own_mobile: string | null, more: object = {}) =>
    server.call(changeStaff, { id, own_mobile, ...more }, asker)

  it('is entered right away, and is taken away or exchanged after a yes', async () => {
    const { staffId: id } = await site.staff({ roles: ['rights'], name: 'Wen' })
    expect((await change(id, '13800000001')).data).toBeNull()
    expect(await own(id)).toBe('13800000001')
    for (const [wanted, words] of [
      ['13800000002', /Wen’s .*2/],
      [null, /Wen’s/],
    ] as const) {
      const before = await own(id)
      const { data, msg } = await change(id, wanted)
      expect(data).toMatchObject({ needs_owner: false })
      expect(msg).toContain('waits for another admin')
      expect(await own(id)).toBe(before)
      const deed = await site.only(asker)
      expect(deed).toMatchObject({ kind: 'staff-account', what: expect.stringMatching(words) })
      expect(await ripen(deed.id)).toEqual(done)
      expect(await own(id)).toBe(wanted)
    }
  })

  it('waits beside new rights, as a deed of its own', async () => {
    const { staffId: id } = await site.staff({ roles: ['rights'] })
    await change(id, '13800000001')
    expect((await change(id, null, { roles: ['rights', 'finance'], name: 'New' })).data).not.toBeNull()
    const { waiting } = await site.list(asker)
    expect(waiting.map(({ kind }) => kind).sort()).toEqual(['staff-account', 'staff-rights'])
    expect(await own(id)).toBe('13800000001')
    for (const deed of waiting) expect(await ripen(deed.id)).toEqual(done)
    expect(await own(id)).toBeNull()
  })
})

describe('a domain', () => {
  it('is added, made primary and removed after a yes', async () => {
    const names = async () =>
      (await server.call(settings.listDomains, {}, asker)).data as OutputOf<typeof settings.listDomains>
    const domain = `new-${site.agentId}.localhost`
    const moves = [
      [settings.addDomain, domain, { domain, is_primary: false }],
      [settings.makeDomainPrimary, domain, { domain, is_primary: true }],
      [settings.removeDomain, site.domain, undefined],
    ] as const
    for (const [call, name, after] of moves) {
      const before = await names()
      expect((await server.call(call, { domain: name }, asker)).data).toMatchObject({ needs_owner: false })
      expect(await names()).toEqual(before)
      const deed = await site.only(asker)
      expect(deed.what).toContain(name)
      if (call === settings.removeDomain) break
      expect(await ripen(deed.id)).toEqual(done)
      expect((await names()).find(one => one.domain === name)).toEqual(after)
    }
  })

  it('whose proof is gone when it would begin to answer fails with its reason', async () => {
    const domain = `proven-${site.agentId}.example.com`
    const { data } = await server.call(settings.readDomainProof, { domain }, asker)
    const { value } = (data as OutputOf<typeof settings.readDomainProof>).record
    const gate = server.services.outbound
    server.services.outbound = { ...gate, texts: async () => [value] }
    await server.call(settings.addDomain, { domain }, asker)
    const { id } = await site.only(asker)
    server.services.outbound = { ...gate, texts: async () => [] }
    expect(await ripen(id)).toEqual({ state: 'failed', end_reason: 'settings.domainUnprovenNow' })
    server.services.outbound = gate
  })

  it('that another site took meanwhile fails with its reason', async () => {
    const domain = `taken-${site.agentId}.localhost`
    await server.call(settings.addDomain, { domain }, asker)
    const { id } = await site.only(asker)
    const other = await deedSite(server)
    await server.asOwner('insert into agent_domains (agent_id, domain, is_primary) values ($1, $2, false)', [
      other.agentId,
      domain,
    ])
    expect(await ripen(id)).toEqual({ state: 'failed', end_reason: 'settings.domainTaken' })
  })
})

describe('a layout of a bank', () => {
  it('counts after a yes, new or changed', async () => {
    const clerk = await site.staff({ roles: ['finance'] })
    const list = async () =>
      (await server.call(listBatchLayouts, {}, clerk)).data as OutputOf<typeof listBatchLayouts>
    const [first] = await list()
    if (!first) throw new Error('there is no layout')
    const { id, version, ...layout } = first
    const columns = [...layout.columns].reverse()
    const changed = await server.call(saveBatchLayout, { id, version, layout: { ...layout, columns } }, clerk)
    expect(changed.data).toMatchObject({ layout: null, waiting: { needs_owner: false } })
    expect(await list()).toContainEqual(first)
    const deed = await site.only(asker)
    expect([deed.what, deed.cannot_agree]).toEqual([`Change the bank layout “${layout.name}”.`, null])
    expect(await ripen(deed.id)).toEqual(done)
    expect((await list()).find(one => one.id === id)).toMatchObject({ columns, version: version + 1 })

    await server.call(saveBatchLayout, { layout: { ...layout, name: 'Another bank' } }, clerk)
    expect(await ripen((await site.only(asker)).id)).toEqual(done)
    expect(await list()).toContainEqual(expect.objectContaining({ name: 'Another bank' }))
  })

  it('does not count once who asked for it has left finance', async () => {
    const clerk = await site.staff({ roles: ['finance'] })
    const [first] = (await server.call(listBatchLayouts, {}, clerk)).data as OutputOf<typeof listBatchLayouts>
    if (!first) throw new Error('there is no layout')
    const { id, version, ...layout } = first
    await server.call(saveBatchLayout, { id, version, layout: { ...layout, name: 'Mine' } }, clerk)
    const deed = await site.only(asker)
    await server.asOwner("update staff set roles = '{support}' where id = $1", [clerk.staffId])
    expect(await ripen(deed.id)).toEqual({ state: 'failed', end_reason: 'deeds.failed.requester' })
  })
})

describe('the address of a channel', () => {
  const sftp = (host: string): Connection => ({ kind: 'sftp', host, port: 22, username: 'u', folder: '' })
  const profile = { ...emptyProfile, name: { 'zh-CN': '渠道', en: 'Channel' } }
  const listed = async (id: number) => {
    const { data } = await server.call(channels.listChannelProfiles, {}, asker)
    const found = (data as OutputOf<typeof channels.listChannelProfiles>).find(one => one.id === id)
    if (!found) throw new Error('there is no such channel')
    return found
  }

  it('counts after a yes, with its credentials, and needs a test then', async () => {
    const made = await server.call(channels.createChannel, { code: 'river', profile }, asker)
    expect(made.data).toMatchObject({ waiting: null })
    const { id } = made.data as { id: number }
    const wanted = { ...profile, lead_days: 9, connection: sftp('files.example.com') }
    const credentials = { password: 'secret-of-river' }
    const saved = await server.call(
      channels.saveChannel,
      { id, version: 1, profile: wanted, credentials },
      asker,
    )
    expect(saved.data).toMatchObject({ waiting: { needs_owner: false }, lost_test: false })
    expect((await listed(id)).profile).toMatchObject({ lead_days: 9, connection: { kind: 'folder' } })
    const deed = await site.only(asker)
    expect(deed.what).toBe('Deliver for the channel river to files.example.com 22 u.')
    const kept = await server.asOwner('select change::text from pending_deeds where id = $1', [deed.id])
    expect(JSON.stringify([kept, await site.list(asker)])).not.toContain('secret-of-river')
    expect(await ripen(deed.id)).toEqual(done)
    const after = await listed(id)
    expect(after.profile).toMatchObject({ lead_days: 9, connection: wanted.connection })
    expect(after).toMatchObject({ is_on: false, test_passed: false })
    // The same server with another folder is no other address; another server is one.
    const same = { ...wanted, connection: { ...sftp('FILES.example.com'), folder: 'in' } }
    const again = await server.call(
      channels.saveChannel,
      { id, version: after.version, profile: same },
      asker,
    )
    expect(again.data).toMatchObject({ waiting: null })
    const { version } = again.data as { version: number }
    const other = { ...wanted, connection: sftp('elsewhere.example.com') }
    const moved = await server.call(channels.saveChannel, { id, version, profile: other }, asker)
    expect(moved.data).toMatchObject({ waiting: { needs_owner: false } })
  })

  it('waits from the first minute of a channel', async () => {
    const wanted = { ...profile, connection: sftp('files.example.com') }
    const input = { code: 'sea', profile: wanted, credentials: { password: 'p' } }
    const made = await server.call(channels.createChannel, input, asker)
    expect(made.data).toMatchObject({ waiting: { needs_owner: false } })
    const { id } = made.data as { id: number }
    expect((await listed(id)).profile.connection).toEqual({ kind: 'folder' })
    expect(await ripen((await site.only(asker)).id)).toEqual(done)
    expect((await listed(id)).profile.connection).toEqual(wanted.connection)
  })
})
