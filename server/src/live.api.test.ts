import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { logout } from '#contract/identity/calls'
import { memberLivePath, staffLivePath } from '#contract/live-paths'
import { readAllMessages } from '#contract/messages/calls'
import { buildApp } from './app'
import { notify } from './modules/messages/messages.public'
import { signal } from './platform/live/signal'
import { createLog } from './platform/log'
import { addTexts } from './platform/texts/texts'
import { buildStaff } from './testing/build-staff'
import { listenLive } from './testing/listen-live'
import { isDrill } from './testing/sampled'
import { testServer } from './testing/test-server'

addTexts({
  'live-test.title': { 'zh-CN': '通过了', en: 'It passed' },
  'live-test.text': { 'zh-CN': '正文', en: 'Text' },
})

let server: Awaited<ReturnType<typeof testServer>>
let port: number
/** Another process of the same site, as far as the database can tell. */
let second: Awaited<ReturnType<typeof buildApp>>
let secondPort: number
const listening: Array<{ stop(): void }> = []

beforeAll(async () => {
  server = await testServer()
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
  second = await buildApp({
    config: { defaultDomain: server.domain, trustedProxies: [], isDevelopment: false },
    database: server.database,
    services: server.services,
    log: createLog('silent'),
  })
  secondPort = Number(new URL(await second.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterEach(() => {
  for (const one of listening.splice(0)) one.stop()
})
afterAll(async () => {
  await second.close()
  await server.close()
})

interface Listener {
  cookies: Record<string, string>
}

async function listen(member: Listener, options: { at?: number; since?: string } = {}) {
  const stream = await listenLive({
    port: options.at ?? port,
    host: server.domain,
    path: memberLivePath,
    cookies: member.cookies,
    lastEventId: options.since,
  })
  listening.push(stream)
  return stream
}

const tell = (memberId: number) =>
  server.database.change(server.agentId, tx =>
    notify(tx, { memberId, kind: 'review', template: 'live-test', link: '/work-management/list' }),
  )

describe('a listener', () => {
  it('hears how things stand at once, and then each message with its words in their language', async () => {
    const member = await server.loggedInMember()
    await tell(member.memberId)
    const stream = await listen(member)
    expect((await stream.next('messages')).data).toEqual({ unread: 1, newest: [] })
    await tell(member.memberId)
    const data = await stream.until('messages', ({ unread }) => unread === 2)
    expect(data.newest).toMatchObject([{ title: 'It passed', kind: 'review', read: false }])
  })

  it('hears of it on every process, also when it is read on another device', async () => {
    const member = await server.loggedInMember()
    const streams = await Promise.all([listen(member), listen(member, { at: secondPort })])
    await Promise.all(streams.map(stream => stream.next('messages')))
    await tell(member.memberId)
    for (const stream of streams) await stream.until('messages', ({ unread }) => unread === 1)
    const before = streams.map(stream => stream.count('messages'))
    await server.call(readAllMessages, {}, member)
    for (const [at, stream] of streams.entries()) {
      expect((await stream.next('messages', before[at])).data.unread).toBe(0)
    }
  })

  it('hears nothing of anybody else, and nothing of an event that was rolled back', async () => {
    const [member, other] = [await server.loggedInMember(), await server.loggedInMember()]
    const stream = await listen(member)
    await stream.next('messages')
    await tell(other.memberId)
    await server.database
      .change(server.agentId, async tx => {
        await notify(tx, { memberId: member.memberId, kind: 'review', template: 'live-test' })
        throw new Error('undone')
      })
      .catch(() => {})
    await tell(member.memberId)
    expect((await stream.next('messages', 1)).data.unread).toBe(1)
    expect(stream.count('messages')).toBe(2)
  })

  it('who lost the line is told what came meanwhile, and nothing twice', async () => {
    const member = await server.loggedInMember()
    await tell(member.memberId)
    const before = await listen(member)
    const { id } = await before.next('messages')
    before.stop()
    await tell(member.memberId)
    const after = await listen(member, { since: id })
    const data = await after.until('messages', ({ unread }) => unread === 2)
    expect(data.newest).toMatchObject([{ title: 'It passed' }])
    // Whatever else is heard of this message only says how things stand.
    await tell(member.memberId)
    await after.until('messages', ({ unread }) => unread === 3)
    const told = after.heard.flatMap(({ data }) => ('newest' in data ? data.newest : []))
    expect(new Set(told.map(({ id }) => id)).size).toBe(told.length)
    expect(told).toHaveLength(2)
  })

  it('is brought up to date after the line to the database was cut', async () => {
    const member = await server.loggedInMember()
    const stream = await listen(member)
    await stream.next('messages')
    await server.asOwner(
      "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen tributary_live'",
    )
    await tell(member.memberId)
    await vi.waitFor(async () => expect((await stream.next('messages')).data.unread).toBe(1), 10_000)
  })

  it('is sent away when the session has ended, and nobody without one is let in', async () => {
    const member = await server.loggedInMember()
    const stream = await listen(member)
    await stream.next('messages')
    await server.call(logout, {}, member)
    // The server keeps a looked-up session for less than a second.
    await sleep(1000)
    await tell(member.memberId)
    for (let tries = 0; !stream.isOver && tries < 200; tries++) await sleep(10)
    expect(stream.isOver).toBe(true)
    expect(stream.count('messages')).toBe(1)
    expect((await listen(member)).status).toBe(401)
  })

  it('of the staff hears what concerns the desk, if the desk is their work', async () => {
    const support = await buildStaff(server, { roles: ['support'] })
    const editor = await buildStaff(server, { roles: ['editor'] })
    const ask = async (staff: typeof support) => {
      const { cookies } = await staff.openSession()
      const stream = await listenLive({ port, host: server.domain, path: staffLivePath, cookies })
      listening.push(stream)
      return stream
    }
    const stream = await ask(support)
    await sleep(50)
    await server.database.change(server.agentId, tx => signal(tx, 'staff', 'desk', { ticket_id: 7 }))
    expect((await stream.next('desk')).data).toEqual({ ticket_id: 7 })
    expect((await ask(editor)).status).toBe(403)
  })

  it('keeps its oldest lines from piling up', async () => {
    const member = await server.loggedInMember()
    const streams = []
    for (let count = 0; count < 13; count++) streams.push(await listen(member))
    for (let tries = 0; !streams[0]?.isOver && tries < 200; tries++) await sleep(10)
    expect(streams.map(stream => stream.isOver)).toEqual([true, ...Array(12).fill(false)])
  })
})

/** Copies of one member: a password takes its time to be hashed. */
async function crowd(size: number): Promise<Listener[]> {
  const { memberId, cookies } = await server.loggedInMember()
  const copies = await server.asOwner<{ token: string }>(
    `with copied as (
       insert into members (agent_id, mobile, password_hash, nickname)
       select agent_id, 'crowd ' || number, password_hash, nickname
       from members, generate_series(1, $2::int) as number where id = $1 returning agent_id, id)
     insert into member_sessions (token, secret_hash, agent_id, member_id, carrier, user_agent, address, ends_at)
     select gen_random_uuid(), s.secret_hash, c.agent_id, c.id, s.carrier, s.user_agent, s.address, s.ends_at
     from copied c, member_sessions s where s.member_id = $1 returning token`,
    [memberId, size],
  )
  return copies.map(({ token }) => ({ cookies: { ...cookies, token } }))
}

/** Opening five thousand takes longer than all the rest here. */
const rounds = isDrill ? 10 : 1

describe(`${rounds * 500} listeners on one process`, () => {
  it('all hear of an announcement', async () => {
    const members = await crowd(500)
    const memory = process.memoryUsage().rss
    const streams: Awaited<ReturnType<typeof listen>>[] = []
    for (let round = 0; round < rounds; round++) {
      streams.push(...(await Promise.all(members.map(member => listen(member)))))
    }
    await Promise.all(streams.map(stream => stream.next('messages')))
    const each = (process.memoryUsage().rss - memory) / streams.length / 1024
    console.info(`${streams.length} streams: ${each.toFixed(1)} kB each, listener and server together`)
    await server.database.change(server.agentId, tx => signal(tx, 'members', 'messages'))
    await Promise.all(streams.map(stream => stream.next('messages', 1)))
    expect(streams.filter(stream => stream.isOver)).toEqual([])
  })
})
