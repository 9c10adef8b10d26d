import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { login, userInfo } from '#contract/identity/calls'
import {
  changeMobile,
  closeAccount,
  endAllDevices,
  endDevice,
  keepAccount,
  listDevices,
  listLogins,
} from '#contract/identity/security-calls'
import { listMessages } from '#contract/messages/calls'
import { createLog } from '../../../platform/log'
import { buildWork } from '../../../testing/build-work'
import { sentCodes } from '../../../testing/sent-codes'
import { testServer } from '../../../testing/test-server'
import { prepareWaitingMinor } from '../demo-identities'
import { deviceName } from './device-name'
import { emptyDueAccount } from './empty-account.job'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

let next = 0
const freshMobile = () => `16${String(100 + next++)}000001`
const aSecond = () => new Promise(resolve => setTimeout(resolve, 1000))

describe('devices', () => {
  it('are listed with this one first, and each can be ended', async () => {
    const member = await server.loggedInMember()
    const elsewhere = await member.openSession()
    const { data } = await server.call(listDevices, {}, member)
    const devices = data as Array<{ id: string; is_current: boolean }>
    expect(devices.map(device => device.is_current)).toEqual([true, false])
    expect(devices[1]?.id).toBe(elsewhere.cookies.token)
    await server.call(endDevice, { id: elsewhere.cookies.token }, member)
    await aSecond()
    expect((await server.call(userInfo, {}, elsewhere)).code).toBe(1000)
    expect((await server.call(userInfo, {}, member)).code).toBe(1)
  })

  it('of somebody else are neither shown nor ended', async () => {
    const [member, other] = [await server.loggedInMember(), await server.loggedInMember()]
    await server.call(endDevice, { id: other.cookies.token }, member)
    await aSecond()
    expect((await server.call(userInfo, {}, other)).code).toBe(1)
  })

  it('are all ended by one call, this one included, and nobody else’s are', async () => {
    const [member, other] = [await server.loggedInMember(), await server.loggedInMember()]
    const elsewhere = await member.openSession()
    const { code, msg, response } = await server.call(endAllDevices, {}, member)
    expect({ code, msg }).toEqual({ code: 1, msg: 'You’re logged out on all devices.' })
    expect(response.headers['clear-site-data']).toBe('"storage"')
    await aSecond()
    for (const session of [member, elsewhere])
      expect((await server.call(userInfo, {}, session)).code).toBe(1000)
    expect((await server.call(userInfo, {}, other)).code).toBe(1)
    expect((await server.call(endAllDevices, {}, member)).code).toBe(1000)
  })

  it('are named after browser and system', () => {
    const chrome =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36'
    const safari =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile Safari/604.1'
    expect(deviceName(chrome)).toBe('Chrome · Windows')
    expect(deviceName(safari)).toBe('Safari · iOS')
    expect(deviceName('')).toBe('')
  })
})

describe('the login history', () => {
  it('shows logins and failed tries, a page at a time', async () => {
    const member = await server.loggedInMember()
    for (const password of ['not the password', server.password, server.password]) {
      await server.call(login, { mobile: member.mobile, password, captcha: await server.solvedCaptcha() })
    }
    const first = await server.call(listLogins, { limit: 2 }, member)
    const page = first.data as { items: Array<{ succeeded: boolean }>; next_cursor: string }
    expect(page.items.map(item => item.succeeded)).toEqual([true, true])
    const rest = await server.call(listLogins, { limit: 2, cursor: page.next_cursor }, member)
    expect(rest.data).toMatchObject({ items: [{ succeeded: false, method: 'password' }], next_cursor: null })
  })

  it('has a row for unknown numbers too, so that both take the same time', async () => {
    const before = await server.asOwner('select 1 from login_events where member_id is null')
    await server.call(login, {
      mobile: freshMobile(),
      password: 'whatever it is',
      captcha: await server.solvedCaptcha(),
    })
    expect(await server.asOwner('select 1 from login_events where member_id is null')).toHaveLength(
      before.length + 1,
    )
  })
})

describe('a new mobile', () => {
  it('needs a code sent to each number', async () => {
    const member = await server.loggedInMember({ mobile: freshMobile() })
    const new_mobile = freshMobile()
    const old_sms_code = await server.codeFor('change_mobile_from', undefined, member)
    const new_sms_code = await server.codeFor('change_mobile_to', new_mobile, member)
    // The right one of two is not used up by a wrong other one.
    for (const field of ['old_sms_code', 'new_sms_code'] as const) {
      const codes = { old_sms_code, new_sms_code }
      const wrong = { ...codes, new_mobile, [field]: codes[field] === '000000' ? '000001' : '000000' }
      expect(await server.call(changeMobile, wrong, member)).toMatchObject({
        code: 1407,
        data: { fields: [{ field }] },
      })
    }
    expect((await server.call(changeMobile, { old_sms_code, new_mobile, new_sms_code }, member)).code).toBe(1)
    const { data } = await server.call(userInfo, {}, member)
    expect(data).toMatchObject({ userinfo: { username: new_mobile } })
    const texts = await sentCodes(server.asOwner, server.services.secrets)
    expect(texts.at(-1)).toMatchObject({ mobile: member.mobile, text: expect.stringContaining('24 小时') })
  })

  it('cannot be one that has an account', async () => {
    const member = await server.loggedInMember({ mobile: freshMobile() })
    const taken = await server.loggedInMember({ mobile: freshMobile() })
    const old_sms_code = await server.codeFor('change_mobile_from', undefined, member)
    const new_sms_code = await server.codeFor('change_mobile_to', taken.mobile, member)
    const input = { old_sms_code, new_mobile: taken.mobile, new_sms_code }
    expect((await server.call(changeMobile, input, member)).code).toBe(1408)
  })
})

describe('deleting an account', () => {
  const runJob = (memberId: number) =>
    emptyDueAccount.run({
      payload: { memberId },
      agentId: server.agentId,
      database: server.database,
      services: server.services,
      log: createLog('silent'),
    })

  it('waits 15 days and can be taken back', async () => {
    const member = await server.loggedInMember({ mobile: freshMobile() })
    const sms_code = await server.codeFor('delete_account', undefined, member)
    const { data } = await server.call(closeAccount, { sms_code }, member)
    const days = (Date.parse((data as { closes_at: string }).closes_at) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(15)
    await runJob(member.memberId)
    const { data: me } = await server.call(userInfo, {}, member)
    expect(me).toMatchObject({ user_account_info: { state: 'closing' } })
    await server.call(keepAccount, {}, member)
    await server.asOwner("update members set closes_at = now() - interval '1 day' where id = $1", [
      member.memberId,
    ])
    await runJob(member.memberId)
    expect((await server.call(userInfo, {}, member)).data).toMatchObject({
      user_account_info: { state: 'active' },
    })
  })

  it.each(['200', '301', '990', '980'] as const)(
    'waits for a work in %s, when it is asked for and on the day',
    async status => {
      const member = await server.loggedInMember({ mobile: freshMobile() })
      const ask = async () =>
        server.call(
          closeAccount,
          { sms_code: await server.codeFor('delete_account', undefined, member) },
          member,
        )
      await ask()
      await buildWork(server, member.memberId, { status })
      await server.asOwner("update members set closes_at = now() - interval '1 second' where id = $1", [
        member.memberId,
      ])
      await runJob(member.memberId)
      expect((await server.call(userInfo, {}, member)).data).toMatchObject({
        user_account_info: { state: 'active' },
      })
      const { data } = await server.call(listMessages, {}, member)
      expect(data).toMatchObject({
        items: expect.arrayContaining([expect.objectContaining({ title: 'Your account wasn’t deleted' })]),
      })
      await server.forgive()
      await server.asOwner("update sms_codes set sent_at = sent_at - interval '1 hour' where mobile = $1", [
        member.mobile,
      ])
      expect((await ask()).code).toBe(1416)
    },
  )

  it('then leaves nothing that tells who it was, and frees the number', async () => {
    const member = await server.loggedInMember({ mobile: freshMobile(), nickname: 'A name to forget' })
    const sms_code = await server.codeFor('delete_account', undefined, member)
    await server.call(closeAccount, { sms_code }, member)
    await server.asOwner("update members set closes_at = now() - interval '1 second' where id = $1", [
      member.memberId,
    ])
    const seedMinor = await prepareWaitingMinor(server.services, server.agentId)
    await server.database.change(server.agentId, tx => seedMinor(tx, member.memberId, new Date()))
    await runJob(member.memberId)
    const [row] = await server.asOwner<{ row: string }>(
      'select m::text as row from members m where id = $1',
      [member.memberId],
    )
    const checks = await server.asOwner<{ row: string }>(
      'select c::text as row from identity_checks c where member_id = $1',
      [member.memberId],
    )
    expect(checks).toHaveLength(1)
    for (const secret of ['林小溪', '林大川', '2012-06-01', '1982-01-15', '13800000012']) {
      expect(checks[0]?.row).not.toContain(secret)
    }
    expect(row?.row).not.toContain('A name to forget')
    expect(row?.row).not.toContain(member.mobile)
    await aSecond()
    expect((await server.call(userInfo, {}, member)).code).toBe(1000)
    expect(await server.codeFor('register', member.mobile).catch(String)).toMatch(/^\d{6}$|wait|seconds| s\./)
  })
})
