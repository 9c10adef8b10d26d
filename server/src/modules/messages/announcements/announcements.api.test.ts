import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Audience,
  cancelAnnouncement,
  countAudience,
  listAnnouncements,
  sendAnnouncement,
} from '#contract/messages/announcement-calls'
import { listMessages } from '#contract/messages/calls'
import { saveMessagePreference } from '#contract/messages/preference-calls'
import { buildStaff } from '../../../testing/build-staff'
import { insertCompleteWork } from '../../../testing/build-work'
import { testServer } from '../../../testing/test-server'
import { deliverAnnouncement } from '../messages.public'

let server: Awaited<ReturnType<typeof testServer>>
let admin: { cookies: Record<string, string> }
beforeAll(async () => {
  server = await testServer()
  admin = await (await buildStaff(server, { roles: ['admin'] })).openSession()
})
afterAll(() => server.close())

let keys = 0
const announcement = (audience: Audience = {}) => ({
  title: { 'zh-CN': '国庆期间审核安排', en: 'Reviews during the holidays' },
  text: { 'zh-CN': '十月一日至七日照常。', en: 'As usual from 1 to 7 October.' },
  link: '/advisory/index',
  audience,
  idempotency_key: `announcement ${keys++}`,
})

const deliver = (announcementId: number) =>
  deliverAnnouncement.run({
    payload: { announcementId },
    agentId: server.agentId,
    database: server.database,
    services: server.services,
    log: server.app.log as never,
  })

async function announce(input: ReturnType<typeof announcement> & { send_at?: string }): Promise<number> {
  const answered = await server.call(sendAnnouncement, input, admin)
  expect(answered.code, answered.msg).toBe(1)
  return (answered.data as { id: number }).id
}

const inbox = async (member: { cookies: Record<string, string> }, search?: string) =>
  ((await server.call(listMessages, search ? { search } : {}, member)).data as { items: object[] }).items

describe('an announcement', () => {
  it('reaches everybody once, whoever delivers it and however often', async () => {
    const members = [await server.loggedInMember(), await server.loggedInMember()]
    const input = announcement()
    const [id, again] = [await announce(input), await announce(input)]
    expect(again).toBe(id)
    await Promise.all([deliver(id), deliver(id)])
    await deliver(id)
    for (const member of members) {
      expect(await inbox(member)).toMatchObject([
        { kind: 'announcement', title: 'Reviews during the holidays', link: '/advisory/index', read: false },
      ])
    }
    const { data } = await server.call(listAnnouncements, {}, admin)
    const { members: reached } = (await server.call(countAudience, { audience: {} }, admin)).data as {
      members: number
    }
    expect((data as { items: object[] }).items).toMatchObject([{ id, recipients: reached, read: 0 }])
  })

  it('is found by words of either language', async () => {
    const member = await server.loggedInMember()
    await deliver(await announce(announcement()))
    expect(await inbox(member, '国庆')).toHaveLength(1)
    expect(await inbox(member, 'holidays')).toHaveLength(1)
    expect(await inbox(member, '春节')).toHaveLength(0)
  })

  it('reaches only the members it is meant for', async () => {
    const company = await server.loggedInMember({ groupId: 2 })
    const verified = await server.loggedInMember({ verifiedAt: new Date() })
    const minor = await server.loggedInMember({ isMinor: true })
    const online = await server.loggedInMember()
    await server.database.change(server.agentId, tx =>
      insertCompleteWork(tx, online.memberId, { status: '991', title: '夜航' }),
    )
    const reached = async (audience: Audience) => {
      const before = await Promise.all([company, verified, minor, online].map(member => inbox(member)))
      await deliver(await announce(announcement(audience)))
      const after = await Promise.all([company, verified, minor, online].map(member => inbox(member)))
      return after.map((items, index) => items.length - (before[index]?.length ?? 0))
    }
    expect(await reached({ group: 'enterprise' })).toEqual([1, 0, 0, 0])
    expect(await reached({ verified: true })).toEqual([0, 1, 0, 0])
    expect(await reached({ minors: true })).toEqual([0, 0, 1, 0])
    expect(await reached({ works: 'online' })).toEqual([0, 0, 0, 1])
    expect(await reached({ works: 'none', minors: false })).toEqual([1, 1, 0, 0])
    expect(await reached({ registered_since: '2999-01-01' })).toEqual([0, 0, 0, 0])
  })

  it('does not ring for whoever turned announcements off', async () => {
    const member = await server.loggedInMember()
    await server.call(saveMessagePreference, { kind: 'announcement', channel: 'site', on: false }, member)
    await deliver(await announce(announcement()))
    expect(await inbox(member)).toMatchObject([{ read: true }])
  })

  it.each([
    ['https://elsewhere.example/'],
    ['//elsewhere.example/'],
    ['/\\elsewhere.example'],
    ['javascript:alert(1)'],
  ])('leads to no other site: %s', async link => {
    expect(await server.call(sendAnnouncement, { ...announcement(), link }, admin)).toMatchObject({
      status: 422,
    })
  })
})

describe('an announcement for later', () => {
  const ahead = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const row = async (id: number) =>
    ((await server.call(listAnnouncements, {}, admin)).data as { items: { id: number }[] }).items.find(
      item => item.id === id,
    )

  it('waits for its time with a job of its own', async () => {
    const send_at = ahead(5)
    const id = await announce({ ...announcement(), send_at })
    expect(await row(id)).toMatchObject({ send_at, sent_at: null, cancelled_at: null })
    const [job] = await server.asOwner<{ run_at: Date }>(
      `select j.run_at from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'deliverAnnouncement' and (j.payload ->> 'announcementId')::bigint = $1`,
      [id],
    )
    expect(job?.run_at.toISOString()).toBe(send_at)
  })

  it('is called off until then, and never goes out', async () => {
    const member = await server.loggedInMember()
    const id = await announce({ ...announcement(), send_at: ahead(5) })
    for (let times = 0; times < 2; times++)
      expect((await server.call(cancelAnnouncement, { id }, admin)).code).toBe(1)
    await deliver(id)
    expect(await inbox(member)).toEqual([])
    expect(await row(id)).toMatchObject({ sent_at: null, cancelled_at: expect.any(String) })
    const out = await announce(announcement())
    expect((await server.call(cancelAnnouncement, { id: out }, admin)).code).toBe(1409)
    expect((await server.call(cancelAnnouncement, { id: 999_999 }, admin)).code).toBe(1404)
  })

  it('is refused for a time that has passed, and for one nobody plans for', async () => {
    for (const send_at of [ahead(-1), ahead(24 * 400)]) {
      const answered = await server.call(sendAnnouncement, { ...announcement(), send_at }, admin)
      expect(answered).toMatchObject({ code: 1422, data: { fields: [{ field: 'send_at' }] } })
    }
  })
})
