import { createServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { headerOf, type MailServer, mailServer } from '../../testing/mail-server'
import { openGate } from '../../testing/open-gate'
import { readAllowList } from '../outbound/allow-list'
import { outboundGate } from '../outbound/outbound-gate'
import { OutboundRefused } from '../outbound/outbound-refused'
import { MailFailed, type MailMessage, MailRefused } from './mail'
import { smtpMail } from './smtp'

let server: MailServer
beforeAll(async () => {
  server = await mailServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.taken.length = 0
  server.answers()
})

const message: MailMessage = {
  id: 'mail-1',
  to: 'li@xn--fsqu00a.xn--0zwm56d',
  fromName: '支流音乐',
  subject: '《晨雾》已通过审核 — 恭喜',
  text: '已通过。',
  html: '<p>已通过。<img src="cid:logo" alt=""></p>',
  pictures: [{ name: 'logo', png: Buffer.from('picture') }],
  leaveAddress: 'https://site.test/mail/leave?note=1.2.3',
}
const mail = () => smtpMail(server.settings, openGate())
const failure = (wanted: Partial<MailMessage> = {}) =>
  mail()
    .send({ ...message, ...wanted }, 1)
    .then(
      () => 'taken',
      (error: unknown) => error,
    )

describe('a mail by SMTP', () => {
  it('has everything that clients and receivers look for', async () => {
    await mail().send(message, 1)
    const [taken] = server.taken
    if (!taken) throw new Error('nothing came')
    // The test server reads domains as people write them.
    expect(taken).toMatchObject({ from: 'no-reply@site.test', to: ['li@例子.测试'] })
    expect(headerOf(taken, 'To')).toBe(message.to)
    expect(headerOf(taken, 'Message-ID')).toBe('<mail-1@site.test>')
    expect(Number.isNaN(Date.parse(headerOf(taken, 'Date') ?? ''))).toBe(false)
    expect(headerOf(taken, 'List-Unsubscribe')).toBe('<https://site.test/mail/leave?note=1.2.3>')
    expect(headerOf(taken, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    expect(headerOf(taken, 'Auto-Submitted')).toBe('auto-generated')
    // Nothing but ASCII in headers, whatever the words.
    const head = taken.raw.slice(0, taken.raw.indexOf('\r\n\r\n'))
    expect(head).toMatch(/^[\r\n\x20-\x7e\t]*$/)
    expect(headerOf(taken, 'Subject')).toMatch(/^=\?UTF-8\?/i)
    for (const part of ['text/plain', 'text/html', 'image/png']) expect(taken.raw).toContain(part)
    expect(taken.raw).toMatch(/Content-ID: <logo>/i)
  })

  it('names no way out where there is none', async () => {
    await mail().send({ ...message, leaveAddress: undefined }, 1)
    expect(server.taken[0] && headerOf(server.taken[0], 'List-Unsubscribe')).toBeUndefined()
  })

  it.each([
    ['RCPT TO', 550, MailRefused],
    ['DATA', 554, MailRefused],
    ['RCPT TO', 451, MailFailed],
    ['DATA', 452, MailFailed],
    // The sender is ours: nobody's address is wrong.
    ['MAIL FROM', 550, MailFailed],
  ] as const)('that is answered at %s with %i is judged', async (at, status, kind) => {
    server.answers(at, status)
    expect(await failure()).toBeInstanceOf(kind)
    expect(server.taken).toEqual([])
  })

  it.each([
    { to: 'li@site.test\r\nBcc: everybody@site.test' },
    { to: 'li@site.test\nX: y' },
    { to: 'li@site.test, other@site.test' },
    { subject: 'Hello\r\nBcc: everybody@site.test' },
    { fromName: 'Site\nReply-To: thief@site.test' },
    { leaveAddress: 'https://site.test/\r\nX: y' },
  ])('with a line too many never leaves: %j', async wanted => {
    const tries = server.tries()
    expect(await failure(wanted)).toMatchObject({ message: expect.stringMatching(/no address|another one/) })
    expect(server.tries()).toBe(tries)
  })

  it('does not go to an inner address unless that is allowed', async () => {
    const nothing = readAllowList('')
    if (typeof nothing === 'string') throw new Error(nothing)
    const closed = smtpMail(server.settings, outboundGate(nothing))
    await expect(closed.send(message, 1)).rejects.toBeInstanceOf(OutboundRefused)
  })

  it('asks the name server once, and goes where the gate looked', async () => {
    const asked: string[] = []
    const allowed = readAllowList('127.0.0.1')
    if (typeof allowed === 'string') throw new Error(allowed)
    const gate = outboundGate(allowed, async host => {
      asked.push(host)
      return [{ address: '127.0.0.1', family: 4 }]
    })
    await smtpMail({ ...server.settings, host: 'mail.site.test' }, gate).send(message, 1)
    expect(asked).toEqual(['mail.site.test'])
    expect(server.taken).toHaveLength(1)
  })

  it('is not said in plain where TLS is wanted', async () => {
    const strict = smtpMail({ ...server.settings, mayBePlain: false }, openGate())
    await expect(strict.send(message, 1)).rejects.toBeInstanceOf(MailFailed)
    expect(server.taken).toEqual([])
  })

  it('ends with a server that never answers', async () => {
    const silent = createServer(() => {})
    await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as { port: number }
    const hasty = smtpMail({ ...server.settings, port }, openGate(), { connect: 300, answer: 300, all: 1000 })
    await expect(hasty.send(message, 1)).rejects.toBeInstanceOf(MailFailed)
    silent.close()
  })
})
