import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allCalls } from '#contract/all-calls'
import { type StaffRole, staffRoles } from '#contract/call'
import { userInfo } from '#contract/identity/calls'
import { listChecks } from '#contract/identity/check-calls'
import {
  renewRecoveryCodes,
  staffLogin,
  staffLogout,
  staffMe,
  staffSecondFactor,
} from '#contract/staff/calls'
import { buildStaff, loggedInStaff } from '../../testing/build-staff'
import { type Caller, testServer } from '../../testing/test-server'
import { totpCode, totpStep } from './totp'

/** Moved by the tests; the real one goes on underneath. */
let ahead = 0
const clock = { now: () => new Date(Date.now() + ahead) }
const minutes = (count: number) => count * 60_000

let server: Awaited<ReturnType<typeof testServer>> & { clock: typeof clock }
beforeAll(async () => {
  server = { ...(await testServer({ hasSites: true, clock })), clock }
})
afterAll(() => server.close())
// Each test has its own minute, so that none meets the limits of the one before.
beforeEach(() => {
  ahead += minutes(2)
})

const elsewhere = { headers: { host: 'other-staff.test' } }

/** A browser at that address. */
const at = (remoteAddress: string): Caller => ({ remoteAddress })

async function firstStep(username: string, password = server.password, from: Caller = {}) {
  const captcha = await server.solvedCaptcha()
  return server.call(staffLogin, { username, password, captcha }, from)
}

async function ticketOf(username: string, from: Caller = {}): Promise<string> {
  const { data } = await firstStep(username, server.password, from)
  return (data as { ticket: string }).ticket
}

const secondStep = (ticket: string, code: string, from: Caller = {}) =>
  server.call(staffSecondFactor, { ticket, code }, from)
const codeOf = (secret: string, steps = 0) => totpCode(secret, totpStep(clock.now()) + steps)
/** A code that is none of those accepted now. */
const wrongCodeOf = (secret: string) => {
  const near = [-2, -1, 0, 1, 2].map(steps => codeOf(secret, steps))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    code => !near.includes(code),
  ) as string
}

function cookieOf(response: { cookies: Array<{ name: string; value: string }> }) {
  const cookie = response.cookies.find(({ name }) => name === 'staff')
  return { cookies: { staff: cookie?.value ?? '' } }
}

/** By the one call that tells, and by one that lets in nobody else. */
async function isLoggedIn(caller: Caller): Promise<boolean> {
  const me = await server.call(staffMe, {}, caller)
  expect(me.code).toBe(1)
  const { code } = await server.call(listChecks, {}, caller)
  expect(code).toBe(me.data === null ? 1000 : 1)
  return me.data !== null
}

async function entriesOf(staffId: number): Promise<string[]> {
  const rows = await server.asOwner<{ action: string }>(
    "select action from audit_entries where subject = 'staff' and subject_id = $1 order by id",
    [String(staffId)],
  )
  return rows.map(({ action }) => action)
}

describe('the login of staff', () => {
  it('takes a password and a code of the app, and sets one cookie that scripts and other sites cannot use', async () => {
    const staff = await buildStaff(server, { name: '林岚', roles: ['rights'] })
    const first = await firstStep(staff.username)
    expect(first).toMatchObject({ code: 1, data: { enrolment: null } })
    expect(first.response.cookies).toEqual([])
    const second = await secondStep((first.data as { ticket: string }).ticket, codeOf(staff.secret))
    expect(second).toMatchObject({
      code: 1,
      data: {
        staff: { username: staff.username, name: '林岚', roles: ['rights'], recovery_codes_left: 0 },
        recovery_codes: null,
      },
    })
    expect(second.response.cookies).toMatchObject([{ name: 'staff', httpOnly: true, sameSite: 'Strict' }])
    expect((await server.call(staffMe, {}, cookieOf(second.response))).data).toMatchObject({ name: '林岚' })
    expect(await entriesOf(staff.staffId)).toEqual(['staff.loggedIn'])
  })

  it('answers the same for an unknown name and a wrong password, and lets both wait alike', async () => {
    const { username } = await buildStaff(server)
    const told = ({ status, code, msg, data }: Awaited<ReturnType<typeof firstStep>>) => ({
      status,
      code,
      msg,
      data,
    })
    const wrong = 'not the password'
    for (let tries = 0; tries < 5; tries++) {
      const from = at(`203.0.113.${10 + tries}`)
      const known = await firstStep(username, wrong, at('198.51.100.1'))
      expect(known).toMatchObject({ status: 401, code: 1401, data: { fields: [{ field: 'password' }] } })
      expect(told(await firstStep('nobody-here', wrong, at('198.51.100.2')))).toEqual(told(known))
      expect((await firstStep(`nobody-${tries}`, wrong, from)).code).toBe(1401)
    }
    const known = await firstStep(username, server.password, at('198.51.100.1'))
    expect(known).toMatchObject({ status: 429, code: 1429, msg: expect.stringMatching(/\d+ seconds/) })
    expect(Number(known.response.headers['retry-after'])).toBeGreaterThan(20)
    const unknown = await firstStep('nobody-here', wrong, at('198.51.100.2'))
    expect(unknown).toMatchObject({ status: 429, code: 1429, msg: expect.stringMatching(/\d+ seconds/) })
  })

  it('makes the wait behind wrong passwords longer each time', async () => {
    const { username } = await buildStaff(server)
    const from = at('198.51.100.3')
    for (let tries = 0; tries < 5; tries++) await firstStep(username, 'not the password', from)
    const waits: number[] = []
    for (let tries = 0; tries < 7; tries++) {
      const { response } = await firstStep(username, 'not the password', from)
      const seconds = Number(response.headers['retry-after'])
      waits.push(seconds)
      ahead += (seconds + 1) * 1000
      expect((await firstStep(username, 'not the password', from)).code).toBe(1401)
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900])
    ahead += 901_000
    expect((await firstStep(username, server.password, from)).code).toBe(1)
  })

  it('never keeps anybody out of where they have logged in, whatever is tried elsewhere', async () => {
    const { username, secret } = await buildStaff(server)
    const home = at('192.0.2.7')
    await secondStep(await ticketOf(username, home), codeOf(secret), home)
    for (let tries = 0; tries < 24; tries++) {
      await firstStep(username, 'not the password', at(`198.51.100.${100 + tries}`))
    }
    expect((await firstStep(username, server.password, at('192.0.2.8'))).code).toBe(1429)
    expect((await firstStep(username, server.password, home)).code).toBe(1)
  })

  it('lets many networks together try twenty times before all of them wait', async () => {
    const { username } = await buildStaff(server)
    const codes: number[] = []
    for (let tries = 0; tries < 23; tries++) {
      codes.push((await firstStep(username, 'not the password', at(`198.51.101.${tries}`))).code)
    }
    expect(codes).toEqual([...Array(21).fill(1401), 1429, 1429])
  })

  it('counts tries that come at the same moment one by one', async () => {
    const { username } = await buildStaff(server)
    const from = at('198.51.100.4')
    const answered = await Promise.all(
      Array.from({ length: 8 }, () => firstStep(username, 'not the password', from)),
    )
    // As one line, so that a failure shows all eight.
    const codes = answered.map(({ code }) => code).sort((one, other) => one - other)
    expect(codes.join(' ')).toBe('1401 1401 1401 1401 1401 1429 1429 1429')
  })

  it('lets nobody wait for a free try that came later and was counted first', async () => {
    const { username } = await buildStaff(server)
    const from = at('198.51.100.14')
    ahead += 5000
    expect((await firstStep(username, 'not the password', from)).code).toBe(1401)
    ahead -= 5000
    expect((await firstStep(username, 'not the password', from)).code).toBe(1401)
  })

  it('counts wrong codes like wrong passwords, and giving the password again does not forgive them', async () => {
    const { username, secret } = await buildStaff(server)
    const from = at('198.51.100.5')
    for (let tries = 0; tries < 4; tries++) {
      const answered = await secondStep(await ticketOf(username, from), wrongCodeOf(secret), from)
      expect(answered).toMatchObject({ code: 1407, data: { fields: [{ field: 'code' }] } })
    }
    const ticket = await ticketOf(username, from)
    expect((await secondStep(ticket, wrongCodeOf(secret), from)).code).toBe(1429)
    expect((await secondStep(ticket, codeOf(secret), from)).code).toBe(1429)
    expect((await firstStep(username, server.password, from)).code).toBe(1429)
  })

  it('tells after a whole login who has tried meanwhile, once, and writes it down', async () => {
    const { username, secret, staffId } = await buildStaff(server)
    for (const address of ['198.51.100.6', '198.51.100.6', '2001:db8:1:2:3::4']) {
      await firstStep(username, 'not the password', at(address))
    }
    await firstStep(username, 'mistyped', at('192.0.2.9'))
    const home = at('192.0.2.9')
    const first = await secondStep(await ticketOf(username, home), codeOf(secret), home)
    const networks = ['198.51.100.6', '2001:db8:1:2::/64']
    expect(first.data).toMatchObject({ wrong_tries: { count: 3, networks, has_more: false } })
    const again = await secondStep(await ticketOf(username, home), codeOf(secret, 1), home)
    expect(again.data).toMatchObject({ wrong_tries: null })
    const [entry] = await server.asOwner<{ after: object }>(
      "select after from audit_entries where action = 'staff.loggedIn' and subject_id = $1 order by id",
      [String(staffId)],
    )
    expect(entry?.after).toMatchObject({ wrongTries: { count: 3, networks } })
    expect((await entriesOf(staffId)).filter(action => action === 'staff.loginFailed')).toHaveLength(4)
  })

  it('keeps no name that nobody has: it may be a password', async () => {
    await firstStep('my-secret-password', 'x', at('198.51.100.8'))
    const rows = await server.asOwner<{ text: string }>('select staff_tries::text as text from staff_tries')
    expect(rows.map(({ text }) => text).join()).not.toContain('my-secret-password')
  })

  it('keeps no ticket past five minutes, for another agent, or with another name in it', async () => {
    const staff = await buildStaff(server)
    const ticket = await ticketOf(staff.username)
    await server.anotherSite('other-staff.test')
    const input = { ticket, code: codeOf(staff.secret) }
    expect((await server.call(staffSecondFactor, input, elsewhere)).code).toBe(1414)
    const [agent, id, ...rest] = ticket.split('.')
    const forged = [agent, Number(id) + 1, ...rest].join('.')
    expect((await secondStep(forged, codeOf(staff.secret))).code).toBe(1414)
    expect((await secondStep('x', codeOf(staff.secret))).code).toBe(1414)
    ahead += minutes(6)
    expect((await secondStep(ticket, codeOf(staff.secret))).code).toBe(1414)
  })

  it('does not know staff of another agent', async () => {
    const agentId = await server.anotherSite('third-staff.test')
    const stranger = await buildStaff({ ...server, agentId })
    expect((await firstStep(stranger.username)).code).toBe(1401)
    const session = await stranger.openSession()
    expect(await isLoggedIn(session)).toBe(false)
    const atHome = { ...session, headers: { host: 'third-staff.test' } }
    expect(await isLoggedIn(atHome)).toBe(true)
  })
})

describe('a code of the app', () => {
  it('counts once', async () => {
    const { username, secret } = await buildStaff(server)
    const code = codeOf(secret)
    expect((await secondStep(await ticketOf(username), code)).code).toBe(1)
    expect((await secondStep(await ticketOf(username), code)).code).toBe(1407)
    expect((await secondStep(await ticketOf(username), codeOf(secret, -1))).code).toBe(1407)
    expect((await secondStep(await ticketOf(username), codeOf(secret, 1))).code).toBe(1)
  })

  it('counts once even when it is sent twice at the same moment', async () => {
    const { username, secret } = await buildStaff(server)
    const ticket = await ticketOf(username)
    const codes = await Promise.all([secondStep(ticket, codeOf(secret)), secondStep(ticket, codeOf(secret))])
    expect(codes.map(({ code }) => code).sort()).toEqual([1, 1407])
  })

  it('may be one step early or late, not two', async () => {
    const early = await buildStaff(server)
    expect((await secondStep(await ticketOf(early.username), codeOf(early.secret, -1))).code).toBe(1)
    const late = await buildStaff(server)
    expect((await secondStep(await ticketOf(late.username), codeOf(late.secret, -3))).code).toBe(1407)
    expect((await secondStep(await ticketOf(late.username), codeOf(late.secret, 3))).code).toBe(1407)
  })

  it('is kept sealed: the secret is nowhere in the database', async () => {
    const { secret, staffId } = await buildStaff(server)
    const [row] = await server.asOwner<{ totp_secret: Buffer }>(
      'select totp_secret from staff where id = $1',
      [staffId],
    )
    expect(row?.totp_secret.includes(secret)).toBe(false)
  })
})

describe('who has no second factor yet', () => {
  interface Enrolling {
    ticket: string
    enrolment: { secret: string; address: string; qr_svg: string }
  }

  it('enrols one at the first login, and gets ten recovery codes once', async () => {
    const staff = await buildStaff(server, { isEnrolled: false })
    const { ticket, enrolment } = (await firstStep(staff.username)).data as Enrolling
    expect(enrolment.address).toContain(`secret=${enrolment.secret}`)
    expect(enrolment.qr_svg).toContain('<svg')
    expect((await secondStep(ticket, wrongCodeOf(enrolment.secret))).code).toBe(1407)
    const { data } = await secondStep(ticket, codeOf(enrolment.secret))
    const { recovery_codes } = data as { recovery_codes: string[] }
    expect(new Set(recovery_codes).size).toBe(10)
    expect(data).toMatchObject({ staff: { recovery_codes_left: 10 } })
    const later = await firstStep(staff.username)
    expect(later.data).toMatchObject({ enrolment: null })
    const again = await secondStep((later.data as Enrolling).ticket, codeOf(enrolment.secret, 1))
    expect(again.data).toMatchObject({ recovery_codes: null })
    expect(await entriesOf(staff.staffId)).toEqual([
      'staff.loginFailed',
      'staff.enrolled',
      'staff.loggedIn',
      'staff.loggedIn',
    ])
  })

  it('gets a fresh secret each time, so that one shown earlier is worth nothing', async () => {
    const staff = await buildStaff(server, { isEnrolled: false })
    const seen = (await firstStep(staff.username)).data as Enrolling
    const fresh = (await firstStep(staff.username)).data as Enrolling
    expect(fresh.enrolment.secret).not.toBe(seen.enrolment.secret)
    expect((await secondStep(fresh.ticket, codeOf(seen.enrolment.secret))).code).toBe(1407)
    expect((await secondStep(fresh.ticket, codeOf(fresh.enrolment.secret))).code).toBe(1)
  })
})

describe('a recovery code', () => {
  async function withCodes() {
    const staff = await loggedInStaff(server)
    const { data } = await server.call(renewRecoveryCodes, { code: codeOf(staff.secret) }, staff)
    return { ...staff, codes: (data as { recovery_codes: string[] }).recovery_codes }
  }

  it('opens the console once, however it is written', async () => {
    const { username, codes, staffId } = await withCodes()
    const [first = ''] = codes
    const typed = ` ${first.toLowerCase().replace('-', ' ')} `
    const { code, data } = await secondStep(await ticketOf(username), typed)
    expect({ code, data }).toMatchObject({ code: 1, data: { staff: { recovery_codes_left: 9 } } })
    expect((await secondStep(await ticketOf(username), first)).code).toBe(1407)
    expect(await entriesOf(staffId)).toEqual([
      'staff.recoveryCodesRenewed',
      'staff.recoveryCodeUsed',
      'staff.loggedIn',
      'staff.loginFailed',
    ])
  })

  it('is worth nothing for a colleague', async () => {
    const { codes } = await withCodes()
    const other = await buildStaff(server)
    expect((await secondStep(await ticketOf(other.username), codes[0] as string)).code).toBe(1407)
  })

  it('ends with the old ones when new ones are made, which needs a second factor', async () => {
    const staff = await withCodes()
    expect((await server.call(renewRecoveryCodes, { code: wrongCodeOf(staff.secret) }, staff)).code).toBe(
      1407,
    )
    const renewed = await server.call(renewRecoveryCodes, { code: codeOf(staff.secret, 1) }, staff)
    expect(renewed.code).toBe(1)
    expect((await secondStep(await ticketOf(staff.username), staff.codes[0] as string)).code).toBe(1407)
  })

  it('is kept as a keyed hash only', async () => {
    const { codes } = await withCodes()
    const stored = await server.asOwner<{ code_hash: Buffer }>('select code_hash from staff_recovery_codes')
    const plain = new Set(codes.flatMap(code => [code, code.replace('-', '')]))
    for (const { code_hash } of stored) expect(plain).not.toContain(code_hash.toString('utf8'))
  })
})

describe('a staff session', () => {
  it('ends with the logout, which also succeeds without one', async () => {
    const staff = await loggedInStaff(server)
    const answered = await server.call(staffLogout, {}, staff)
    expect(answered.code).toBe(1)
    expect(answered.response.cookies).toMatchObject([{ name: 'staff', value: '' }])
    expect(await isLoggedIn(staff)).toBe(false)
    expect((await server.call(staffLogout, {}, {})).code).toBe(1)
  })

  it('is dead at once when its holder is suspended', async () => {
    const staff = await loggedInStaff(server)
    const ticket = await ticketOf(staff.username)
    expect(await isLoggedIn(staff)).toBe(true)
    await server.asOwner("update staff set state = 'suspended' where id = $1", [staff.staffId])
    expect(await isLoggedIn(staff)).toBe(false)
    expect((await secondStep(ticket, codeOf(staff.secret))).code).toBe(1406)
    expect((await firstStep(staff.username)).code).toBe(1406)
  })

  it('is idle for eight hours at most', async () => {
    const staff = await loggedInStaff(server)
    ahead += minutes(7 * 60)
    expect(await isLoggedIn(staff)).toBe(true)
    ahead += minutes(7 * 60)
    expect(await isLoggedIn(staff)).toBe(true)
    ahead += minutes(8 * 60 + 1)
    expect(await isLoggedIn(staff)).toBe(false)
  })

  it('needs the right secret', async () => {
    const staff = await loggedInStaff(server)
    const [token = '', secret = ''] = staff.cookies.staff.split('.')
    const other = `${secret.slice(0, -2)}${secret.endsWith('AA') ? 'BB' : 'AA'}`
    expect(await isLoggedIn({ cookies: { staff: `${token}.${other}` } })).toBe(false)
  })

  it('is not a member’s session, nor the other way round', async () => {
    const staff = await loggedInStaff(server)
    const member = await server.loggedInMember()
    expect((await server.call(userInfo, {}, staff)).code).toBe(1000)
    const [token = '', sid = ''] = staff.cookies.staff.split('.')
    expect((await server.call(userInfo, {}, { cookies: { token, sid } })).code).toBe(1000)
    const asStaff = { cookies: { staff: `${member.cookies.token}.${member.cookies.sid}` } }
    expect(await isLoggedIn(asStaff)).toBe(false)
    expect(await isLoggedIn(member)).toBe(false)
  })
})

describe('every call for staff', () => {
  const forStaff = allCalls.filter(call => typeof call.access !== 'string')

  it('is closed to guests, to members and to every role that it does not name', {
    tags: ['slow'],
  }, async () => {
    const member = await server.loggedInMember()
    const people = await Promise.all(
      staffRoles.map(async role => ({ role, caller: await loggedInStaff(server, { roles: [role] }) })),
    )
    for (const call of forStaff) {
      expect((await server.send(call, {})).code, call.name).toBe(1000)
      expect((await server.send(call, {}, member)).code, call.name).toBe(1000)
      for (const { role, caller } of people) {
        const { code } = await server.send(call, {}, caller)
        const isLetIn = (call.access as readonly StaffRole[]).includes(role)
        expect(code === 1403, `${call.name} as ${role}`).toBe(!isLetIn)
      }
    }
  })

  it('is closed to staff of another agent', async () => {
    const agentId = await server.anotherSite('fourth-staff.test')
    const stranger = await loggedInStaff({ ...server, agentId })
    for (const call of forStaff) expect((await server.send(call, {}, stranger)).code, call.name).toBe(1000)
  })
})
