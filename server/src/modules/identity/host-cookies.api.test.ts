// Over https the secret of a session comes in a cookie that no other host can set; sessions from before may finish under the older name.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login, logoutAccount, userInfo } from '#contract/identity/calls'
import { testServer } from '../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer({
    config: { defaultDomain: '', trustedProxies: ['127.0.0.1'], isDevelopment: false },
  })
})
afterAll(() => server.close())

const headers = { 'x-forwarded-proto': 'https' }

async function logIn() {
  const member = await server.loggedInMember()
  const captcha = await server.solvedCaptcha()
  const { response } = await server.call(
    login,
    { ...member, password: server.password, captcha },
    { headers },
  )
  return Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]))
}

const codeOf = async (cookies: Record<string, string | undefined>) => {
  const given = Object.entries(cookies).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return (await server.call(userInfo, {}, { headers, cookies: Object.fromEntries(given) })).code
}

describe('a session that began over https', () => {
  it('comes in the new cookie alone', async () => {
    const { token, '__Host-sid': secret, ...others } = await logIn()
    expect(others).toEqual({})
    expect(await codeOf({ token, '__Host-sid': secret })).toBe(1)
    expect(await codeOf({ token, sid: secret })).toBe(1000)
    expect(await codeOf({ token, sid: secret, '__Host-sid': 'x'.repeat(43) })).toBe(1000)
  })
})

describe('a session from before', () => {
  it('is accepted under the older name, and goes on under the new one from its next use', async () => {
    const { cookies } = await server.loggedInMember()
    const answered = await server.call(userInfo, {}, { headers, cookies })
    expect(answered.code).toBe(1)
    const [given, taken] = answered.response.cookies as { name: string; value: string; expires?: Date }[]
    expect(given).toMatchObject({ name: '__Host-sid', value: cookies.sid, httpOnly: true, secure: true })
    const [{ ends_at }] = (await server.asOwner('select ends_at from member_sessions where token = $1', [
      cookies.token,
    ])) as [{ ends_at: Date }]
    expect(given?.expires?.getTime()).toBeCloseTo(ends_at.getTime(), -4)
    expect(taken).toMatchObject({ name: 'sid', value: '', expires: new Date(0) })
    expect(await codeOf({ token: cookies.token, '__Host-sid': cookies.sid })).toBe(1)
  })

  it('is replaced only where it was accepted', async () => {
    const { cookies } = await server.loggedInMember()
    const sent = { headers, cookies: { ...cookies, sid: 'x'.repeat(43) } }
    expect((await server.call(userInfo, {}, sent)).response.cookies).toEqual([])
  })

  it('loses both names when it ends', async () => {
    const { cookies } = await server.loggedInMember()
    const { response } = await server.call(logoutAccount, {}, { headers, cookies })
    expect(response.headers['clear-site-data']).toBe('"storage"')
    const ended = response.cookies.filter(({ value }) => value === '').map(({ name }) => name)
    expect(ended).toEqual(expect.arrayContaining(['token', 'sid', '__Host-sid']))
  })
})
