import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { countMessages, listMessages, readAllMessages, readMessage } from '#contract/messages/calls'
import { readMessagePreferences, saveMessagePreference } from '#contract/messages/preference-calls'
import { addTexts } from '../../platform/texts/texts'
import { testServer } from '../../testing/test-server'
import { notify, textMessage } from './messages.public'

addTexts({
  'messages-test.title': { 'zh-CN': '《{work}》通过了审核', en: '“{work}” has passed' },
  'messages-test.text': { 'zh-CN': '接下来分发到各渠道。', en: 'Distribution comes next.' },
})

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

type Notice = Partial<Parameters<typeof notify>[1]>
const tell = (memberId: number, notice: Notice = {}) =>
  server.database.change(server.agentId, tx =>
    notify(tx, { memberId, kind: 'review', template: 'messages-test', params: { work: '夜航' }, ...notice }),
  )

interface Listed {
  items: Array<{ id: number; title: string; text: string; kind: string; read: boolean; link: string | null }>
  next_cursor: string | null
}
async function list(member: { cookies: Record<string, string> }, input = {}, language = 'en') {
  const caller = { ...member, headers: { 'accept-language': language } }
  return (await server.call(listMessages, input, caller)).data as Listed
}

/** Text messages that wait to be sent, for which messages. */
async function waitingTexts(): Promise<number[]> {
  const jobs = await server.asOwner<{ payload: { messageId: number } }>(
    'select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1 order by j.id',
    [textMessage.name],
  )
  return jobs.map(({ payload }) => payload.messageId)
}

describe('a message', () => {
  it('counts as unread for its member and nobody else', async () => {
    const [member, other] = [await server.loggedInMember(), await server.loggedInMember()]
    await tell(member.memberId)
    await tell(member.memberId)
    expect((await server.call(countMessages, {}, member)).data).toBe(2)
    expect((await server.call(countMessages, {}, other)).data).toBe(0)
    expect((await list(other)).items).toEqual([])
  })

  it('is not written when the event that causes it is rolled back', async () => {
    const member = await server.loggedInMember()
    const failing = server.database.change(server.agentId, async tx => {
      await notify(tx, { memberId: member.memberId, kind: 'bill', template: 'messages-test' })
      throw new Error('the event failed')
    })
    await expect(failing).rejects.toThrow('the event failed')
    expect((await server.call(countMessages, {}, member)).data).toBe(0)
  })

  it('needs words in both languages', async () => {
    const nameless = server.database.change(server.agentId, tx =>
      notify(tx, { memberId: 1, kind: 'bill', template: 'no such text' }),
    )
    await expect(nameless).rejects.toThrow(/no text/)
  })

  it('is read in the language of whoever reads it, and leads to what it is about', async () => {
    const member = await server.loggedInMember()
    await tell(member.memberId, { link: '/work-management/detail?id=1' })
    const [item] = (await list(member)).items
    expect(item).toMatchObject({ title: '“夜航” has passed', link: '/work-management/detail?id=1' })
    expect((await list(member, {}, 'zh-CN')).items[0]?.title).toBe('《夜航》通过了审核')
  })

  it('stays read, and is nobody else’s to read', async () => {
    const [member, other] = [await server.loggedInMember(), await server.loggedInMember()]
    await tell(member.memberId)
    const id = (await list(member)).items[0]?.id ?? 0
    expect(await server.call(readMessage, { id }, other)).toMatchObject({ status: 404 })
    expect((await list(member, { unread: 'true' })).items).toHaveLength(1)
    for (const _ of [1, 2]) expect(await server.call(readMessage, { id }, member)).toMatchObject({ code: 1 })
    expect((await list(member)).items[0]?.read).toBe(true)
    expect((await list(member, { unread: 'true' })).items).toEqual([])
  })

  it('that comes while all are being read stays unread', async () => {
    const member = await server.loggedInMember()
    await tell(member.memberId)
    const up_to = (await list(member)).items[0]?.id ?? 0
    await tell(member.memberId)
    await server.call(readAllMessages, { up_to }, member)
    expect((await server.call(countMessages, {}, member)).data).toBe(1)
    await server.call(readAllMessages, {}, member)
    expect((await server.call(countMessages, {}, member)).data).toBe(0)
  })
})

describe('the list', () => {
  it('goes from the newest to the oldest, page by page, without a gap when one comes meanwhile', async () => {
    const member = await server.loggedInMember()
    for (let count = 0; count < 5; count++) await tell(member.memberId, { params: { work: `w${count}` } })
    const first = await list(member, { limit: 2 })
    await tell(member.memberId, { params: { work: 'later' } })
    const second = await list(member, { limit: 2, cursor: first.next_cursor })
    const third = await list(member, { limit: 2, cursor: second.next_cursor })
    const titles = [first, second, third].flatMap(page => page.items).map(({ title }) => title.slice(1, 3))
    expect(titles).toEqual(['w4', 'w3', 'w2', 'w1', 'w0'])
    expect(third.next_cursor).toBeNull()
  })

  it('is narrowed by kind and found by words of either language', async () => {
    const member = await server.loggedInMember()
    await tell(member.memberId, { params: { work: '夜航' } })
    await tell(member.memberId, { kind: 'bill', params: { work: '纸船' } })
    expect((await list(member, { kind: 'bill' })).items).toMatchObject([{ kind: 'bill' }])
    expect((await list(member, { search: '纸船' })).items).toMatchObject([{ kind: 'bill' }])
    expect((await list(member, { search: 'PASSED 夜航' })).items).toMatchObject([{ kind: 'review' }])
    expect((await list(member, { search: '船纸' })).items).toEqual([])
    expect((await list(member, { search: '%' })).items).toEqual([])
  })

  it('refuses a cursor that was made up', async () => {
    const member = await server.loggedInMember()
    expect(await server.call(listMessages, { cursor: 'bm8' }, member)).toMatchObject({ status: 400 })
  })
})

describe('a preference', () => {
  it('keeps a kind from ringing the bell, and the message in the list', async () => {
    const member = await server.loggedInMember()
    await server.call(saveMessagePreference, { kind: 'review', channel: 'site', on: false }, member)
    await tell(member.memberId)
    expect((await server.call(countMessages, {}, member)).data).toBe(0)
    expect((await list(member)).items).toMatchObject([{ read: true }])
  })

  it('decides about text messages; good news does not come by phone', async () => {
    const member = await server.loggedInMember()
    await tell(member.memberId)
    const [rejected] = (await list(member)).items
    await tell(member.memberId, { isCalm: true })
    await tell(member.memberId, { kind: 'ticket' })
    await server.call(saveMessagePreference, { kind: 'ticket', channel: 'sms', on: true }, member)
    await server.call(saveMessagePreference, { kind: 'review', channel: 'sms', on: false }, member)
    await tell(member.memberId)
    await tell(member.memberId, { kind: 'ticket' })
    const [answered] = (await list(member)).items
    expect((await waitingTexts()).filter(id => id >= (rejected?.id ?? 0))).toEqual([
      rejected?.id,
      answered?.id,
    ])
  })

  it('cannot silence what concerns account and money', async () => {
    const member = await server.loggedInMember()
    const refused = await server.call(
      saveMessagePreference,
      { kind: 'security', channel: 'site', on: false },
      member,
    )
    expect(refused).toMatchObject({ status: 422 })
    const { data } = await server.call(readMessagePreferences, {}, member)
    expect(data).toContainEqual({ kind: 'security', site: true, sms: false, email: 'now' })
  })
})

describe('a text message', () => {
  it('is sent of a kind that does not ring the bell, as long as nobody has read it', async () => {
    const member = await server.loggedInMember()
    await server.call(saveMessagePreference, { kind: 'review', channel: 'site', on: false }, member)
    await tell(member.memberId)
    const [message] = (await list(member)).items
    expect(await waitingTexts()).toContain(message?.id)
    const sms = { reachesAbroad: true, carriesNoticesTo: () => true, send: vi.fn() }
    await textMessage.run({
      ...{ payload: { messageId: message?.id ?? 0 }, agentId: server.agentId, database: server.database },
      ...{ services: { ...server.services, sms }, log: server.app.log as never },
    })
    expect(sms.send).toHaveBeenCalledOnce()
  })

  it('about what somebody else may be doing comes whatever was chosen', async () => {
    const member = await server.loggedInMember()
    await tell(member.memberId, { kind: 'security' })
    await tell(member.memberId, { kind: 'security', isUrgent: true })
    const [urgent, usual] = (await list(member)).items.map(({ id }) => id)
    const waiting = await waitingTexts()
    expect(waiting).toContain(urgent)
    expect(waiting).not.toContain(usual)
  })

  it('names the message and where it is read, unless it was read already', async () => {
    const member = await server.loggedInMember()
    await tell(member.memberId, { link: '/work-management/detail?id=7' })
    await tell(member.memberId, { link: '/realidcation' })
    const [bare = 0, id = 0] = (await list(member)).items.map(item => item.id)
    const sent: unknown[] = []
    const services = {
      ...server.services,
      sms: {
        reachesAbroad: true,
        carriesNoticesTo: () => true,
        send: async (message: unknown) => void sent.push(message),
      },
    }
    const run = (messageId = id) =>
      textMessage.run({
        payload: { messageId },
        agentId: server.agentId,
        database: server.database,
        services,
        log: server.app.log as never,
      })
    await run()
    expect(sent).toMatchObject([
      {
        mobile: member.mobile,
        text: expect.stringContaining('《夜航》通过了审核'),
        notice: { address: `http://${server.domain}:3000/work-management/detail?id=7` },
      },
    ])
    await server.call(readMessage, { id }, member)
    await run()
    expect(sent).toHaveLength(1)
    await run(bare)
    const address = `http://${server.domain}:3000/realidcation?message=${bare}`
    expect(sent[1], 'a query keeps the way through the login').toMatchObject({ notice: { address } })
  })
})
