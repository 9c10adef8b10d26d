import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login, logout, logoutAccount, userInfo } from '#contract/identity/calls'
import { countMessages } from '#contract/messages/calls'
import { buildMember } from '../../testing/builders'
import { testServer } from '../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer({ hasSites: true })
})
afterAll(() => server.close())

async function logIn(mobile: string, password: string, extra: object = {}) {
  return server.call(login, { mobile, password, captcha: await server.solvedCaptcha(), ...extra })
}

function cookiesOf(response: { cookies: Array<{ name: string; value: string }> }) {
  return Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]))
}

describe('logging in', () => {
  it('sets a readable token and a secret that scripts cannot read, and both are needed', async () => {
    const { mobile } = await buildMember(server.database, server.agentId)
    const answered = await logIn(mobile, server.password)
    expect(answered).toMatchObject({ status: 200, code: 1, data: { header_token: null } })
    const [token, sid] = answered.response.cookies as Array<{
      name: string
      value: string
      httpOnly?: boolean
    }>
    expect(token).toMatchObject({ name: 'token', sameSite: 'Lax' })
    expect(token?.httpOnly).toBeUndefined()
    expect(sid).toMatchObject({ name: 'sid', sameSite: 'Lax', httpOnly: true })
    const cookies = cookiesOf(answered.response)
    expect((await server.call(userInfo, {}, { cookies })).code).toBe(1)
    expect((await server.call(userInfo, {}, { cookies: { token: cookies.token ?? '' } })).code).toBe(1000)
    expect((await server.call(userInfo, {}, { cookies: { sid: cookies.sid ?? '' } })).code).toBe(1000)
  })

  it.each([
    ['keeps the session for 90 days', { remember: true }, 90 * 24 * 60 * 60],
    ['keeps it as long as the browser when nobody wants to stay', { remember: false }, undefined],
  ])('%s', async (_, wish, maxAge) => {
    const { mobile } = await buildMember(server.database, server.agentId)
    const { response } = await logIn(mobile, server.password, wish)
    const cookies = response.cookies as { name: string; maxAge?: number; expires?: Date }[]
    expect(cookies.map(({ name }) => name)).toEqual(['token', 'sid'])
    for (const cookie of cookies) {
      expect(cookie.maxAge, cookie.name).toBe(maxAge)
      expect(cookie.expires, cookie.name).toBeUndefined()
    }
  })

  it('keeps only the hash of the secret', async () => {
    const { mobile } = await buildMember(server.database, server.agentId)
    const { response } = await logIn(mobile, server.password)
    const { sid = '' } = cookiesOf(response)
    const rows = await server.asOwner('select * from member_sessions')
    expect(JSON.stringify(rows)).not.toContain(sid)
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(sid).toString('hex'))
  })

  it('answers the same for a wrong password and an unknown number', async () => {
    const { mobile } = await buildMember(server.database, server.agentId)
    const wrong = await logIn(mobile, 'not the password')
    const unknown = await logIn('13900000000', 'not the password')
    expect(wrong).toMatchObject({ status: 401, code: 1401, data: { fields: [{ field: 'password' }] } })
    expect({ code: unknown.code, msg: unknown.msg, data: unknown.data }).toEqual({
      code: wrong.code,
      msg: wrong.msg,
      data: wrong.data,
    })
  })

  it('takes a captcha once, even when the login fails', async () => {
    const { mobile } = await buildMember(server.database, server.agentId)
    const captcha = await server.solvedCaptcha()
    expect((await server.call(login, { mobile, password: 'wrong password', captcha })).code).toBe(1401)
    expect((await server.call(login, { mobile, password: server.password, captcha })).code).toBe(1402)
  })

  it('takes no captcha that was solved for another site', async () => {
    await server.anotherSite('captcha.test')
    const { mobile } = await buildMember(server.database, server.agentId)
    const captcha = await server.solvedCaptcha({ headers: { host: 'captcha.test' } })
    expect((await server.call(login, { mobile, password: server.password, captcha })).code).toBe(1402)
  })

  it('refuses a captcha of our own making', async () => {
    const { mobile } = await buildMember(server.database, server.agentId)
    const forged = JSON.parse(Buffer.from(await server.solvedCaptcha(), 'base64').toString())
    forged.challenge.parameters.cost = 1
    for (const captcha of [
      'x',
      Buffer.from('{}').toString('base64'),
      Buffer.from(JSON.stringify(forged)).toString('base64'),
    ]) {
      expect((await server.call(login, { mobile, password: server.password, captcha })).code).toBe(1402)
    }
  })

  it('never continues a session that the browser brought along', async () => {
    const { mobile } = await buildMember(server.database, server.agentId)
    const planted = '00000000-0000-4000-8000-000000000000'
    const captcha = await server.solvedCaptcha()
    const { response } = await server.call(
      login,
      { mobile, password: server.password, captcha },
      { cookies: { token: planted, sid: 'planted' } },
    )
    expect(cookiesOf(response).token).not.toBe(planted)
  })

  it('gives other clients a header token and no cookie', async () => {
    const { mobile } = await buildMember(server.database, server.agentId)
    const { response, data } = await logIn(mobile, server.password, { session: 'header' })
    expect(response.cookies).toEqual([])
    const { header_token } = data as { header_token: string }
    const headers = { authorization: `Bearer ${header_token}`, 'sec-fetch-site': 'cross-site' }
    expect((await server.call(userInfo, {}, { headers })).code).toBe(1)
    const [token = '', sid = ''] = header_token.split('.')
    expect((await server.call(userInfo, {}, { cookies: { token, sid } })).code).toBe(1000)
  })

  it('does not know members of another agent', async () => {
    const other = await server.anotherSite('other.test')
    const stranger = await buildMember(server.database, other)
    expect((await logIn(stranger.mobile, server.password)).code).toBe(1401)
    const { cookies } = await stranger.openSession()
    expect((await server.call(userInfo, {}, { cookies })).code).toBe(1000)
    expect((await server.call(userInfo, {}, { cookies, headers: { host: 'other.test' } })).code).toBe(1)
  })

  it('tells a frozen member so, and ends the sessions within a second', async () => {
    const member = await server.loggedInMember()
    expect((await server.call(userInfo, {}, member)).code).toBe(1)
    await server.asOwner("update members set state = 'frozen' where id = $1", [member.memberId])
    await new Promise(resolve => setTimeout(resolve, 1000))
    expect((await server.call(userInfo, {}, member)).code).toBe(1000)
    expect((await logIn(member.mobile, server.password)).code).toBe(1406)
  })
})

describe('who is logged in', () => {
  it('is told with the wire words of the contract', async () => {
    const member = await server.loggedInMember({ nickname: '夜航', verifiedAt: new Date(), groupId: 2 })
    const { data } = await server.call(userInfo, {}, member)
    expect(data).toMatchObject({
      userinfo: {
        nickname: '夜航',
        username: member.mobile,
        domain: 'site.test',
        token: member.cookies.token,
        is_verify: 1,
        group_id: 2,
      },
      rate: '0.8000',
    })
  })
})

/** Specification, section 7: "POST /api/user/logoutaccount: logout call", and "GET /api/user/logout". */
describe.each([
  ['POST', logoutAccount],
  ['GET', logout],
] as const)('logging out by %s', (method, call) => {
  it('ends the session that asks, says so, and leaves the other devices alone', async () => {
    const member = await server.loggedInMember()
    const elsewhere = await member.openSession()
    const answered = await server.send(call, {}, member, method)
    expect(answered).toMatchObject({ code: 1, msg: 'You’re logged out.' })
    expect(answered.response.headers['clear-site-data']).toBe('"storage"')
    const ended = cookiesOf(answered.response as never)
    expect([ended.token, ended.sid]).toEqual(['', ''])
    await new Promise(resolve => setTimeout(resolve, 1000))
    expect((await server.call(userInfo, {}, member)).code).toBe(1000)
    expect((await server.call(countMessages, {}, elsewhere)).code).toBe(1)
  })

  it('succeeds without a session', async () => {
    expect((await server.send(call, {}, {}, method)).code).toBe(1)
  })
})

describe('a changing call', () => {
  it('is refused from another site, whatever the method', async () => {
    const member = await server.loggedInMember()
    const origins: Record<string, string | null>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': null, origin: 'https://evil.test' },
      // A browser that was once asked for a password sends this along by itself.
      { 'sec-fetch-site': 'cross-site', authorization: 'Basic YTpi' },
    ]
    for (const headers of origins) {
      for (const [method, call] of [
        ['GET', logout],
        ['POST', logout],
        ['POST', logoutAccount],
      ] as const) {
        const { code } = await server.send(call, {}, { cookies: member.cookies, headers }, method)
        expect(code).toBe(1405)
      }
    }
    expect((await server.call(userInfo, {}, member)).code).toBe(1)
  })
})
