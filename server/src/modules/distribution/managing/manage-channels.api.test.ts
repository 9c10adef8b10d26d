import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listChannels } from '#contract/distribution/calls'
import {
  createChannel,
  listChannelProfiles,
  orderChannels,
  pauseChannel,
  resumeChannel,
  saveChannel,
  switchChannel,
  testChannel,
} from '#contract/distribution/channel-calls'
import { loggedInStaff } from '../../../testing/build-staff'
import { channelDesk, ourParty, sftpTo, sheetProfile } from '../../../testing/channel-desk'
import { testServer } from '../../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let admin: Awaited<ReturnType<typeof loggedInStaff>>
let rights: Awaited<ReturnType<typeof loggedInStaff>>
let desk: ReturnType<typeof channelDesk>

beforeAll(async () => {
  server = await testServer()
  admin = await loggedInStaff(server, { name: 'Ada' })
  rights = await loggedInStaff(server, { roles: ['rights'] })
  desk = channelDesk(server, admin)
})
afterAll(() => server.close())

const somewhere = { host: 'sftp.example.test', port: 22, username: 'us' }

/** A channel with a test that has passed. */
async function tested(...made: Parameters<typeof desk.add>) {
  const id = await desk.add(...made)
  await server.asOwner('update channels set test_passed = true, tested_at = now() where id = $1', [id])
  return id
}

async function switchedOn(...made: Parameters<typeof desk.add>) {
  const id = await tested(...made)
  expect((await server.call(switchChannel, { id, is_on: true }, admin)).code).toBe(1)
  return id
}

async function audited(action: string) {
  return server.asOwner<{ before: object; after: object }>(
    'select before, after from audit_entries where action = $1 order by id desc',
    [action],
  )
}

describe('a new channel', () => {
  it('stands at the end of the list, off, and says what it lacks', async () => {
    const id = await desk.add({ format: 'ern-4.3.2' })
    expect((await desk.all()).at(-1)).toMatchObject({
      id,
      is_on: false,
      version: 1,
      tested_at: null,
      paused: null,
      waiting: 0,
      obstacles: ['not-tested', 'channel-party-missing', 'schemas-missing'],
    })
  })

  it('bears the mark of all that have none of their own', async () => {
    await desk.add()
    const all = await desk.all()
    const marks = await readdir(path.join(import.meta.dirname, '../../../../../web/public/channels'))
    expect(all.at(-1)?.mark).toBe('/channels/other.svg')
    expect(all.find(({ code }) => code === 'spotify')?.mark).toBe('/channels/spotify.svg')
    for (const { mark } of all) expect(marks).toContain(path.basename(mark))
  })

  it('lacks also the number of a site that has none', async () => {
    await server.asOwner("update agents set ddex_party_id = ''")
    const id = await desk.add({ format: 'ern-4.3.2' })
    const added = (await desk.all()).find(channel => channel.id === id)
    expect(added?.obstacles).toContain('own-party-missing')
    await server.asOwner("update agents set ddex_party_id = 'PADPIDA2000000000T'")
  })

  it('has a code that no other channel has', async () => {
    const input = { code: 'same', profile: sheetProfile }
    expect((await server.call(createChannel, input, admin)).code).toBe(1)
    const again = await server.call(createChannel, input, admin)
    expect(again).toMatchObject({ status: 422, data: { fields: [{ field: 'code' }] } })
  })

  it('takes no picture that was not uploaded here', async () => {
    const logo = `/site-pictures/${'a'.repeat(64)}.png`
    for (const bad of [logo, 'https://elsewhere.test/logo.png']) {
      const input = { code: 'pictured', profile: { ...sheetProfile, logo: bad } }
      const answered = await server.call(createChannel, input, admin)
      expect(answered).toMatchObject({ status: 422, data: { fields: [{ field: 'profile.logo' }] } })
    }
  })

  it('is made by admins alone, and seen by whoever looks after rights', async () => {
    const input = { code: 'by-rights', profile: sheetProfile }
    expect((await server.call(createChannel, input, rights)).status).toBe(403)
    expect((await server.call(listChannelProfiles, {}, rights)).status).toBe(200)
    const support = await loggedInStaff(server, { roles: ['support'] })
    expect((await server.call(listChannelProfiles, {}, support)).status).toBe(403)
  })
})

describe('a channel that is saved', () => {
  it('is refused on a version that somebody else has saved over', async () => {
    const id = await desk.add()
    const { profile, version } = await desk.read(id)
    const save = (lead_days: number) =>
      server.call(saveChannel, { id, version, profile: { ...profile, lead_days } }, admin)
    const answers = await Promise.all([save(3), save(4)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await desk.read(id)).version).toBe(2)
  })

  it('is known to members by its new name, lead time and territory', async () => {
    const id = await switchedOn()
    const member = await server.loggedInMember()
    const territory = { worldwide: false, countries: ['CN'] }
    await desk.save(id, { name: { 'zh-CN': '新名', en: 'New name' }, lead_days: 9, territory })
    const { data } = await server.call(listChannels, {}, member)
    expect((data as { id: number }[]).find(channel => channel.id === id)).toMatchObject({
      name: 'New name',
      lead_days: 9,
      territory,
    })
  })

  it('stays on and tested when nothing of its connection changes', async () => {
    const id = await switchedOn()
    const { data } = await desk.save(id, { lead_days: 2 })
    expect(data).toMatchObject({ is_on: true, lost_test: false, was_switched_off: false })
  })

  it.each([
    ['connection', { connection: sftpTo(somewhere) }, undefined],
    ['format', { format: 'ern-4.3.2' as const, party_id: ourParty }, undefined],
    ['credentials', {}, { password: 'another one' }],
  ])('loses its test and is off after another %s', async (_, profile, credentials) => {
    const id = await switchedOn({}, { password: 'the first one' })
    const { data } = await desk.save(id, profile, credentials)
    expect(data).toMatchObject({ is_on: false, lost_test: true, was_switched_off: true })
    expect(await desk.read(id)).toMatchObject({ is_on: false, test_passed: false })
  })

  it('is off once its sheet has no columns', async () => {
    const id = await switchedOn()
    const { data } = await desk.save(id, { sheet_columns: [] })
    expect(data).toMatchObject({ lost_test: false, was_switched_off: true })
    expect((await desk.read(id)).obstacles).toEqual(['columns-missing'])
  })

  it('forgets the key and the credentials of the server it leaves, and keeps them on a move within it', async () => {
    const id = await desk.add({ connection: sftpTo(somewhere) }, { password: 'for the first server' })
    const pinned = { type: 'ssh-ed25519', fingerprint: 'SHA256:abc' }
    await server.asOwner('update channels set host_key = $2 where id = $1', [id, JSON.stringify(pinned)])
    const within = await desk.save(id, { connection: sftpTo({ ...somewhere, username: 'we' }, 'in') })
    expect(within.data).toMatchObject({ lost_host_key: false, lost_credentials: false })
    expect(await desk.read(id)).toMatchObject({ host_key: pinned, credentials: { password: true } })
    const moved = await desk.save(id, { connection: sftpTo({ ...somewhere, port: 2222 }) })
    expect(moved.data).toMatchObject({ lost_host_key: true, lost_credentials: true })
    expect(await desk.read(id)).toMatchObject({ host_key: null, credentials: { password: false } })
  })
})

describe('the credentials of a channel', () => {
  const secrets = {
    password: 'pass-Zx81-word',
    private_key: '-----BEGIN KEY-----\nkey-Zx82-body\n-----END KEY-----\n',
    passphrase: 'phrase-Zx83-long',
    secret_access_key: 'secret-Zx84-key',
  }
  const marks = /Zx8[1-4]/

  it('come out nowhere: not in answers, not in the log of what staff did, not in the database', async () => {
    const created = await server.call(
      createChannel,
      { code: 'sealed', profile: { ...sheetProfile, connection: sftpTo(somewhere) }, credentials: secrets },
      admin,
    )
    const { id } = created.data as { id: number }
    const saved = await desk.save(id, {}, { ...secrets, password: `${secrets.password} anew` })
    const failed = await server.call(testChannel, { id }, admin)
    const listed = await server.call(listChannelProfiles, {}, admin)
    const wrong = await server.send(saveChannel, { id, version: 'no', credentials: secrets }, admin)
    expect(wrong.status).toBe(422)
    for (const { response } of [created, saved, failed, listed, wrong]) {
      expect(response.body).not.toMatch(marks)
    }
    const kept = await server.asOwner(
      `select (select string_agg(a::text, '') from audit_entries a) || (select string_agg(c::text, '') from channels c)
         || encode((select sealed_credentials from channels where id = $1), 'escape') as text`,
      [id],
    )
    expect(JSON.stringify(kept)).not.toMatch(marks)
    expect((await desk.read(id)).credentials).toEqual({
      password: true,
      private_key: true,
      passphrase: true,
      secret_access_key: true,
    })
    expect((await audited('channel.save'))[0]?.after).toMatchObject({ credentials: { password: 'changed' } })
  })

  it('stay where they are not named, and go where they are empty', async () => {
    const id = await desk.add({}, { password: 'one', passphrase: 'two' })
    await desk.save(id, {}, { password: '' })
    expect((await desk.read(id)).credentials).toMatchObject({ password: false, passphrase: true })
    expect((await audited('channel.save'))[0]?.after).toMatchObject({ credentials: { password: 'removed' } })
  })
})

describe('switching a channel', () => {
  it('on is refused with every reason that stands against it', async () => {
    const id = await desk.add({ sheet_columns: [] })
    const answered = await server.call(switchChannel, { id, is_on: true }, admin)
    expect(answered).toMatchObject({ status: 409, data: { obstacles: ['not-tested', 'columns-missing'] } })
    expect(answered.msg).toContain('hasn’t passed a test')
  })

  it('to DDEX needs both party ids and the schemas, unless the sandbox plays it', async () => {
    const id = await tested({ format: 'ern-4.3.2', party_id: ourParty })
    await server.asOwner("update agents set ddex_party_id = ''")
    const on = () => server.call(switchChannel, { id, is_on: true }, rights)
    expect((await on()).data).toMatchObject({ obstacles: ['own-party-missing', 'schemas-missing'] })
    await server.asOwner('update agents set ddex_party_id = $1', [ourParty])
    expect((await on()).data).toMatchObject({ obstacles: ['schemas-missing'] })
    await server.asOwner('update channels set is_sandbox = true where id = $1', [id])
    expect((await on()).code).toBe(1)
  })

  it('on shows it to members, and off hides it again', async () => {
    const id = await switchedOn()
    const member = await server.loggedInMember()
    const shown = async () =>
      ((await server.call(listChannels, {}, member)).data as { id: number }[]).some(one => one.id === id)
    expect(await shown()).toBe(true)
    expect((await server.call(switchChannel, { id, is_on: false }, rights)).code).toBe(1)
    expect(await shown()).toBe(false)
    expect(await audited('channel.switchOff')).toHaveLength(1)
  })
})

describe('a paused channel', () => {
  it('says since when, by whom and why, and is dispatched to when it goes on', async () => {
    const id = await switchedOn()
    expect((await server.call(pauseChannel, { id, note: 'They move house' }, admin)).code).toBe(1)
    const at = expect.any(String)
    expect((await desk.read(id)).paused).toEqual({ at, by: 'Ada', note: 'They move house' })
    const dispatches = async () =>
      (
        await server.asOwner(
          `select 1 from graphile_worker.jobs where task_identifier = 'dispatchDeliveries' and key = $1`,
          [`dispatch ${server.agentId} ${id}`],
        )
      ).length
    await server.asOwner(`select graphile_worker.remove_job($1)`, [`dispatch ${server.agentId} ${id}`])
    expect((await server.call(resumeChannel, { id }, rights)).code).toBe(1)
    expect((await desk.read(id)).paused).toBeNull()
    expect(await dispatches()).toBe(1)
  })
})

describe('the order of channels', () => {
  it('is what an admin makes it, as long as the list is whole', async () => {
    const ids = (await desk.all()).map(({ id }) => id)
    const wanted = [...ids].reverse()
    expect((await server.call(orderChannels, { channel_ids: wanted }, admin)).code).toBe(1)
    expect((await desk.all()).map(({ id }) => id)).toEqual(wanted)
    for (const channel_ids of [wanted.slice(1), [...wanted.slice(1), 999_999], [...ids, ids[0] as number]]) {
      expect((await server.call(orderChannels, { channel_ids }, admin)).status).toBe(409)
    }
  })
})
