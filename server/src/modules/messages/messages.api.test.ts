import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countMessages } from '#contract/messages/calls'
import { addTexts } from '../../platform/texts/texts'
import { testServer } from '../../testing/test-server'
import { notify } from './messages.public'

addTexts({
  'messages-test.title': { 'zh-CN': '标题', en: 'Title' },
  'messages-test.text': { 'zh-CN': '正文', en: 'Text' },
})

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

describe('a message', () => {
  it('counts as unread for its member and nobody else', async () => {
    const member = await server.loggedInMember()
    const other = await server.loggedInMember()
    const notice = { memberId: member.memberId, kind: 'security', template: 'messages-test' } as const
    await server.database.change(server.agentId, async tx => {
      await notify(tx, notice)
      await notify(tx, notice)
    })
    expect((await server.call(countMessages, {}, member)).data).toBe(2)
    expect((await server.call(countMessages, {}, other)).data).toBe(0)
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
})
