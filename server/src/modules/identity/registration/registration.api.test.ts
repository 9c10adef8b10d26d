import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { login, resetPassword, userInfo } from '#contract/identity/calls'
import { register, registerMinor } from '#contract/identity/registration-calls'
import { residentIdOf } from '#contract/identity/resident-id.sample'
import { identityInfo } from '#contract/identity/verification-calls'
import { buildMember } from '../../../testing/builders'
import { sentCodes } from '../../../testing/sent-codes'
import { testServer } from '../../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

let next = 0
const freshMobile = () => `14${String(100 + next++)}000001`
const goodPassword = '河流 streams meet 🌊'

const cookiesOf = (response: { cookies: Array<{ name: string; value: string }> }) => ({
  cookies: Object.fromEntries(response.cookies.map(({ name, value }) => [name, value])),
})

async function join(mobile: string, extra: object = {}) {
  const sms_code = await server.codeFor('register', mobile)
  const captcha = await server.solvedCaptcha()
  return server.send(register, { mobile, sms_code, password: goodPassword, agreed: true, captcha, ...extra })
}

describe('registering', () => {
  it('opens an account, logs in and keeps which agreements were accepted', async () => {
    const mobile = freshMobile()
    const answered = await join(mobile)
    expect(answered).toMatchObject({
      code: 1,
      data: { userinfo: { username: mobile, is_verify: 0, group_id: 1 } },
    })
    expect((await server.call(userInfo, {}, cookiesOf(answered.response))).code).toBe(1)
    const accepted = await server.asOwner(
      'select i.number as page_id, a.version from agreement_acceptances a join content_items i on i.id = a.item_id join members m on m.id = a.member_id where m.mobile = $1 order by 1',
      [mobile],
    )
    expect(accepted).toEqual([
      { page_id: 5, version: 1 },
      { page_id: 6, version: 1 },
      { page_id: 7, version: 1 },
    ])
  })

  it('gives nobody more than they may have, whatever they send along', async () => {
    const mobile = freshMobile()
    const greedy = {
      is_verify: 1,
      group_id: 2,
      rate: '1',
      royalty_rate: '1',
      agent_id: 2,
      verified_at: '2020-01-01',
    }
    const { data } = await join(mobile, greedy)
    expect(data).toMatchObject({ userinfo: { is_verify: 0, group_id: 1 } })
    const [row] = await server.asOwner(
      'select agent_id, group_id, verified_at, royalty_rate from members where mobile = $1',
      [mobile],
    )
    expect(row).toMatchObject({
      group_id: 1,
      verified_at: null,
      royalty_rate: null,
      agent_id: String(server.agentId),
    })
  })

  it('takes long passwords and emoji, and refuses short and common ones without spending the code', async () => {
    const mobile = freshMobile()
    const sms_code = await server.codeFor('register', mobile)
    const attempt = async (password: string) => {
      const captcha = await server.solvedCaptcha()
      return server.call(register, { mobile, sms_code, password, agreed: true, captcha })
    }
    for (const password of [
      'short',
      '1234567890',
      'qwertyuiop',
      'Password123',
      'aaaaaaaaaaaa',
      mobile,
      'x'.repeat(129),
    ]) {
      expect(await attempt(password), password).toMatchObject({
        code: 1422,
        data: { fields: [{ field: 'password' }] },
      })
    }
    expect((await attempt(`🎵${'長い合言葉 '.repeat(20)}`.slice(0, 128))).code).toBe(1)
  })

  it('needs the agreements and a right code', async () => {
    const mobile = freshMobile()
    expect(await join(mobile, { agreed: false })).toMatchObject({
      code: 1422,
      data: { fields: [{ field: 'agreed' }] },
    })
    await server.letTimePass()
    expect((await join(mobile, { sms_code: '000000' })).code).toBe(1407)
  })

  it('tells the owner of a known number to log in', async () => {
    const { mobile } = await buildMember(server.database, server.agentId, { mobile: freshMobile() })
    expect(await join(mobile)).toMatchObject({ code: 1408, data: { fields: [{ field: 'mobile' }] } })
  })

  it('makes one account of two clicks', async () => {
    const mobile = freshMobile()
    const sms_code = await server.codeFor('register', mobile)
    const twice = [await server.solvedCaptcha(), await server.solvedCaptcha()].map(captcha =>
      server.call(register, { mobile, sms_code, password: goodPassword, agreed: true, captcha }),
    )
    const codes = (await Promise.all(twice)).map(answer => answer.code)
    expect(codes.sort()).toEqual([1, 1407])
  })
})

describe('registering a minor', () => {
  const childId = residentIdOf('11010520150601002')
  const guardianId = residentIdOf('11010519850601002')

  async function joinMinor(changes: { child?: object; guardian?: object; own?: string } = {}) {
    const mobile = freshMobile()
    const guardian = { name: '张三', id_number: guardianId, relation: 'father', mobile }
    return server.send(registerMinor, {
      child: { name: '张小三', id_number: childId, ...changes.child },
      guardian: { ...guardian, sms_code: await server.codeFor('guardian', mobile), ...changes.guardian },
      own_mobile: changes.own && {
        mobile: changes.own,
        sms_code: await server.codeFor('register', changes.own),
      },
      password: goodPassword,
      agreed: true,
      documents_consent: true,
      captcha: await server.solvedCaptcha(),
    })
  }

  it('opens an account that waits for its documents, with numbers nobody can read off the table', async () => {
    const answered = await joinMinor()
    expect(answered).toMatchObject({ code: 1, data: { userinfo: { is_verify: 0 } } })
    const { data } = await server.call(identityInfo, {}, cookiesOf(answered.response))
    expect(data).toMatchObject({
      path: 'minor',
      state: 'none',
      real_name: {
        name: '张小三',
        document_number_masked: expect.stringMatching(/^110\*{12}\w{3}$/),
        is_minor: true,
      },
      guardian: { name: '张三', relation: 'father', birth_date: '1985-06-01' },
    })
    const rows = await server.asOwner('select c::text from identity_checks c')
    expect(JSON.stringify(rows)).not.toContain(childId)
    expect(JSON.stringify(rows)).not.toContain(guardianId)
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(childId).toString('hex'))
  })

  it('can log in with a number of their own', async () => {
    const own = freshMobile()
    expect(await joinMinor({ own })).toMatchObject({ code: 1, data: { userinfo: { username: own } } })
  })

  it('goes by the ID alone: who is 18 is no child, who is not 18 is no guardian, and nobody is both', async () => {
    const adult = residentIdOf('11010520081115002')
    const cases: [object, string][] = [
      [{ child: { id_number: adult } }, 'child.id_number'],
      [{ child: { id_number: residentIdOf('11010520150230002') } }, 'child.id_number'],
      [{ child: { id_number: residentIdOf('11010520990101002') } }, 'child.id_number'],
      [{ child: { id_number: '110105201506010021' } }, 'child.id_number'],
      [{ guardian: { id_number: childId } }, 'guardian.id_number'],
    ]
    for (const [changes, field] of cases) {
      expect(await joinMinor(changes), field).toMatchObject({ code: 1422, data: { fields: [{ field }] } })
    }
  })
})

describe('recovering a password', () => {
  it('sets a new one by code, ends every session and starts the wait for withdrawals', async () => {
    const member = await server.loggedInMember({ mobile: freshMobile() })
    const sms_code = await server.codeFor('recover', member.mobile)
    const captcha = await server.solvedCaptcha()
    const input = { mobile: member.mobile, sms_code, new_password: goodPassword, captcha }
    expect((await server.call(resetPassword, input)).code).toBe(1)
    await new Promise(resolve => setTimeout(resolve, 1000))
    expect((await server.call(userInfo, {}, member)).code).toBe(1000)
    const again = { mobile: member.mobile, password: goodPassword, captcha: await server.solvedCaptcha() }
    expect((await server.call(login, again)).code).toBe(1)
    const [row] = await server.asOwner('select sensitive_change_at from members where id = $1', [
      member.memberId,
    ])
    expect(row).toMatchObject({ sensitive_change_at: expect.any(Date) })
    const texts = await sentCodes(server.asOwner, server.services.secrets)
    expect(texts.at(-1)).toMatchObject({ mobile: member.mobile, text: expect.stringContaining('24 小时') })
  })

  it('changes it with the old one, keeps this device and ends the others', async () => {
    const member = await server.loggedInMember()
    const elsewhere = await member.openSession()
    const wrong = { old_password: 'not the password', new_password: goodPassword }
    expect(await server.call(resetPassword, wrong, member)).toMatchObject({
      code: 1401,
      data: { fields: [{ field: 'old_password' }] },
    })
    const right = { old_password: server.password, new_password: goodPassword }
    expect((await server.call(resetPassword, right, member)).code).toBe(1)
    await new Promise(resolve => setTimeout(resolve, 1000))
    expect((await server.call(userInfo, {}, member)).code).toBe(1)
    expect((await server.call(userInfo, {}, elsewhere)).code).toBe(1000)
  })
})
