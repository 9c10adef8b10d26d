import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusals } from '#contract/errors'
import * as calls from '#contract/identity/email-calls'
import * as staffCalls from '#contract/staff/email-calls'
import { loggedInStaff } from '../../testing/build-staff'
import { plantCode } from '../../testing/plant-code'
import { sentMails } from '../../testing/sent-mails'
import { type Caller, testServer } from '../../testing/test-server'
import { emptyDueAccount } from '../identity/identity.public'
import { leaveAddress } from './leaving/leave-link'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(() => server.forgive())

let counted = 0
const fresh = () => `li${++counted}@example.com`
const mails = () => sentMails(server)
const codeTo = async (email: string, caller: Caller) => {
  const asked = await server.call(calls.sendEmailCode, { email }, caller)
  if (asked.code !== 1) throw new Error(asked.msg)
  return (await mails()).at(-1)?.letter.code ?? ''
}
async function memberWith(email?: string) {
  const member = await server.loggedInMember()
  if (email) {
    const email_code = await codeTo(email, member)
    expect((await server.call(calls.confirmEmail, { email, email_code }, member)).code).toBe(1)
  }
  return member
}
const own = async (caller: Caller) => (await server.call(calls.readEmail, {}, caller)).data as unknown

describe('an e-mail address', () => {
  it('is confirmed by the code that was sent to it', async () => {
    const member = await memberWith()
    expect(await own(member)).toEqual({ email: null })
    const email_code = await codeTo('Li@例子.测试', member)
    expect((await mails()).at(-1)).toMatchObject({
      to: 'Li@xn--fsqu00a.xn--0zwm56d',
      letter: { code: email_code, language: 'en' },
    })
    const { data } = await server.call(calls.confirmEmail, { email: 'Li@例子.测试', email_code }, member)
    expect(data).toMatchObject({ email: { address: 'Li@例子.测试', bounced: false, left: false } })
    expect(await own(member)).toEqual(data)
  })

  it.each([
    'li@example.com\r\nBcc: everybody@example.com',
    'li@example.com\n',
    '\nli@example.com',
    'li@example.com\u0085x',
  ])('with a line break in it is refused with a sentence: %j', async email => {
    const member = await memberWith()
    const before = (await mails()).length
    for (const call of [calls.sendEmailCode, calls.confirmEmail]) {
      const refused = await server.send(call, { email, email_code: '123456' }, member)
      expect(refused).toMatchObject({ status: 422, code: refusals.invalidInput.code })
      expect(JSON.stringify(refused.data)).toContain('without spaces or line breaks')
    }
    expect((await mails()).length).toBe(before)
    expect(await own(member)).toEqual({ email: null })
  })

  it('that no domain can have is refused as well', async () => {
    const member = await memberWith()
    const { code } = await server.call(calls.sendEmailCode, { email: 'li@localhost' }, member)
    expect(code).toBe(refusals.invalidInput.code)
  })

  it('takes a code once, for five tries, and only from who asked for it', async () => {
    const [member, other] = [await memberWith(), await memberWith()]
    const email = fresh()
    const email_code = await codeTo(email, member)
    const confirm = (code: string, caller: Caller = member) =>
      server.call(calls.confirmEmail, { email, email_code: code }, caller)
    expect((await confirm(email_code, other)).code).toBe(refusals.wrongCode.code)
    const wrong = email_code === '000000' ? '111111' : '000000'
    for (let tries = 0; tries < 4; tries++) expect((await confirm(wrong)).code).toBe(refusals.wrongCode.code)
    expect((await confirm(email_code)).code).toBe(1)
    expect((await confirm(email_code)).code).toBe(refusals.wrongCode.code)

    const late = await memberWith()
    const second = fresh()
    const lateCode = await codeTo(second, late)
    for (let tries = 0; tries < 5; tries++) {
      const guess = lateCode === '000000' ? '111111' : '000000'
      await server.call(calls.confirmEmail, { email: second, email_code: guess }, late)
    }
    const spent = await server.call(calls.confirmEmail, { email: second, email_code: lateCode }, late)
    expect(spent.code).toBe(refusals.wrongCode.code)
  })

  it('gets a code a minute, and few in an hour, whoever asks and however it is written', async () => {
    const email = fresh()
    const asked = async (typed: string, caller: Caller) =>
      (await server.call(calls.sendEmailCode, { email: typed }, caller)).status
    const first = await memberWith()
    expect(await asked(email, first)).toBe(200)
    expect(await asked(email, first)).toBe(429)
    for (let times = 1; times < 5; times++) {
      await server.asOwner("update mail_codes set sent_at = sent_at - interval '61 seconds'")
      expect(await asked(email.toUpperCase(), await memberWith())).toBe(200)
    }
    await server.asOwner("update mail_codes set sent_at = sent_at - interval '61 seconds'")
    expect(await asked(email, await memberWith())).toBe(429)
  })

  it('is asked for by one account only so often', async () => {
    const member = await memberWith()
    const statuses = []
    for (let times = 0; times < 9; times++) {
      statuses.push((await server.call(calls.sendEmailCode, { email: fresh() }, member)).status)
    }
    expect(statuses).toEqual([...Array(8).fill(200), 429])
  })

  it('is changed with the phone as well, and the old one hears of it', async () => {
    const [before, after] = [fresh(), fresh()]
    const member = await memberWith(before)
    const email_code = await codeTo(after, member)
    const without = await server.call(calls.confirmEmail, { email: after, email_code }, member)
    expect(without).toMatchObject({ code: refusals.invalidInput.code })
    const bad = await server.call(
      calls.confirmEmail,
      { email: after, email_code, sms_code: '000000' },
      member,
    )
    expect(bad.code).toBe(refusals.wrongCode.code)
    const sms_code = await plantCode(server, member.mobile, 'change_email')
    const changed = await server.call(calls.confirmEmail, { email: after, email_code, sms_code }, member)
    expect(changed.data).toMatchObject({ email: { address: after } })
    const told = (await mails()).at(-1)
    expect(told).toMatchObject({ to: before, letter: { subject: expect.stringContaining('changed') } })
    // Whom it goes to now is not told in full.
    expect(JSON.stringify(told?.letter)).not.toContain(after)
  })

  it('is removed with the phone, and hears of it', async () => {
    const email = fresh()
    const member = await memberWith(email)
    const remove = (sms_code: string) => server.call(calls.removeEmail, { sms_code }, member)
    expect((await remove('000000')).code).toBe(refusals.wrongCode.code)
    expect((await remove(await plantCode(server, member.mobile, 'change_email'))).code).toBe(1)
    expect(await own(member)).toEqual({ email: null })
    expect((await mails()).at(-1)).toMatchObject({
      to: email,
      letter: { subject: expect.stringContaining('removed') },
    })
  })

  it('goes with its account', async () => {
    const member = await memberWith(fresh())
    await codeTo(fresh(), member)
    await server.asOwner("update members set state = 'closing', closes_at = now() where id = $1", [
      member.memberId,
    ])
    await emptyDueAccount.run({
      ...{ payload: { memberId: member.memberId }, agentId: server.agentId, database: server.database },
      ...{ services: server.services, log: console as never },
    })
    const left = await server.asOwner(
      `select 1 from mail_addresses where member_id = $1
       union all select 1 from mail_codes where owner = 'member ' || $1`,
      [member.memberId],
    )
    expect(left).toEqual([])
  })

  it('of somebody on the staff is theirs to set, to switch and to remove', async () => {
    const editor = await loggedInStaff(server, { roles: ['editor'] })
    const email = fresh()
    expect((await server.call(staffCalls.switchStaffEmail, { on: true }, editor)).code).toBe(
      refusals.notFound.code,
    )
    expect((await server.call(staffCalls.sendStaffEmailCode, { email }, editor)).code).toBe(1)
    const email_code = (await mails()).at(-1)?.letter.code ?? ''
    const confirmed = await server.call(staffCalls.confirmStaffEmail, { email, email_code }, editor)
    expect(confirmed.data).toMatchObject({ email: { address: email, left: false } })
    const off = await server.call(staffCalls.switchStaffEmail, { on: false }, editor)
    expect(off.data).toMatchObject({ email: { left: true } })
    expect((await server.call(staffCalls.removeStaffEmail, {}, editor)).code).toBe(1)
    expect((await server.call(staffCalls.readStaffEmail, {}, editor)).data).toEqual({ email: null })
    const noted = await server.asOwner<{ action: string }>(
      "select action from audit_entries where action like 'staff.email%' order by id",
    )
    expect(noted.map(({ action }) => action)).toEqual(['staff.emailConfirmed', 'staff.emailRemoved'])
  })
})

describe('the way out of mail', () => {
  const linkOf = async (memberId: number, agentId = server.agentId) => {
    const [row] = await server.asOwner<{ id: string }>('select id from mail_addresses where member_id = $1', [
      memberId,
    ])
    const at = leaveAddress(server.services.secrets, '', agentId, Number(row?.id), new Date())
    return at
  }
  const ask = (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}, payload?: string) =>
    server.app.inject({ method, url, payload, headers: { host: server.domain, ...headers } })
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  it('asks first when it is read, and ends mail with one request, without a login', async () => {
    const member = await memberWith(fresh())
    const link = await linkOf(member.memberId)
    const page = await ask('GET', link)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<form method="post"')
    expect(await own(member)).toMatchObject({ email: { left: false } })
    const left = await ask('POST', link, form, 'List-Unsubscribe=One-Click')
    expect(left.statusCode).toBe(200)
    expect(await own(member)).toMatchObject({ email: { left: true } })
    expect((await ask('GET', link)).body).not.toContain('<form')
    expect((await ask('POST', link)).statusCode).toBe(200)
    expect((await server.call(calls.resumeEmail, {}, member)).data).toMatchObject({ email: { left: false } })
  })

  it('is good for one address of one site, and for nothing that was not signed', async () => {
    const member = await memberWith(fresh())
    const link = await linkOf(member.memberId)
    const forged = link.replace(/note=(\d+)\.(\d+)/, (_all, agent, id) => `note=${agent}.${Number(id) + 1}`)
    for (const wrong of [forged, `${link}x`, '/mail/leave', '/mail/leave?note=a&note=b']) {
      expect((await ask('POST', wrong, form, 'x=1')).statusCode).toBe(410)
      expect((await ask('GET', wrong)).statusCode).toBe(410)
    }
    expect((await ask('POST', await linkOf(member.memberId, server.agentId + 1))).statusCode).toBe(410)
    expect(await own(member)).toMatchObject({ email: { left: false } })
    const huge = await ask('POST', link, form, 'x'.repeat(40_000))
    expect(huge.statusCode).toBe(413)
  })

  it('of an address that was given up means nothing any more', async () => {
    const member = await memberWith(fresh())
    const link = await linkOf(member.memberId)
    const after = fresh()
    const email_code = await codeTo(after, member)
    const sms_code = await plantCode(server, member.mobile, 'change_email')
    await server.call(calls.confirmEmail, { email: after, email_code, sms_code }, member)
    expect((await ask('POST', link)).statusCode).toBe(410)
    expect(await own(member)).toMatchObject({ email: { address: after, left: false } })
  })
})
