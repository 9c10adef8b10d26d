// What one process ends, the others forget.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logoutAccount, resetPassword, userInfo } from '#contract/identity/calls'
import { buildApp } from './app'
import { createLog } from './platform/log'
import { testServer } from './testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
type Member = Awaited<ReturnType<typeof server.loggedInMember>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

describe('a session that was ended', () => {
  it('is dead on every other process within a second: logged out, password changed, account frozen', {
    tags: ['slow'],
  }, async () => {
    const { database, services } = server
    const config = { defaultDomain: server.domain, trustedProxies: [], isDevelopment: false }
    const second = await buildApp({ config, database, services, log: createLog('silent') })
    const infoAtSecond = async (cookies: Record<string, string>) =>
      (await second.inject({ url: userInfo.path, cookies, headers: { host: server.domain } })).json().code
    const freeze = (memberId: number) =>
      server.asOwner("update members set state = 'frozen' where id = $1", [memberId])
    const ways: Array<(member: Member) => Promise<unknown>> = [
      member => server.call(logoutAccount, {}, member),
      async member => {
        const elsewhere = await member.openSession()
        const passwords = { old_password: server.password, new_password: 'quite another one' }
        await server.call(resetPassword, passwords, elsewhere)
      },
      member => freeze(member.memberId),
    ]
    for (const end of ways) {
      const member = await server.loggedInMember()
      expect(await infoAtSecond(member.cookies)).toBe(1)
      await end(member)
      await new Promise(resolve => setTimeout(resolve, 1000))
      expect(await infoAtSecond(member.cookies)).toBe(1000)
    }
    await second.close()
  })
})
