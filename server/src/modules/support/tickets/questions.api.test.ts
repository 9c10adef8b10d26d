import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '#contract/support/calls'
import { answerTicket, listDeskTickets, readDeskTicket } from '#contract/support/desk-calls'
import { questionTypes } from '#contract/support/ticket'
import { buildStaff } from '../../../testing/build-staff'
import { sentCodes } from '../../../testing/sent-codes'
import { type Caller, testServer } from '../../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let support: Caller
beforeAll(async () => {
  server = await testServer()
  support = await (await buildStaff(server, { roles: ['support'] })).openSession()
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

const asked = { type: 'bills' as const, content: '账单什么时候出？\n谢谢', mobile: '13912345678' }

interface Row {
  id: number
  subject: string
  from: { member_id: number | null; mobile: string }
}
const desk = async () =>
  ((await server.call(listDeskTickets, { limit: 100 }, support)).data as { items: Row[] }).items

async function askAsGuest(input: object = {}) {
  return server.call(calls.askQuestion, { ...asked, ...input, captcha: await server.solvedCaptcha() }, {})
}

describe('a question', () => {
  it('of a guest needs a captcha and a number, and lands at the desk', async () => {
    expect((await server.call(calls.askQuestion, asked, {})).status).toBe(422)
    expect((await askAsGuest({ mobile: '' })).status).toBe(422)
    const answered = await askAsGuest()
    expect(answered).toMatchObject({ code: 1, data: null })
    expect(answered.msg).toContain('24')
    expect(await desk()).toMatchObject([
      { subject: '账单什么时候出？', from: { member_id: null, mobile: asked.mobile }, category: 'bills' },
    ])
  })

  it('of a member without a number carries their own and stands among their work orders', async () => {
    const member = await server.loggedInMember()
    expect((await server.call(calls.askQuestion, { ...asked, mobile: '' }, member)).code).toBe(1)
    expect((await desk()).at(-1)?.from).toMatchObject({ member_id: member.memberId, mobile: member.mobile })
    const { data } = await server.call(calls.listMyTickets, {}, member)
    expect((data as { items: object[] }).items).toMatchObject([{ category: 'bills', state: 'open' }])
  })

  it('has one of the nine types, and something in it', async () => {
    const member = await server.loggedInMember()
    expect(questionTypes).toHaveLength(9)
    const refused = await Promise.all(
      [{ type: 'other' }, { content: '嗯' }, { content: 'x'.repeat(2001) }, { mobile: '12345' }].map(wrong =>
        server.send(calls.askQuestion, { ...asked, ...wrong }, member),
      ),
    )
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422])
  })

  it('comes from one address ten times an hour at most', async () => {
    const member = await server.loggedInMember()
    const statuses = []
    for (let count = 0; count < 11; count++) {
      statuses.push((await server.call(calls.askQuestion, asked, member)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  })
})

describe('the answer to a guest', () => {
  it('comes by phone as a link that shows it and nothing of the desk’s own', async () => {
    await askAsGuest({ content: '怎么注册企业账号？', mobile: '13987654321' })
    const row = (await desk()).find(({ from }) => from.mobile === '13987654321')
    const id = row?.id ?? 0
    const thread = (await server.call(readDeskTicket, { id }, support)).data as {
      replies: Array<{ id: number }>
    }
    const sent = await server.call(
      answerTicket,
      {
        id,
        text: '先注册个人账号，再在资料里认证。',
        last_seen_reply: thread.replies.at(-1)?.id ?? 0,
        idempotency_key: 'guest answer',
      },
      support,
    )
    expect(sent.code, sent.msg).toBe(1)
    const message = (await sentCodes(server.asOwner, server.services.secrets)).at(-1)
    expect(message?.mobile).toBe('13987654321')
    const link = /answer=(\S+)/.exec(message?.text ?? '')?.[1] ?? ''
    const { data } = await server.call(calls.readQuestionAnswer, { link }, {})
    expect(data).toMatchObject({
      question: '怎么注册企业账号？',
      answers: [{ text: '先注册个人账号，再在资料里认证。' }],
    })
    const forged = await server.call(calls.readQuestionAnswer, { link: `${link}x` }, {})
    expect(forged.status).toBe(410)
  })
})
