import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listMessages } from '#contract/messages/calls'
import * as calls from '#contract/support/calls'
import * as canned from '#contract/support/canned-answer-calls'
import * as desk from '#contract/support/desk-calls'
import { buildStaff } from '../../../testing/build-staff'
import { insertCompleteWork } from '../../../testing/build-work'
import { picture } from '../../../testing/pictures'
import { testServer } from '../../../testing/test-server'
import { upload } from '../../../testing/upload'
import { escalateTicket } from '../support.public'

let server: Awaited<ReturnType<typeof testServer>>
type Staff = Awaited<ReturnType<typeof buildStaff>> & { cookies: Record<string, string> }
let support: Staff
let colleague: Staff
let member: Awaited<ReturnType<typeof server.loggedInMember>>

async function staff(wanted: Parameters<typeof buildStaff>[1]): Promise<Staff> {
  const made = await buildStaff(server, wanted)
  return { ...made, ...(await made.openSession()) }
}

beforeAll(async () => {
  server = await testServer({ hasSites: true })
  support = await staff({ roles: ['support'], name: '林岚' })
  colleague = await staff({ roles: ['support'], name: '周舟' })
})
beforeEach(async () => {
  await server.forgive()
  member = await server.loggedInMember({ nickname: '夜航星' })
})
afterAll(() => server.close())

interface Ticket {
  id: number
  number: string
  state: string
  answer_due_at: string | null
  assigned_to: { id: number; name: string } | null
  replies: Array<{ id: number; text: string; internal: boolean; from: string; attachments: object[] }>
  history: Array<{ event: string }>
  merged_into: number | null
  member: { name: string; works: object[]; tickets: object[] } | null
  about_context: { status: string; reasons: string[] } | null
}

async function create(input: object = {}, asker = member): Promise<Ticket> {
  const wanted = { category: 'bug' as const, subject: '上传失败', text: '进度停在一半', ...input }
  const answered = await server.call(calls.createTicket, wanted, asker)
  expect(answered.code, answered.msg).toBe(1)
  return answered.data as Ticket
}
const read = async (id: number) => (await server.call(desk.readDeskTicket, { id }, support)).data as Ticket
const own = async (id: number) => (await server.call(calls.readTicket, { id }, member)).data as Ticket
const list = async (input: object = {}, by = support) =>
  (await server.call(desk.listDeskTickets, { limit: 100, ...input }, by)).data as {
    items: Ticket[]
    counts: Record<string, number>
  }

let keys = 0
async function answer(id: number, more: object = {}, by = support) {
  const last = (await read(id)).replies.filter(({ internal }) => !internal).at(-1)
  const input = {
    id,
    text: '换个网络试试。',
    last_seen_reply: last?.id ?? 0,
    idempotency_key: `desk key ${keys++}`,
  }
  return server.call(desk.answerTicket, { ...input, ...more }, by)
}
const letPass = (id: number, interval: string) =>
  server.asOwner(
    'update tickets set asked_at = asked_at - $2::interval, answer_due_at = answer_due_at - $2::interval where id = $1',
    [id, interval],
  )

describe('the queue', () => {
  it('puts first whose time runs out first, and counts what waits', async () => {
    const before = (await list()).counts
    const [late, early] = [await create(), await create()]
    await letPass(early.id, '3 hours')
    const { items, counts } = await list()
    const order = items.map(({ id }) => id)
    expect(order.indexOf(early.id)).toBeLessThan(order.indexOf(late.id))
    expect(counts.waiting).toBe((before.waiting ?? 0) + 2)
    expect(counts.unassigned).toBe((before.unassigned ?? 0) + 2)
  })

  it('is narrowed to one’s own, to what is late, by kind and by words', async () => {
    const [mine, late, other] = [await create({ subject: '独一无二的标题' }), await create(), await create()]
    await server.call(desk.assignTicket, { id: mine.id, to: support.staffId }, colleague)
    await letPass(late.id, '25 hours')
    await escalateTicket.run({
      payload: { ticketId: late.id },
      agentId: server.agentId,
      database: server.database,
      services: server.services,
      log: server.app.log as never,
    })
    const ids = async (input: object) => (await list(input)).items.map(({ id }) => id)
    expect(await ids({ view: 'mine' })).toEqual([mine.id])
    expect(await ids({ view: 'escalated' })).toEqual([late.id])
    expect(await ids({ view: 'unassigned' })).toContain(other.id)
    expect(await ids({ search: '独一无二' })).toEqual([mine.id])
    expect(await ids({ search: other.number })).toEqual([other.id])
    expect(await ids({ search: member.mobile })).toHaveLength(3)
    expect(await ids({ category: 'rights' })).toEqual([])
  })

  it('goes on page by page', async () => {
    for (let count = 0; count < 3; count++) await create()
    const all = (await list()).items.map(({ id }) => id)
    const paged: number[] = []
    let cursor: string | null | undefined
    do {
      const page = (await server.call(desk.listDeskTickets, { limit: 2, ...(cursor && { cursor }) }, support))
        .data as { items: Ticket[]; next_cursor: string | null }
      paged.push(...page.items.map(({ id }) => id))
      cursor = page.next_cursor
    } while (cursor)
    expect(paged).toEqual(all)
  })
})

describe('a support ticket at the desk', () => {
  it('shows who asks, what they have, and why their work came back', async () => {
    const workId = await server.database.change(server.agentId, tx =>
      insertCompleteWork(tx, member.memberId, { status: '400', title: '夜航' }),
    )
    await server.asOwner(
      `update works set reasons = '[{"field":"cover","text":"封面有二维码"}]' where id = $1`,
      [workId],
    )
    await create()
    const { id } = await create({ about: { kind: 'work', id: workId } })
    expect(await read(id)).toMatchObject({
      member: { name: '夜航星', works: [{ status: '400', count: 1 }], tickets: [{ subject: '上传失败' }] },
      about_context: { status: '400', reasons: ['封面有二维码'] },
    })
  })

  it('belongs to whoever answers first', async () => {
    const { id } = await create()
    await answer(id)
    expect((await read(id)).assigned_to).toEqual({ id: support.staffId, name: '林岚' })
    await answer(id, {}, colleague)
    expect((await read(id)).assigned_to?.id).toBe(support.staffId)
  })

  it('is not answered past what the member wrote meanwhile', async () => {
    const { id } = await create()
    const last = (await read(id)).replies.at(-1)?.id ?? 0
    await server.call(calls.replyToTicket, { id, text: '已经好了，谢谢' }, member)
    const refused = await answer(id, { last_seen_reply: last })
    expect(refused.status).toBe(409)
    expect(refused.msg).toMatch(/just added/)
    expect((await read(id)).state).toBe('open')
  })

  it('is answered once, however often it is sent, and can be closed with the same step', async () => {
    const { id } = await create()
    const input = { idempotency_key: 'one answer only', close: true }
    const both = await Promise.all([answer(id, input), answer(id, input)])
    expect(both.map(({ code }) => code)).toEqual([1, 1])
    const shown = await read(id)
    expect(shown.state).toBe('closed')
    expect(shown.replies.filter(({ from }) => from === 'support')).toHaveLength(1)
  })

  it('keeps notes from the member, and the clock running', async () => {
    const { id } = await create()
    const before = (await own(id)).answer_due_at
    const noted = await server.call(
      desk.noteOnTicket,
      { id, text: '<b>疑似盗版</b>', idempotency_key: 'note key 1' },
      support,
    )
    expect(noted.data).toMatchObject({ internal: true })
    expect((await read(id)).replies.map(({ internal }) => internal)).toEqual([false, true])
    expect((await own(id)).replies).toHaveLength(1)
    expect((await own(id)).answer_due_at).toBe(before)
    // A note is nothing the member has added: the answer that follows is not held up.
    expect((await answer(id)).code).toBe(1)
  })

  it('carries files of the one who answers', async () => {
    const { id } = await create()
    const { data } = await upload(server, desk.uploadDeskFile, {}, await picture('png'), support, '步骤.png')
    const foreign = await answer(id, { attachment_upload_ids: [data.upload_id] }, colleague)
    expect(foreign.status).toBe(422)
    expect((await answer(id, { attachment_upload_ids: [data.upload_id] })).code).toBe(1)
    expect((await own(id)).replies.at(-1)?.attachments).toMatchObject([{ name: '步骤.png' }])
  })

  it('goes to colleagues who work at the desk, and back to all', async () => {
    const editor = await staff({ roles: ['editor'] })
    const { id } = await create()
    const assign = (to: number | null) => server.call(desk.assignTicket, { id, to }, support)
    expect((await assign(colleague.staffId)).data).toEqual({
      assigned_to: { id: colleague.staffId, name: '周舟' },
    })
    expect((await assign(editor.staffId)).status).toBe(422)
    expect((await read(id)).assigned_to?.id).toBe(colleague.staffId)
    await assign(null)
    expect((await read(id)).assigned_to).toBeNull()
    const named = (await server.call(desk.listDeskStaff, {}, support)).data as Array<{ name: string }>
    expect(named.map(({ name }) => name)).toEqual(expect.arrayContaining(['林岚', '周舟']))
  })

  it('is not found by another site’s desk', async () => {
    const { id } = await create()
    const agentId = await server.anotherSite('elsewhere.test')
    const other = await buildStaff({ ...server, agentId }, { roles: ['support'] })
    const caller = { ...(await other.openSession()), headers: { host: 'elsewhere.test' } }
    expect((await server.call(desk.readDeskTicket, { id }, caller)).status).toBe(404)
    expect((await server.call(desk.listDeskTickets, {}, caller)).data).toMatchObject({ items: [] })
  })
})

describe('joining two', () => {
  it('puts everything in one thread, keeps the earlier promise and leads the member there', async () => {
    const [first, second] = [await create({ text: '第一条' }), await create({ text: '第二条' })]
    await letPass(first.id, '6 hours')
    const promised = (await read(first.id)).answer_due_at
    const merged = await server.call(desk.mergeTickets, { id: first.id, into: second.id }, support)
    expect(merged.data).toEqual({ into: second.id })
    const joined = await read(second.id)
    expect(joined.replies.map(({ text }) => text)).toEqual(['第一条', '第二条'])
    expect(joined.answer_due_at).toBe(promised)
    expect(await own(first.id)).toMatchObject({
      state: 'closed',
      merged_into: second.id,
      can: { reply: false, reopen: false },
    })
    const { data } = await server.call(listMessages, {}, member)
    expect((data as { items: object[] }).items).toMatchObject([{ link: `/gongdan/detail?id=${second.id}` }])
  })

  it('is refused for two people, for itself and into a closed one', async () => {
    const other = await server.loggedInMember()
    const [mine, theirs, closed] = [await create(), await create({}, other), await create()]
    await server.call(calls.closeTicket, { id: closed.id }, member)
    for (const into of [theirs.id, mine.id, closed.id]) {
      expect((await server.call(desk.mergeTickets, { id: mine.id, into }, support)).status).toBe(409)
    }
    expect((await own(mine.id)).state).toBe('open')
  })

  it('in opposite directions at once ends with one of them', async () => {
    const [first, second] = [await create(), await create()]
    const both = await Promise.all([
      server.call(desk.mergeTickets, { id: first.id, into: second.id }, support),
      server.call(desk.mergeTickets, { id: second.id, into: first.id }, colleague),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('canned answers', () => {
  it('are kept in both languages, most used first', async () => {
    const save = (title: string, id?: number) =>
      server.call(
        canned.saveCannedAnswer,
        { id, title, category: null, text: { 'zh-CN': '你好 {name}：', en: 'Hello {name},' } },
        support,
      )
    const [first, second] = [await save('问候'), await save('催促')]
    const id = (second.data as { id: number }).id
    await server.call(canned.useCannedAnswer, { id }, support)
    const titles = async () =>
      ((await server.call(canned.listCannedAnswers, {}, colleague)).data as Array<{ title: string }>).map(
        ({ title }) => title,
      )
    expect(await titles()).toEqual(['催促', '问候'])
    await save('提醒', id)
    expect(await titles()).toEqual(['提醒', '问候'])
    await server.call(canned.removeCannedAnswer, { id: (first.data as { id: number }).id }, support)
    expect(await titles()).toEqual(['提醒'])
  })

  it('name no place that nobody can fill', async () => {
    const text = { 'zh-CN': '{nmae}', en: 'Hello {name}' }
    const refused = await server.call(
      canned.saveCannedAnswer,
      { title: '问候', category: null, text },
      support,
    )
    expect(refused.status).toBe(422)
  })
})

describe('the statistics', () => {
  it('tell how much was asked, how fast it was answered and how it was rated', async () => {
    await server.asOwner('delete from ticket_attachments')
    const before = (await server.call(desk.readDeskStatistics, { days: 7 }, support)).data as {
      asked: number
      answers: { owed: number; in_time: number }
    }
    const [quick, slow] = [await create({ category: 'rights' }), await create({ category: 'rights' })]
    await letPass(slow.id, '30 hours')
    await answer(quick.id)
    await answer(slow.id)
    await server.call(calls.rateTicket, { id: quick.id, rating: 5 }, member)
    const { data } = await server.call(desk.readDeskStatistics, { days: 7 }, support)
    expect(data).toMatchObject({
      asked: before.asked + 2,
      answers: { owed: before.answers.owed + 2, in_time: before.answers.in_time + 1 },
      ratings: { count: 1, mean: 5 },
    })
    const { by_day, by_category, by_staff } = data as {
      by_day: Array<{ asked: number }>
      by_category: object[]
      by_staff: object[]
    }
    expect(by_day).toHaveLength(7)
    expect(by_day.at(-1)?.asked).toBe(before.asked + 2)
    expect(by_category).toContainEqual({ category: 'rights', asked: 2 })
    expect(by_staff).toMatchObject([{ name: '林岚', rating: 5 }, { name: '周舟' }])
  })
})
