import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allCalls } from '#contract/all-calls'
import { endApiKey, listApiKeys, makeApiKey, mostKeys, readOwnKey } from '#contract/api-keys/calls'
import { keyRate, type Scope, scopes } from '#contract/api-keys/scopes'
import type { Call, OutputOf } from '#contract/call'
import { resetPassword, userInfo } from '#contract/identity/calls'
import { closeAccount, keepAccount } from '#contract/identity/security-calls'
import { listBills } from '#contract/income/bill-calls'
import { freezeMember } from '#contract/members/calls'
import { signAgreement } from '#contract/rights/agreement-calls'
import { agentInfo } from '#contract/sites/calls'
import { askQuestion } from '#contract/support/calls'
import { createWork, listWorks, takeDownWork } from '#contract/works/work-calls'
import { buildColleague } from '../../testing/build-colleague'
import { loggedInStaff } from '../../testing/build-staff'
import { plantCode } from '../../testing/plant-code'
import { testServer } from '../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer({ hasSites: true })
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

type Owner = Awaited<ReturnType<typeof server.loggedInMember>>
type Days = 30 | 90 | 365

async function make(owner: Owner, chosen: readonly Scope[] = scopes, days: Days = 30) {
  const sms_code = await plantCode(server, owner.mobile, 'api_key')
  return server.call(makeApiKey, { name: 'Catalogue tool', scopes: [...chosen], days, sms_code }, owner)
}
async function keyOf(owner: Owner, chosen?: readonly Scope[]): Promise<{ key: string; id: number }> {
  const { code, data, msg } = await make(owner, chosen)
  if (code !== 1) throw new Error(msg)
  return data
}
const by = (key: string) => ({ headers: { authorization: `Bearer ${key}`, 'sec-fetch-site': null } })
const list = async (owner: Owner): Promise<OutputOf<typeof listApiKeys>> =>
  (await server.call(listApiKeys, {}, owner)).data
/** What was known of a key is kept for less than a second. */
const aSecond = () => new Promise(resolve => setTimeout(resolve, 850))

describe('the scopes of calls', () => {
  it('are these, and every other call refuses keys', () => {
    const named = (scope: Call['scope']) =>
      allCalls.filter(call => call.scope === scope).map(({ name }) => name)
    const byScope = [...scopes, 'any' as const].map(scope => [scope, named(scope).sort()])
    expect(Object.fromEntries(byScope)).toMatchSnapshot()
  })

  it('never change anything by reading, nor belong to staff', () => {
    for (const { access, effect, scope, name } of allCalls.filter(({ scope }) => scope)) {
      expect([name, access]).toEqual([name, 'member'])
      if (scope?.endsWith(':read')) expect([name, effect]).toEqual([name, 'read'])
    }
  })
})

describe('a key', () => {
  it('is made with a code, shown once, and known by its beginning afterwards', async () => {
    const owner = await server.loggedInMember()
    expect(
      (await server.call(makeApiKey, { name: 'x', scopes: ['upload'], days: 30, sms_code: '000000' }, owner))
        .code,
    ).toBe(1407)
    const { key, id } = await keyOf(owner, ['works:read'])
    expect(key).toMatch(/^trib_[0-9a-f]{32}_[\w-]{43}$/)
    const [shown] = await list(owner)
    expect(shown).toMatchObject({
      id,
      name: 'Catalogue tool',
      scopes: ['works:read'],
      state: 'open',
      last_used_at: null,
    })
    expect(key.startsWith(shown?.hint.slice(0, -1) ?? '')).toBe(true)
    expect(JSON.stringify(shown)).not.toContain(key.slice(-20))
    const [row] = await server.asOwner<{ row: string }>(
      'select api_keys::text as row from api_keys where id = $1',
      [id],
    )
    expect(row?.row).not.toContain(key.slice(-43))
  })

  it('speaks for its account within its scopes, and tells what it is good for', async () => {
    const owner = await server.loggedInMember()
    const { key, id } = await keyOf(owner, ['works:read', 'works:write'])
    expect((await server.call(readOwnKey, {}, by(key))).data).toMatchObject({
      name: 'Catalogue tool',
      scopes: ['works:read', 'works:write'],
    })
    const made: { code: number; data: OutputOf<typeof createWork> } = await server.call(
      createWork,
      { kind: 'single' },
      by(key),
    )
    expect(made.code).toBe(1)
    const { data } = await server.call(listWorks, {}, by(key))
    expect(JSON.stringify(data)).toContain(`"id":${made.data.id}`)
    await expect.poll(async () => (await list(owner)).find(one => one.id === id)?.last_used_at).not.toBeNull()
  })

  it('is refused outside its scopes, and where no key is good', async () => {
    const { key } = await keyOf(await server.loggedInMember(), ['works:read'])
    expect(await server.send(createWork, { kind: 'single' }, by(key))).toMatchObject({
      status: 403,
      msg: expect.stringMatching(/scope/),
    })
    expect((await server.call(listBills, {}, by(key))).status).toBe(403)
    for (const call of [
      userInfo,
      signAgreement,
      takeDownWork,
      listApiKeys,
      makeApiKey,
      agentInfo,
      askQuestion,
    ]) {
      expect(await server.send(call, {}, by(key))).toMatchObject({
        status: 403,
        msg: expect.stringMatching(/browser/),
      })
    }
  })

  it('that is wrong is refused, and no cookie makes up for it', async () => {
    const owner = await server.loggedInMember()
    const { key } = await keyOf(owner, ['works:read'])
    for (const wrong of [
      `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`,
      'trib_',
      'trib_x_y',
      key.slice(0, 40),
    ]) {
      const answered = await server.call(listWorks, {}, { ...by(wrong), cookies: owner.cookies })
      expect(answered).toMatchObject({ status: 401, msg: expect.stringMatching(/isn’t valid/) })
    }
  })

  it('ends in a click, within a second, and stays ended', async () => {
    const owner = await server.loggedInMember()
    const { key, id } = await keyOf(owner)
    expect((await server.call(listWorks, {}, by(key))).code).toBe(1)
    for (let times = 0; times < 2; times++) await server.call(endApiKey, { id }, owner)
    await aSecond()
    expect((await server.call(listWorks, {}, by(key))).status).toBe(401)
    expect(await list(owner)).toMatchObject([{ state: 'ended', ended_because: 'owner' }])
  })

  it('of somebody else is not ended', async () => {
    const { key, id } = await keyOf(await server.loggedInMember())
    await server.call(endApiKey, { id }, await server.loggedInMember())
    await aSecond()
    expect((await server.call(listWorks, {}, by(key))).code).toBe(1)
  })

  it('runs out', async () => {
    const owner = await server.loggedInMember()
    const { key, id } = await keyOf(owner)
    await server.asOwner("update api_keys set expires_at = now() - interval '1 second' where id = $1", [id])
    expect((await server.call(listWorks, {}, by(key))).status).toBe(401)
    expect(await list(owner)).toMatchObject([{ state: 'expired', ended_because: null }])
  })

  it('ends when the password is recovered, not when it is changed', async () => {
    const owner = await server.loggedInMember()
    const { key } = await keyOf(owner)
    const changed = { old_password: server.password, new_password: 'another long river' }
    expect((await server.call(resetPassword, changed as never, owner)).code).toBe(1)
    await aSecond()
    expect((await server.call(listWorks, {}, by(key))).code).toBe(1)
    const sms_code = await plantCode(server, owner.mobile, 'recover')
    const captcha = await server.solvedCaptcha()
    const recovered = { mobile: owner.mobile, sms_code, new_password: 'a third long river', captcha }
    expect((await server.call(resetPassword, recovered, {})).code).toBe(1)
    await aSecond()
    expect((await server.call(listWorks, {}, by(key))).status).toBe(401)
  })

  it('ends when the account is frozen, also once it is open again', async () => {
    const owner = await server.loggedInMember()
    const { key } = await keyOf(owner)
    const admin = await loggedInStaff(server, { roles: ['admin'] })
    const frozen = await server.call(freezeMember, { id: owner.memberId, reason: 'a doubt about it' }, admin)
    expect(frozen.code).toBe(1)
    await aSecond()
    expect((await server.call(listWorks, {}, by(key))).status).toBe(401)
    await server.asOwner(
      "update members set state = 'active', frozen_reason = null, frozen_by = null, frozen_at = null where id = $1",
      [owner.memberId],
    )
    await aSecond()
    expect((await server.call(listWorks, {}, by(key))).status).toBe(401)
  })

  it('ends when its owner asks to close the account, also if they stay after all', async () => {
    const owner = await server.loggedInMember()
    const { key } = await keyOf(owner)
    const sms_code = await plantCode(server, owner.mobile, 'delete_account')
    expect((await server.call(closeAccount, { sms_code }, owner)).code).toBe(1)
    await aSecond()
    expect((await server.call(listWorks, {}, by(key))).status).toBe(401)
    expect(await make(owner)).toMatchObject({ status: 409, msg: expect.stringContaining('being deleted') })
    expect((await server.call(keepAccount, {}, owner)).code).toBe(1)
    await aSecond()
    expect((await server.call(listWorks, {}, by(key))).status).toBe(401)
    expect((await make(owner)).code).toBe(1)
  })

  it('is good on its own site alone', async () => {
    const owner = await server.loggedInMember()
    const { key } = await keyOf(owner)
    await server.anotherSite('elsewhere.test')
    const elsewhere = { headers: { ...by(key).headers, host: 'elsewhere.test' } }
    expect((await server.call(listWorks, {}, by(key))).code).toBe(1)
    expect((await server.call(listWorks, {}, elsewhere)).status).toBe(401)
  })

  it('is the owner’s to make: colleagues neither make nor see any', async () => {
    const owner = await server.loggedInMember()
    const colleague = await buildColleague(server, owner.memberId, 'publisher')
    expect((await server.call(listApiKeys, {}, colleague)).status).toBe(403)
    const wanted = { name: 'x', scopes: ['upload' as const], days: 30 as const, sms_code: '123456' }
    expect((await server.call(makeApiKey, wanted, colleague)).status).toBe(403)
  })

  it('is one of so many at a time, also of those made at the same moment', async () => {
    const owner = await server.loggedInMember()
    await server.asOwner(
      `insert into api_keys (agent_id, member_id, token, secret_hash, name, scopes, created_at, expires_at)
       select $1, $2, gen_random_uuid(), sha256('x'), 'k', '{upload}', now(), now() + interval '1 day' from generate_series(1, $3)`,
      [server.agentId, owner.memberId, mostKeys - 1],
    )
    expect((await make(owner)).code).toBe(1)
    expect(await make(owner)).toMatchObject({ status: 409 })
  })

  it('tells with every answer how much is left, and is slowed down beyond', async () => {
    const { key, id } = await keyOf(await server.loggedInMember(), ['works:read'])
    const { response } = await server.call(listWorks, {}, by(key))
    expect(response.headers).toMatchObject({
      'ratelimit-limit': String(keyRate.max),
      'ratelimit-remaining': String(keyRate.max - 1),
    })
    await server.asOwner('update rate_counters set hits = $1 where key = $2', [keyRate.max, `api key ${id}`])
    const refused = await server.call(listWorks, {}, by(key))
    expect(refused.status).toBe(429)
    expect(Number(refused.response.headers['retry-after'])).toBeGreaterThan(0)
  })
})
