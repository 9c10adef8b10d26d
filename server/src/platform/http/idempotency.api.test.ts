import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Call } from '#contract/call'
import { sendAnnouncement } from '#contract/messages/announcement-calls'
import { askQuestion, createTicket, replyToTicket } from '#contract/support/calls'
import { answerTicket, noteOnTicket } from '#contract/support/desk-calls'
import { loggedInStaff } from '../../testing/build-staff'
import { type Caller, testServer } from '../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let member: Awaited<ReturnType<typeof server.loggedInMember>>
let staff: Awaited<ReturnType<typeof loggedInStaff>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.forgive()
  await server.asOwner('delete from idempotency_keys')
  member = await server.loggedInMember()
  staff = await loggedInStaff(server)
})

const question = { category: 'bug', subject: 'It broke', text: 'As I pressed the button' } as const
const count = async (table: string) =>
  Number((await server.asOwner<{ n: string }>(`select count(*) as n from ${table}`))[0]?.n)

/** The answer to the letter. */
async function answerTo(call: Call, input: object, caller: Caller) {
  const { response, code } = await server.send(call, input, caller)
  return { code, body: response.body }
}

/** One request of every call that takes a key, as whoever may make it. */
async function requests(): Promise<[Call, object, Caller, string][]> {
  const made = await server.call(createTicket, question, member)
  const { id } = made.data as { id: number }
  const [first] = await server.asOwner<{ id: string }>('select max(id) as id from ticket_replies')
  const words = { 'zh-CN': '公告', en: 'News' }
  return [
    [createTicket, question, member, 'tickets'],
    [replyToTicket, { id, text: 'And then' }, member, 'ticket_replies'],
    [noteOnTicket, { id, text: 'Odd' }, staff, 'ticket_replies'],
    [
      answerTicket,
      { id, text: 'Try again', last_seen_reply: Number(first?.id) + 9 },
      staff,
      'ticket_replies',
    ],
    [sendAnnouncement, { title: words, text: words, link: null, audience: {} }, staff, 'announcements'],
    [askQuestion, { type: 'bug', content: 'How does it work?' }, member, 'tickets'],
  ]
}

describe('a request that is sent twice with one key', () => {
  it('has one effect and one answer, to the letter, however many come at once', async () => {
    for (const [call, input, caller, table] of await requests()) {
      const before = await count(table)
      const keyed = { ...input, idempotency_key: `${call.name} at once` }
      const answers = await Promise.all(Array.from({ length: 8 }, () => answerTo(call, keyed, caller)))
      const later = await answerTo(call, keyed, { ...caller, headers: { 'accept-language': 'zh-CN' } })
      expect(later.code, call.name).toBe(1)
      expect(new Set([...answers, later].map(({ body }) => body)).size, call.name).toBe(1)
      expect(await count(table), call.name).toBe(before + 1)
    }
  })

  it('is refused with anything else in it', async () => {
    for (const [call, input, caller, table] of await requests()) {
      const keyed = { ...input, idempotency_key: `${call.name} again` }
      expect((await answerTo(call, keyed, caller)).code, call.name).toBe(1)
      const before = await count(table)
      const changed = JSON.parse(
        JSON.stringify(keyed).replace(/"(text|content|en)":"([^"]*)"/, '"$1":"$2!!"'),
      )
      expect(changed).not.toEqual(keyed)
      const refused = await server.send(call, changed, caller)
      expect(refused, call.name).toMatchObject({ status: 409, code: 1417, data: null })
      expect(refused.msg).toMatch(/already sent with different content/)
      expect(await count(table), call.name).toBe(before)
    }
  })

  it('of different ones that come at once one wins and the others hear that it did', async () => {
    const texts = ['one', 'two', 'three', 'four', 'five', 'six']
    const answers = await Promise.all(
      texts.map(text =>
        answerTo(createTicket, { ...question, text, idempotency_key: 'a race of six' }, member),
      ),
    )
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 1417)).toHaveLength(5)
  })

  it('may say anew on what it stands', async () => {
    const made = await server.call(createTicket, question, member)
    const { id } = made.data as { id: number }
    const keyed = { id, text: 'Try again', idempotency_key: 'seen more' }
    const first = await answerTo(answerTicket, { ...keyed, last_seen_reply: 1_000 }, staff)
    expect(first.code).toBe(1)
    const second = await answerTo(answerTicket, { ...keyed, last_seen_reply: 2_000 }, staff)
    expect(second.body).toBe(first.body)
  })

  it('is the same in whatever order its fields come', async () => {
    const { text, subject, category } = question
    const one = await answerTo(createTicket, { ...question, idempotency_key: 'in order' }, member)
    const two = await answerTo(createTicket, { text, idempotency_key: 'in order', category, subject }, member)
    expect(two.body).toBe(one.body)
  })
})

describe('a key', () => {
  it('is free again after a refusal', async () => {
    const keyed = { ...question, idempotency_key: 'at first wrong' }
    expect((await answerTo(createTicket, { ...keyed, subject: '' }, member)).code).toBe(1422)
    const foreign = { ...keyed, about: { kind: 'work', id: 4711 } }
    expect((await answerTo(createTicket, foreign, member)).code).toBe(1422)
    expect(await count('idempotency_keys')).toBe(0)
    expect((await answerTo(createTicket, keyed, member)).code).toBe(1)
  })

  it('is each sender’s own, and each call’s', async () => {
    const keyed = { ...question, idempotency_key: "everybody's key" }
    const other = await server.loggedInMember()
    const bodies = [await answerTo(createTicket, keyed, member), await answerTo(createTicket, keyed, other)]
    expect(bodies.map(({ code }) => code)).toEqual([1, 1])
    expect(bodies[0]?.body).not.toBe(bodies[1]?.body)
    const asked = { type: 'bug', content: 'How does it work?', idempotency_key: keyed.idempotency_key }
    expect((await answerTo(askQuestion, asked, member)).code).toBe(1)
  })

  it('spares a guest who repeats a question the second captcha', async () => {
    const captcha = await server.solvedCaptcha()
    const asked = { type: 'bug', content: 'How does it work?', mobile: '13900000009', captcha }
    const keyed = { ...asked, idempotency_key: 'of a guest' }
    const before = await count('tickets')
    const first = await answerTo(askQuestion, keyed, {})
    expect(first.code).toBe(1)
    expect((await answerTo(askQuestion, keyed, {})).body).toBe(first.body)
    expect((await answerTo(askQuestion, { ...keyed, captcha: 'x' }, {})).body).toBe(first.body)
    expect(await count('tickets')).toBe(before + 1)
    expect((await answerTo(askQuestion, asked, {})).code).toBe(1402)
  })

  it('is forgotten after a week', async () => {
    const keyed = { ...question, idempotency_key: 'long ago' }
    await answerTo(createTicket, keyed, member)
    const run = () => server.database.withoutAgent('select sweep_expired($1)', ['idempotency_keys'])
    await run()
    expect(await count('idempotency_keys')).toBe(1)
    await server.asOwner("update idempotency_keys set created_at = created_at - interval '8 days'")
    await run()
    expect(await count('idempotency_keys')).toBe(0)
  })
})
