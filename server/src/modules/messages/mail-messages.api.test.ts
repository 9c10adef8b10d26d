// Messages that leave as mail, by a real server on this machine that answers as a test wants.
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readEmail } from '#contract/identity/email-calls'
import type { EmailChoice } from '#contract/messages/message'
import { readMessagePreferences, saveEmailPreference } from '#contract/messages/preference-calls'
import type { Job } from '../../platform/jobs/job'
import { startWorker } from '../../platform/jobs/worker'
import { createLog } from '../../platform/log'
import { smtpMail } from '../../platform/mail/smtp'
import { headerOf, type MailServer, mailServer } from '../../testing/mail-server'
import { openGate } from '../../testing/open-gate'
import { testServer } from '../../testing/test-server'
import { deliverMail, sendMail } from '../mail/mail.public'
import { mailDigest, mailDigests, mailMessage, notify } from './messages.public'
import { readOne } from './read-messages'

let server: Awaited<ReturnType<typeof testServer>>
let post: MailServer
const workers: Awaited<ReturnType<typeof startWorker>>[] = []
beforeAll(async () => {
  server = await testServer()
  post = await mailServer()
})
afterAll(async () => {
  await server.close()
  await post.close()
})
beforeEach(() => {
  post.taken.length = 0
  post.answers()
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map(worker => worker.stop()))
  await server.asOwner('delete from graphile_worker._private_jobs')
})

const mailJobs = [sendMail, mailMessage, mailDigests, mailDigest] as Job[]
const services = () => ({ ...server.services, mail: smtpMail(post.settings, openGate()) })
async function work(count = 1) {
  const { jobsUrl, databases } = server
  for (let times = 0; times < count; times++) {
    const log = createLog('silent')
    workers.push(await startWorker({ jobsUrl, databases, services: services(), jobs: mailJobs, log }))
  }
}
const queued = (task: string) =>
  server.asOwner<{ attempts: number; last_error: string | null }>(
    `select j.attempts, j.last_error from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
    [task],
  )
const drained = () =>
  expect
    .poll(async () => (await Promise.all(mailJobs.map(({ name }) => queued(name)))).flat().length, {
      timeout: 8000,
    })
    .toBe(0)

let counted = 0
async function addressed(language = 'en') {
  const member = await server.loggedInMember()
  const address = `reader${++counted}@example.com`
  await server.asOwner(
    `insert into mail_addresses (agent_id, member_id, address, language, confirmed_at) values ($1, $2, $3, $4, now())`,
    [server.agentId, member.memberId, address, language],
  )
  return { ...member, address }
}
type Reader = Awaited<ReturnType<typeof addressed>>
const tell = (member: { memberId: number }, kind: 'review' | 'security' | 'distribution' = 'security') =>
  server.database.change(server.agentId, tx =>
    notify(tx, {
      memberId: member.memberId,
      kind,
      template: 'security.mobile',
      params: { digits: '4321' },
      link: '/person-center/reset-pwd',
    }),
  )
const choose = (member: Reader, email: EmailChoice, kind: 'security' | 'distribution' = 'security') =>
  server.call(saveEmailPreference, { kind, email }, member)
const digestNow = () =>
  mailDigests.run({
    ...{ payload: {}, agentId: server.agentId, database: server.database },
    ...{ services: services(), log: createLog('silent') },
  })
const to = (member: Reader) => post.taken.filter(mail => mail.to.includes(member.address))
const own = async (member: Reader) => (await server.call(readEmail, {}, member)).data as unknown

describe('a message by mail', () => {
  it('comes in the language of its address, with a way to it and a way out', async () => {
    const [english, chinese] = [await addressed('en'), await addressed('zh-CN')]
    await tell(english)
    await tell(chinese)
    await work()
    await drained()
    const [mail] = to(english)
    if (!mail) throw new Error('nothing came')
    expect(headerOf(mail, 'Subject')).toBe('Your login number was changed')
    const body = mail.raw.replace(/=\r\n/g, '')
    expect(body).toContain(`http://${server.domain}:3000/person-center/reset-pwd?message=`)
    expect(headerOf(mail, 'List-Unsubscribe')).toContain(`<http://${server.domain}:3000/mail/leave?note=`)
    expect(headerOf(to(chinese)[0] ?? mail, 'Subject')).toMatch(/^=\?UTF-8\?/i)
  })

  it('is not sent where there is no address, no wish for it, or nobody left to want it', async () => {
    const bare = await server.loggedInMember()
    await tell(bare)
    const unwilling = await addressed()
    await choose(unwilling, 'off')
    await tell(unwilling)
    const gone = await addressed()
    await tell(gone)
    await server.asOwner('update mail_addresses set left_at = now() where address = $1', [gone.address])
    const reader = await addressed()
    await tell(reader)
    const [unread] = await server.asOwner<{ id: string }>('select id from messages where member_id = $1', [
      reader.memberId,
    ])
    await server.database.change(server.agentId, tx =>
      readOne({
        ...{ tx, input: { id: Number(unread?.id) }, now: new Date() },
        actor: { memberId: reader.memberId } as never,
      } as never),
    )
    await work()
    await drained()
    expect(post.taken).toEqual([])
  })

  it('is tried again when the server puts it off, and leaves once', async () => {
    const member = await addressed()
    post.answers('RCPT TO', 451)
    await tell(member)
    await work()
    await expect.poll(async () => (await queued('mailMessage'))[0]?.last_error ?? '').toContain('451')
    expect((await queued('mailMessage'))[0]?.attempts).toBe(1)
    expect(await own(member)).toMatchObject({ email: { bounced: false } })
    post.answers()
    await server.asOwner('update graphile_worker._private_jobs set run_at = now()')
    await drained()
    expect(to(member)).toHaveLength(1)
  })

  it('that is refused for good marks the address, which then gets nothing more', async () => {
    const member = await addressed()
    post.answers('RCPT TO', 550)
    await tell(member)
    await work()
    await drained()
    expect(await own(member)).toMatchObject({ email: { bounced: true } })
    post.answers()
    const before = post.tries()
    await tell(member)
    await drained()
    expect(post.tries()).toBe(before)
  })

  it('leaves once, however many workers and jobs want to send it', { tags: ['slow'] }, async () => {
    const members = [await addressed(), await addressed(), await addressed()]
    for (const member of members) await tell(member)
    // The same jobs once more, as after a crash that was noticed too early.
    await server.asOwner(
      `select graphile_worker.add_job('mailMessage', payload, max_attempts => 9)
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'mailMessage'`,
    )
    await work(2)
    await pause(300)
    for (let round = 0; round < 5; round++) {
      await server.asOwner('update graphile_worker._private_jobs set run_at = now() where locked_at is null')
      await pause(200)
    }
    await drained()
    expect(members.map(member => to(member).length)).toEqual([1, 1, 1])
  })

  it('is held by who sends it: another one waits instead of sending it too', async () => {
    const member = await addressed()
    const mail = {
      key: 'one mail',
      to: member.address,
      letter: { language: 'en', subject: 's', heading: 'h', paragraphs: [], reason: 'r' } as const,
    }
    const means = { agentId: server.agentId, database: server.database, services: services() }
    const letter = { ...mail.letter, paragraphs: [...mail.letter.paragraphs] }
    const ends = await Promise.allSettled([
      deliverMail(means, { ...mail, letter }),
      deliverMail(means, { ...mail, letter }),
    ])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await deliverMail(means, { ...mail, letter })
    expect(to(member)).toHaveLength(1)
  })

  it('waits while its site is held, without using up its tries', async () => {
    const member = await addressed()
    await server.asOwner(
      "insert into site_holds (agent_id, held_at, snapshot_at) values ($1, now(), now() - interval '3 hours')",
      [server.agentId],
    )
    await tell(member)
    await choose(member, 'daily', 'distribution')
    await tell(member, 'distribution')
    await server.asOwner("select enqueue_for_every_agent('mailDigests')")
    await work()
    const putOff = async () =>
      (
        await server.asOwner<{ waits: boolean; attempts: number }>(
          'select run_at > now() as waits, attempts from graphile_worker._private_jobs order by id',
        )
      ).filter(({ waits }) => waits)
    await expect.poll(async () => (await putOff()).length).toBe(2)
    expect((await putOff()).every(({ attempts }) => attempts === 0)).toBe(true)
    expect(post.taken).toEqual([])
    await server.asOwner('delete from site_holds')
    await server.asOwner('update graphile_worker._private_jobs set run_at = now()')
    await drained()
    expect(to(member)).toHaveLength(2)
  })
})

describe('the digest', () => {
  it('holds what is unread of the day, once, and nothing if there is nothing', async () => {
    const member = await addressed()
    const silent = await addressed()
    await choose(member, 'daily')
    await tell(member)
    await tell(member)
    await work()
    await drained()
    expect(post.taken).toEqual([])
    await digestNow()
    await digestNow()
    await drained()
    expect(to(member)).toHaveLength(1)
    expect(headerOf(to(member)[0] as never, 'Subject')).toContain('2 unread messages')
    expect(to(silent)).toEqual([])
    // The next morning there is nothing new.
    await server.asOwner('delete from mails')
    await digestNow()
    await drained()
    expect(to(member)).toHaveLength(1)
    await tell(member)
    await digestNow()
    await drained()
    expect(headerOf(to(member)[1] as never, 'Subject')).toContain('1 unread message')
  })

  it('leaves out what is sent at once, was read, or is not wanted', async () => {
    const member = await addressed()
    await tell(member)
    await choose(member, 'off', 'distribution')
    await tell(member, 'distribution')
    await work()
    await drained()
    await digestNow()
    await drained()
    // The one at once.
    expect(to(member)).toHaveLength(1)
  })

  it('that is put off by the server comes later, with everything in it', async () => {
    const member = await addressed()
    await choose(member, 'daily')
    await tell(member)
    post.answers('DATA', 451)
    await digestNow()
    await work()
    await expect.poll(async () => (await queued('mailDigest'))[0]?.last_error ?? '').toContain('451')
    post.answers()
    await server.asOwner('update graphile_worker._private_jobs set run_at = now()')
    await drained()
    expect(to(member)).toHaveLength(1)
  })
})

describe('what a member wants by mail', () => {
  it('is chosen a kind: at once, once a day, or not', async () => {
    const member = await addressed()
    const read = async () =>
      (await server.call(readMessagePreferences, {}, member)).data as { kind: string; email: string }[]
    expect((await read()).map(({ kind, email }) => `${kind} ${email}`)).toEqual([
      'review now',
      'distribution daily',
      'bill now',
      'withdrawal now',
      'ticket now',
      'identity now',
      'security now',
      'announcement daily',
    ])
    await server.call(saveEmailPreference, { kind: 'review', email: 'daily' }, member)
    expect((await read())[0]).toMatchObject({ kind: 'review', email: 'daily' })
    const all = { kind: 'announcement', email: 'now' } as const
    expect((await server.call(saveEmailPreference, all, member)).status).toBe(422)
  })
})
