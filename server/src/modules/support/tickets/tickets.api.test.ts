import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uploadFile } from '#contract/files/calls'
import { countMessages, listMessages } from '#contract/messages/calls'
import * as calls from '#contract/support/calls'
import { answerTicket } from '#contract/support/desk-calls'
import { attachmentLimit } from '#contract/support/ticket'
import { reopenDays, silentDays } from '#contract/support/ticket-state'
import { buildBill } from '../../../testing/build-bill'
import { buildStaff } from '../../../testing/build-staff'
import { insertCompleteWork } from '../../../testing/build-work'
import { picture } from '../../../testing/pictures'
import type { Caller } from '../../../testing/test-server'
import { testServer } from '../../../testing/test-server'
import { upload } from '../../../testing/upload'
import { closeSilentTicket, escalateTicket } from '../support.public'

let server: Awaited<ReturnType<typeof testServer>>
let support: Caller
let member: Awaited<ReturnType<typeof server.loggedInMember>>
let stranger: typeof member
beforeAll(async () => {
  server = await testServer()
  support = await (await buildStaff(server, { roles: ['support'], name: '林岚' })).openSession()
  stranger = await server.loggedInMember()
})
beforeEach(async () => {
  await server.forgive()
  member = await server.loggedInMember()
})
afterAll(() => server.close())

interface Ticket {
  id: number
  number: string
  subject: string
  state: string
  answer_due_at: string | null
  escalated_at: string | null
  reopen_until: string | null
  unread: boolean
  rating: number | null
  about: { title: string } | null
  replies: Array<{
    id: number
    text: string
    from: string
    name: string
    seen: boolean
    attachments: object[]
  }>
  history: Array<{ event: string; by: string | null }>
  earlier_cursor: string | null
  can: Record<string, boolean>
}

const question = {
  category: 'work_management' as const,
  subject: '为什么被退回',
  text: '我的歌为什么被退回？',
}

async function create(input: Partial<Parameters<typeof server.call<typeof calls.createTicket>>[1]> = {}) {
  const answered = await server.call(calls.createTicket, { ...question, ...input }, member)
  expect(answered.code, answered.msg).toBe(1)
  return answered.data as Ticket
}

const read = async (id: number, input = {}) =>
  (await server.call(calls.readTicket, { id, ...input }, member)).data as Ticket

async function attach(owner: Caller, name: string): Promise<string> {
  const { data } = await upload(
    server,
    uploadFile,
    { purpose: 'attachment' },
    await picture('png'),
    owner,
    name,
  )
  return data.upload_id
}

let keys = 0
async function answer(id: number, text = '请补充授权文件。', more: object = {}) {
  const thread = await read(id)
  return server.call(
    answerTicket,
    {
      id,
      text,
      last_seen_reply: thread.replies.at(-1)?.id ?? 0,
      idempotency_key: `answer key ${keys++}`,
      ...more,
    },
    support,
  )
}

/** As if all of it had happened so long ago. */
const letPass = (id: number, interval: string) =>
  server.asOwner(
    `update tickets set asked_at = asked_at - $2::interval, answer_due_at = answer_due_at - $2::interval,
       updated_at = updated_at - $2::interval, closed_at = closed_at - $2::interval where id = $1`,
    [id, interval],
  )

const run = (job: typeof escalateTicket, ticketId: number) =>
  job.run({
    payload: { ticketId },
    agentId: server.agentId,
    database: server.database,
    services: server.services,
    log: server.app.log as never,
  })

const hoursUntil = (moment: string | null) => (Date.parse(moment ?? '') - Date.now()) / 3_600_000

describe('a support ticket', () => {
  it('gets a number and a promised time, and shows what was written', async () => {
    const [first, second] = [await create(), await create()]
    expect(first.number).toMatch(/^T\d{6}$/)
    expect(Number(second.number.slice(1))).toBe(Number(first.number.slice(1)) + 1)
    expect(hoursUntil(first.answer_due_at)).toBeCloseTo(24, 1)
    const shown = await read(first.id)
    expect(shown).toMatchObject({
      state: 'open',
      unread: false,
      replies: [{ text: question.text, from: 'member' }],
    })
    expect(shown.can).toEqual({ reply: true, close: true, reopen: false, rate: false })
  })

  it('is read by both methods the specification names', async () => {
    const { id } = await create()
    for (const method of ['GET', 'POST'] as const) {
      expect(await server.send(calls.readTicket, { id: String(id) }, member, method)).toMatchObject({
        code: 1,
      })
      expect(await server.send(calls.listMyTickets, {}, member, method)).toMatchObject({ code: 1 })
    }
  })

  it('sent twice at once is one', async () => {
    const input = { ...question, idempotency_key: 'the same key' }
    const both = await Promise.all([1, 2, 3].map(() => server.call(calls.createTicket, input, member)))
    const ids = both.map(answered => (answered.data as Ticket).id)
    expect(new Set(ids).size).toBe(1)
    const listed = await server.call(calls.listMyTickets, {}, member)
    expect((listed.data as { items: object[] }).items).toHaveLength(1)
  })

  it('can be about a bill of one’s own and nobody else’s, and is found by it', async () => {
    const about = {
      kind: 'bill' as const,
      id: await buildBill(server, member.memberId, { channel: 'qq' }),
    }
    const ticket = await create({ about, category: 'bills' })
    expect(ticket.about).toMatchObject({ ...about, title: 'QQ Music 2026-05' })
    await create()
    const found = await server.call(calls.listMyTickets, { about_kind: 'bill', about_id: about.id }, member)
    expect((found.data as { items: Ticket[] }).items.map(({ id }) => id)).toEqual([ticket.id])
    const foreign = { kind: 'bill' as const, id: await buildBill(server, stranger.memberId) }
    const refused = await server.call(calls.createTicket, { ...question, about: foreign }, member)
    expect(refused.code).not.toBe(1)
  })

  it('can be about a work of one’s own and nobody else’s', async () => {
    const work = (memberId: number) =>
      server.database.change(server.agentId, tx =>
        insertCompleteWork(tx, memberId, { status: '400', title: '夜航' }),
      )
    const about = { kind: 'work' as const, id: await work(member.memberId) }
    expect((await create({ about })).about).toMatchObject({ title: '夜航' })
    const foreign = { kind: 'work' as const, id: await work(stranger.memberId) }
    const refused = await server.call(calls.createTicket, { ...question, about: foreign }, member)
    expect(refused).toMatchObject({ status: 422 })
  })

  it('keeps scripts as words, and loses marks that turn a line around', async () => {
    const { id } = await create({
      subject: 'a\u202eb <script>',
      text: '<script>alert(1)</script>\u2066\r\nzweite',
    })
    const shown = await read(id)
    expect(shown.subject).toBe('a b <script>')
    expect(shown.replies[0]?.text).toBe('<script>alert(1)</script>\nzweite')
  })

  it('refuses a megabyte of text, a subject without letters and one attachment too many', async () => {
    const long = await server.call(calls.createTicket, { ...question, text: 'x'.repeat(1_000_000) }, member)
    expect(long.status).toBe(422)
    const tooBig = await server.call(calls.createTicket, { ...question, text: 'x'.repeat(2_000_000) }, member)
    expect(tooBig.status).toBe(413)
    const empty = await server.call(calls.createTicket, { ...question, subject: '\u200f \u202e' }, member)
    expect(empty.status).toBe(422)
    const ids = Array.from({ length: attachmentLimit + 1 }, () => crypto.randomUUID())
    const many = await server.call(calls.createTicket, { ...question, attachment_upload_ids: ids }, member)
    expect(many.status).toBe(422)
    expect((await server.call(calls.listMyTickets, {}, member)).data).toMatchObject({ items: [] })
  })

  it('carries attachments of one’s own under their names', async () => {
    const mine = await attach(member, '授权书.png')
    const theirs = await attach(stranger, 'x.png')
    const { id } = await create({ attachment_upload_ids: [mine] })
    const [reply] = (await read(id)).replies
    expect(reply?.attachments).toMatchObject([{ name: '授权书.png', mime: 'image/png' }])
    const refused = await server.call(
      calls.replyToTicket,
      { id, text: 'x', attachment_upload_ids: [theirs] },
      member,
    )
    expect(refused.status).toBe(422)
    expect((await read(id)).replies).toHaveLength(1)
  })

  it('is nobody else’s to read, to answer or to close', async () => {
    const { id } = await create()
    const as = <C extends typeof calls.readTicket>(call: C, input: object) =>
      server.send(call, { id, ...input }, stranger)
    for (const [call, input] of [
      [calls.readTicket, {}],
      [calls.replyToTicket, { text: 'x' }],
      [calls.closeTicket, {}],
      [calls.reopenTicket, { text: 'x' }],
      [calls.rateTicket, { rating: 1 }],
      [calls.seeTicket, { reply_id: 1 }],
    ] as const) {
      expect((await as(call as never, input)).status, call.name).toBe(404)
    }
    expect((await read(id)).replies).toHaveLength(1)
  })
})

describe('the list', () => {
  it('shows what moved last first, page by page, by state and by words', async () => {
    const [first, second, third] = [
      await create({ subject: '甲的问题' }),
      await create({ subject: '乙的问题' }),
      await create({ subject: 'The third' }),
    ]
    await server.call(calls.replyToTicket, { id: first.id, text: '补充' }, member)
    await server.call(calls.closeTicket, { id: second.id }, member)
    const list = async (input: object) =>
      (await server.call(calls.listMyTickets, input, member)).data as {
        items: Ticket[]
        next_cursor: string | null
        counts: object
      }
    const page = await list({ limit: 2 })
    expect(page.items.map(({ id }) => id)).toEqual([second.id, first.id])
    expect(page.counts).toEqual({ open: 2, answered: 0, closed: 1 })
    expect((await list({ limit: 2, cursor: page.next_cursor })).items.map(({ id }) => id)).toEqual([third.id])
    expect((await list({ state: 'closed' })).items.map(({ id }) => id)).toEqual([second.id])
    expect((await list({ search: '甲的' })).items.map(({ id }) => id)).toEqual([first.id])
    expect((await list({ search: third.number })).items.map(({ id }) => id)).toEqual([third.id])
  })
})

describe('a reply', () => {
  it('from support stops the clock, rings the bell and can be read with a mark on both sides', async () => {
    const { id } = await create()
    expect((await answer(id)).code).toBe(1)
    const answered = await read(id)
    expect(answered).toMatchObject({ state: 'answered', answer_due_at: null, unread: true })
    expect(answered.replies.at(-1)).toMatchObject({ from: 'support', name: '林岚', seen: false })
    expect((await server.call(countMessages, {}, member)).data).toBe(1)
    const { data } = await server.call(listMessages, {}, member)
    expect((data as { items: object[] }).items).toMatchObject([
      { kind: 'ticket', link: `/gongdan/detail?id=${id}` },
    ])
    await server.call(calls.seeTicket, { id, reply_id: answered.replies.at(-1)?.id ?? 0 }, member)
    expect((await read(id)).replies.at(-1)).toMatchObject({ seen: true })
    expect((await read(id)).unread).toBe(false)
    expect((await server.call(countMessages, {}, member)).data).toBe(0)
  })

  it('of the member starts the clock anew after an answer, and never moves a promise that runs', async () => {
    const { id } = await create()
    await letPass(id, '5 hours')
    const before = (await read(id)).answer_due_at
    await server.call(calls.replyToTicket, { id, text: '还有一点' }, member)
    expect((await read(id)).answer_due_at).toBe(before)
    await answer(id)
    await server.call(calls.replyToTicket, { id, text: '还是不行' }, member)
    const again = await read(id)
    expect(again.state).toBe('open')
    expect(hoursUntil(again.answer_due_at)).toBeCloseTo(24, 1)
  })

  it('sent twice is written once', async () => {
    const { id } = await create()
    const input = { id, text: '补充', idempotency_key: 'reply key' }
    const both = await Promise.all([1, 2, 3].map(() => server.call(calls.replyToTicket, input, member)))
    expect(new Set(both.map(({ data }) => (data as { id: number }).id)).size).toBe(1)
    expect((await read(id)).replies).toHaveLength(2)
  })

  it('to a closed one is refused, from either side', async () => {
    const { id } = await create()
    await server.call(calls.closeTicket, { id }, member)
    const refused = await server.call(calls.replyToTicket, { id, text: '在吗' }, member)
    expect(refused).toMatchObject({ status: 409 })
    expect(refused.msg).toMatch(/closed/i)
    expect((await answer(id)).status).toBe(409)
    expect((await read(id)).replies).toHaveLength(1)
  })

  it('among very many is found by going back', async () => {
    const { id } = await create()
    await server.asOwner(
      `insert into ticket_replies (agent_id, ticket_id, author, person_id, author_name, text, created_at)
       select agent_id, id, 'member', member_id, 'n', 'number ' || count, now()
       from tickets, generate_series(1, 70) as count where id = $1`,
      [id],
    )
    const newest = await read(id)
    expect(newest.replies).toHaveLength(50)
    expect(newest.replies.at(-1)?.text).toBe('number 70')
    const earlier = await read(id, { before: newest.earlier_cursor })
    expect(earlier.replies).toHaveLength(21)
    expect(earlier.replies[0]?.text).toBe(question.text)
    expect(earlier.earlier_cursor).toBeNull()
  })
})

describe('the clock', () => {
  it('escalates once when it runs out, tells the member, and stops with the answer', async () => {
    const { id } = await create()
    await run(escalateTicket, id)
    expect((await read(id)).escalated_at).toBeNull()
    await letPass(id, '25 hours')
    await Promise.all([run(escalateTicket, id), run(escalateTicket, id)])
    const late = await read(id)
    expect(late.escalated_at).not.toBeNull()
    expect(late.history.filter(({ event }) => event === 'escalated')).toHaveLength(1)
    expect((await server.call(countMessages, {}, member)).data).toBe(1)
    await answer(id)
    expect(await read(id)).toMatchObject({ escalated_at: null, answer_due_at: null })
  })

  it('waits in the queue under one name, so that a restart loses nothing and a later promise replaces it', async () => {
    const { id } = await create()
    const waiting = () =>
      server.asOwner<{ run_at: Date }>('select run_at from graphile_worker.jobs where key = $1', [
        `escalate ticket ${id}`,
      ])
    const [first] = await waiting()
    expect(hoursUntil(first?.run_at.toISOString() ?? null)).toBeCloseTo(24, 1)
    await answer(id)
    await server.call(calls.replyToTicket, { id, text: '还是不行' }, member)
    expect(await waiting()).toHaveLength(1)
  })

  it('runs again after reopening', async () => {
    const { id } = await create()
    await answer(id)
    await server.call(calls.closeTicket, { id }, member)
    const reopened = await server.call(calls.reopenTicket, { id, text: '又出现了' }, member)
    expect(reopened.data).toMatchObject({ state: 'open', closed_at: null })
    expect(hoursUntil((reopened.data as Ticket).answer_due_at)).toBeCloseTo(24, 1)
    expect((await read(id)).history.map(({ event }) => event)).toEqual([
      'created',
      'supportAnswered',
      'closed',
      'reopened',
    ])
  })
})

describe('closing', () => {
  it('can be taken back for two weeks', async () => {
    const { id } = await create()
    await server.call(calls.closeTicket, { id }, member)
    expect((await read(id)).can).toMatchObject({ reply: false, reopen: true })
    await letPass(id, `${reopenDays} days 1 minute`)
    expect((await read(id)).can.reopen).toBe(false)
    expect((await server.call(calls.reopenTicket, { id, text: 'x' }, member)).status).toBe(409)
  })

  it('happens by itself when an answer meets silence, and not before', async () => {
    const { id } = await create()
    await answer(id)
    await letPass(id, `${silentDays - 1} days`)
    await run(closeSilentTicket, id)
    expect((await read(id)).state).toBe('answered')
    await letPass(id, '2 days')
    await run(closeSilentTicket, id)
    expect(await read(id)).toMatchObject({ state: 'closed', can: { reopen: true } })
  })
})

describe('a rating', () => {
  it('follows an answer and can be changed', async () => {
    const { id } = await create()
    expect((await server.call(calls.rateTicket, { id, rating: 5 }, member)).status).toBe(409)
    await answer(id)
    await server.call(calls.rateTicket, { id, rating: 2, text: '太慢' }, member)
    const changed = await server.call(calls.rateTicket, { id, rating: 4 }, member)
    expect(changed.data).toMatchObject({ rating: 4 })
    expect((await server.call(calls.rateTicket, { id, rating: 6 }, member)).status).toBe(422)
  })
})
