// A password is checked before the transaction that relies on it. It may be changed in between.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { login, resetPassword } from '#contract/identity/calls'
import { buildMember } from '../../testing/builders'
import { testServer } from '../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(() => server.forgive())
afterEach(() => vi.restoreAllMocks())

/** Somebody else sets another password at the moment in which this one was read and is about to be checked. */
function changeMeanwhile(mobile: string) {
  const read = server.database.read.bind(server.database)
  vi.spyOn(server.database, 'read').mockImplementation(async (agentId, work) => {
    const found = await read(agentId, work)
    const isPassword = typeof found === 'object' && found !== null && 'password_hash' in found
    if (isPassword)
      await server.asOwner("update members set password_hash = 'other' where mobile = $1", [mobile])
    return found
  })
}

const rowOf = async (mobile: string) =>
  (
    await server.asOwner<{ password_hash: string; sessions: number; wrong: number }>(
      `select m.password_hash,
         (select count(*)::int from member_sessions s where s.member_id = m.id) as sessions,
         (select count(*)::int from login_events e where e.member_id = m.id and not e.succeeded) as wrong
       from members m where mobile = $1`,
      [mobile],
    )
  )[0]

describe('a password that is changed while it is checked', () => {
  it('opens no session, and counts as wrong', async () => {
    const { mobile } = await buildMember(server.database, server.agentId)
    const captcha = await server.solvedCaptcha()
    changeMeanwhile(mobile)
    const answered = await server.call(login, { mobile, password: server.password, captcha })
    expect(answered).toMatchObject({ status: 401, code: 1401 })
    expect(await rowOf(mobile)).toEqual({ password_hash: 'other', sessions: 0, wrong: 1 })
  })

  it('is not written over by whoever knew the one before', async () => {
    const member = await server.loggedInMember()
    changeMeanwhile(member.mobile)
    const input = { old_password: server.password, new_password: '河流 streams meet 🌊' }
    expect(await server.call(resetPassword, input, member)).toMatchObject({ status: 401, code: 1401 })
    expect(await rowOf(member.mobile)).toMatchObject({ password_hash: 'other' })
  })
})

describe('guesses at a password', () => {
  it('end after twenty, also those that were checked at the same moment', async () => {
    const { mobile } = await buildMember(server.database, server.agentId)
    const guess = async (password: string) => {
      const captcha = await server.solvedCaptcha()
      return (await server.call(login, { mobile, password, captcha })).code
    }
    expect(await guess('not the password')).toBe(1401)
    await server.asOwner('update rate_counters set hits = 18 where key = $1', [`password ${mobile}`])
    const atOnce = await Promise.all(Array.from({ length: 6 }, () => guess('not the password')))
    expect(atOnce.filter(code => code === 1401)).toHaveLength(2)
    expect(atOnce.filter(code => code === 1429)).toHaveLength(4)
    expect(await guess(server.password)).toBe(1429)
  })
})
