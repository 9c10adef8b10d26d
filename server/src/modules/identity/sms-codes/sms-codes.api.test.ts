import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { login, sendSms } from '#contract/identity/calls'
import { buildMember } from '../../../testing/builders'
import { sentCodes } from '../../../testing/sent-codes'
import { testServer } from '../../../testing/test-server'
import { codeRules, sendLimits } from './code-rules'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

let next = 0
/** A number nobody used before, in a prefix of its own. */
const freshMobile = () => `13${String(100 + next++)}000001`.padEnd(11, '0')

async function ask(mobile: string, purpose: 'login' | 'register' | 'recover' = 'login', headers = {}) {
  return server.call(sendSms, { mobile, purpose, captcha: await server.solvedCaptcha() }, { headers })
}

async function logIn(mobile: string, code: string) {
  return server.call(login, { mobile, sms_code: code, captcha: await server.solvedCaptcha() })
}

const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('asking for a code', () => {
  it('answers the same for known and unknown numbers, and says only the ends of the number', async () => {
    const { mobile } = await buildMember(server.database, server.agentId, { mobile: freshMobile() })
    const known = await ask(mobile)
    const unknown = await ask(freshMobile())
    expect(known).toMatchObject({ code: 1, data: { wait_seconds: codeRules.waitSeconds } })
    expect(Object.keys(unknown.data)).toEqual(Object.keys(known.data))
    expect(known.msg.replace(/\d/g, '')).toBe(unknown.msg.replace(/\d/g, ''))
    expect(known.msg).not.toContain(mobile)
  })

  it('waits a minute between two, whatever the purpose, and says how long', async () => {
    const mobile = freshMobile()
    expect((await ask(mobile)).code).toBe(1)
    const again = await ask(mobile, 'register')
    expect(again).toMatchObject({ status: 429, code: 1429 })
    expect(Number(again.response.headers['retry-after'])).toBeGreaterThan(50)
  })

  it('sends ten a day to one number, also when they are asked for at the same moment', async () => {
    const mobile = freshMobile()
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(mobile)))
    expect(answers.filter(answer => answer.code === 1)).toHaveLength(1)
    for (let sent = 1; sent < codeRules.perNumberAndDay; sent++) {
      await server.letTimePass()
      expect((await ask(mobile, 'login', {})).code).toBe(1)
    }
    await server.letTimePass()
    expect(await ask(mobile)).toMatchObject({ code: 1429, msg: expect.stringMatching(/today/) })
  })

  it('keeps no code in plain, neither in its table nor in the queue', async () => {
    const mobile = freshMobile()
    const code = await server.codeFor('login', mobile)
    const rows = await server.asOwner('select * from sms_codes where mobile = $1', [mobile])
    const jobs = await server.asOwner('select payload from graphile_worker._private_jobs')
    expect(JSON.stringify(rows)).not.toContain(code)
    expect(JSON.stringify(jobs)).not.toContain(code)
    expect((await sentCodes(server.asOwner, server.services.secrets)).at(-1)).toMatchObject({ mobile, code })
  })

  it("needs a session where the number is not the visitor's to choose", async () => {
    const captcha = await server.solvedCaptcha()
    expect((await server.call(sendSms, { purpose: 'bank', mobile: freshMobile(), captcha })).code).toBe(1000)
    const member = await server.loggedInMember()
    const other = freshMobile()
    const own = { purpose: 'bank', mobile: other, captcha: await server.solvedCaptcha() } as const
    expect((await server.call(sendSms, own, member)).code).toBe(1)
    expect((await sentCodes(server.asOwner, server.services.secrets)).at(-1)?.mobile).toBe(member.mobile)
  })
})

describe('pumping', () => {
  const limitOf = (kind: keyof typeof sendLimits) => sendLimits[kind][0]

  it('with rotating numbers ends at the limit of the address, and a forged header changes nothing', async () => {
    const fresh = await testServer()
    const answers = []
    for (let n = 0; n < limitOf('address').max + 2; n++) {
      const captcha = await fresh.solvedCaptcha()
      const headers = { 'x-forwarded-for': `203.0.113.${n}`, forwarded: `for=203.0.113.${n}` }
      const mobile = `15${String(n).padStart(2, '0')}0000000`.slice(0, 11)
      answers.push((await fresh.call(sendSms, { mobile, purpose: 'register', captcha }, { headers })).code)
    }
    expect(answers.filter(code => code === 1)).toHaveLength(limitOf('address').max)
    expect(answers.at(-1)).toBe(1429)
    await fresh.close()
  })

  it('with rotating addresses ends at the limit of the prefix and of the site', async () => {
    const fresh = await testServer({
      config: { defaultDomain: 'site.test', trustedProxies: ['127.0.0.1'], isDevelopment: false },
    })
    const send = async (n: number, mobile: string) => {
      const headers = { 'x-forwarded-for': `198.51.${Math.floor(n / 200)}.${(n % 200) + 1}` }
      const captcha = await fresh.solvedCaptcha({ headers })
      return (await fresh.call(sendSms, { mobile, purpose: 'register', captcha }, { headers })).code
    }
    const start = 'to_timestamp(floor(extract(epoch from now()) / 3600) * 3600)'
    const almost = (key: string, from: string, hits: number) =>
      fresh.asOwner(
        `insert into rate_counters (agent_id, key, window_start, hits) values ($1, $2, ${from}, $3)`,
        [fresh.agentId, key, hits],
      )
    await almost('sms prefix 3600 1760000', start, limitOf('prefix').max - 1)
    expect(await send(1, '17600000001')).toBe(1)
    expect(await send(2, '17600000002')).toBe(1429)
    expect(await send(3, '17700000003')).toBe(1)
    await fresh.asOwner("update rate_counters set hits = $1 where key like 'sms site %'", [
      limitOf('site').max,
    ])
    expect(await send(4, '17800000004')).toBe(1429)
    await fresh.close()
  })
})

describe('a code', () => {
  it('logs its owner in once', async () => {
    const { mobile } = await buildMember(server.database, server.agentId, { mobile: freshMobile() })
    const code = await server.codeFor('login', mobile)
    expect((await logIn(mobile, code)).code).toBe(1)
    expect(await logIn(mobile, code)).toMatchObject({ code: 1407, data: { fields: [{ field: 'sms_code' }] } })
  })

  it('is worth nothing for another purpose, another number or another site', async () => {
    const { mobile } = await buildMember(server.database, server.agentId, { mobile: freshMobile() })
    const other = await buildMember(server.database, server.agentId, { mobile: freshMobile() })
    const code = await server.codeFor('recover', mobile)
    expect((await logIn(mobile, code)).code).toBe(1407)
    expect((await logIn(other.mobile, code)).code).toBe(1407)
  })

  it('dies after five wrong guesses, which are counted although each was refused', async () => {
    const { mobile } = await buildMember(server.database, server.agentId, { mobile: freshMobile() })
    const code = await server.codeFor('login', mobile)
    for (let tries = 0; tries < codeRules.tries; tries++) {
      expect((await logIn(mobile, wrongFor(code))).code).toBe(1407)
    }
    expect((await logIn(mobile, code)).code).toBe(1407)
  })

  it('cannot be guessed faster in parallel', async () => {
    const { mobile } = await buildMember(server.database, server.agentId, { mobile: freshMobile() })
    const code = await server.codeFor('login', mobile)
    await Promise.all(Array.from({ length: 8 }, () => logIn(mobile, wrongFor(code))))
    const [row] = await server.asOwner<{ tries: number }>('select tries from sms_codes where mobile = $1', [
      mobile,
    ])
    expect(row?.tries).toBe(codeRules.tries)
    expect((await logIn(mobile, code)).code).toBe(1407)
  })

  it('ends after five minutes, and with the next one', async () => {
    const { mobile } = await buildMember(server.database, server.agentId, { mobile: freshMobile() })
    const first = await server.codeFor('login', mobile)
    await server.letTimePass()
    const second = await server.codeFor('login', mobile)
    expect((await logIn(mobile, first)).code).toBe(1407)
    await server.asOwner('update sms_codes set expires_at = now() where mobile = $1', [mobile])
    expect((await logIn(mobile, second)).code).toBe(1407)
  })

  it('tells only who owns the number that there is no account', async () => {
    const mobile = freshMobile()
    expect((await logIn(mobile, '123456')).code).toBe(1407)
    expect((await logIn(mobile, await server.codeFor('login', mobile))).code).toBe(1410)
  })
})
