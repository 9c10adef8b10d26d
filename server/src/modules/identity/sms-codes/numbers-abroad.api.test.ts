import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call'
import { login, sendSms, userInfo } from '#contract/identity/calls'
import { inviteColleague } from '#contract/identity/company-calls'
import { register } from '#contract/identity/registration-calls'
import { readSettings, saveSettings } from '#contract/sites/settings-calls'
import { askQuestion } from '#contract/support/calls'
import { loggedInStaff } from '../../../testing/build-staff'
import { testServer } from '../../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let admin: Awaited<ReturnType<typeof loggedInStaff>>
beforeAll(async () => {
  server = await testServer()
  admin = await loggedInStaff(server, { roles: ['admin'] })
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

type Countries = { country: string; daily_cap: number }[]
async function switchOn(numbers_abroad: Countries) {
  const { data }: { data: OutputOf<typeof readSettings> } = await server.call(readSettings, {}, admin)
  return server.call(saveSettings, { version: data.version, numbers_abroad }, admin)
}
async function ask(mobile: string, purpose: 'login' | 'register' = 'register') {
  return server.call(sendSms, { mobile, purpose, captcha: await server.solvedCaptcha() })
}
let next = 0
const hongKong = () => `+8529${String(1_000_000 + 1117 * next++)}`

describe('a number from abroad', () => {
  it('gets no code until its country is switched on', async () => {
    await switchOn([])
    expect(await ask(hongKong())).toMatchObject({
      status: 422,
      data: { fields: [{ field: 'mobile', message: expect.stringMatching(/this country or region/) }] },
    })
    expect((await switchOn([{ country: 'HK', daily_cap: 50 }])).code).toBe(1)
    expect((await ask(hongKong())).code).toBe(1)
    expect((await ask('+6591234567')).status).toBe(422)
  })

  it('that cannot exist is refused as such', async () => {
    await switchOn([{ country: 'HK', daily_cap: 50 }])
    expect(await ask('+85221234567')).toMatchObject({
      status: 422,
      data: { fields: [{ field: 'mobile', message: expect.stringMatching(/no such mobile/) }] },
    })
  })

  it('registers and logs in', async () => {
    await switchOn([{ country: 'HK', daily_cap: 50 }])
    const mobile = hongKong()
    const sms_code = await server.codeFor('register', mobile)
    const password = 'a long river of songs'
    const captcha = () => server.solvedCaptcha()
    const registered = { mobile, sms_code, password, agreed: true as const, captcha: await captcha() }
    expect((await server.call(register, registered)).code).toBe(1)
    // Off again: who is here already keeps the way in.
    await switchOn([])
    const answered = await server.call(login, { mobile, password, captcha: await captcha() })
    expect(answered.code).toBe(1)
  })

  it('of a member whose country was switched off still gets codes for the account', async () => {
    await switchOn([])
    const mobile = hongKong()
    const member = await server.loggedInMember({ mobile })
    const captcha = await server.solvedCaptcha(member)
    expect((await server.call(sendSms, { purpose: 'delete_account', captcha }, member)).data).toMatchObject({
      mobile_masked: `+852 ****${mobile.slice(-4)}`,
    })
    expect((await server.call(userInfo, {}, member)).data).toMatchObject({ userinfo: { username: mobile } })
  })

  it('counts against the cap of its country, also at the same moment, and no other country’s', async () => {
    await switchOn([
      { country: 'HK', daily_cap: 3 },
      { country: 'SG', daily_cap: 3 },
    ])
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(hongKong())))
    const full = answers.filter(({ code }) => code !== 1)
    expect(full).toHaveLength(3)
    for (const answer of full)
      expect(answer).toMatchObject({ status: 429, msg: expect.stringMatching(/today’s text messages/) })
    expect((await ask('+6591234567')).code).toBe(1)
  })

  it('is named in an invitation or a question only where it can be reached', async () => {
    await switchOn([])
    const company = await server.loggedInMember()
    await server.asOwner('update members set group_id = 2 where id = $1', [company.memberId])
    const invitation = { mobile: hongKong(), role: 'reader' as const }
    expect((await server.call(inviteColleague, invitation, company)).status).toBe(422)
    const question = {
      type: 'rights' as const,
      content: 'Do you take releases from Hong Kong?',
      mobile: hongKong(),
    }
    const asked = { ...question, captcha: await server.solvedCaptcha(), idempotency_key: 'from abroad 1' }
    expect((await server.call(askQuestion, asked)).status).toBe(422)
    await switchOn([{ country: 'HK', daily_cap: 50 }])
    expect((await server.call(inviteColleague, invitation, company)).code).toBe(1)
  })
})

describe('the countries', () => {
  it.each([
    ['ours', 'CN'],
    ['unknown', 'XX'],
  ])('are not %s', async (_, country) => {
    expect((await switchOn([{ country, daily_cap: 10 }])).status).toBe(422)
  })

  it('are named once each, with a cap that is a number above zero', async () => {
    const twice = { country: 'HK', daily_cap: 10 }
    expect((await switchOn([twice, twice])).status).toBe(422)
    expect((await switchOn([{ country: 'HK', daily_cap: 0 }])).status).toBe(422)
  })
})
