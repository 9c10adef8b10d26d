import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptStaffInvitation, readStaffInvitation, staffMe, staffSecondFactor } from '#contract/staff/calls'
import { buildStaff } from '../../testing/build-staff'
import { testServer } from '../../testing/test-server'
import { firstAdminLink, inviteFirstAdmin } from './first-admin'
import { totpCode, totpStep } from './totp'

/** Moved by the tests. */
let ahead = 0
const clock = { now: () => new Date(Date.now() + ahead) }
const day = 24 * 60 * 60 * 1000

let server: Awaited<ReturnType<typeof testServer>>
let sites = 0
beforeAll(async () => {
  server = await testServer({ hasSites: true, clock })
})
afterAll(() => server.close())

/** Its own agent, still without staff, so that the first admin can be invited. */
async function newSite() {
  sites += 1
  const domain = `invite-${sites}.test`
  const agentId = await server.anotherSite(domain)
  return { agentId, domain, caller: { headers: { host: domain } } }
}

type Site = Awaited<ReturnType<typeof newSite>>

async function invite({ agentId }: Site): Promise<string> {
  return (await inviteFirstAdmin(server.database, agentId, clock.now())) as string
}

async function accept(
  { caller }: Site,
  invitation: string,
  username = 'first.admin',
  password = server.password,
) {
  const captcha = await server.solvedCaptcha(caller)
  return server.call(
    acceptStaffInvitation,
    { invitation, username, name: '江一帆', password, captcha },
    caller,
  )
}

async function staffOf({ agentId }: Site) {
  return server.asOwner('select username, roles from staff where agent_id = $1', [agentId])
}

describe('the first admin', () => {
  it('joins by the one-time link, enrols a second factor and is in', async () => {
    const site = await newSite()
    const invitation = await invite(site)
    const read = await server.call(readStaffInvitation, { invitation }, site.caller)
    expect(read).toMatchObject({ code: 1, data: { roles: ['admin'] } })
    const joined = await accept(site, invitation)
    const { ticket, enrolment } = joined.data as { ticket: string; enrolment: { secret: string } }
    const code = totpCode(enrolment.secret, totpStep(clock.now()))
    const { response, data } = await server.call(staffSecondFactor, { ticket, code }, site.caller)
    expect((data as { recovery_codes: string[] }).recovery_codes).toHaveLength(10)
    const cookies = { staff: response.cookies[0]?.value ?? '' }
    const me = await server.call(staffMe, {}, { ...site.caller, cookies })
    expect(me.data).toMatchObject({ username: 'first.admin', name: '江一帆', roles: ['admin'] })
    const entries = await server.asOwner('select action from audit_entries where agent_id = $1 order by id', [
      site.agentId,
    ])
    expect(entries.map(entry => entry.action)).toEqual(['staff.joined', 'staff.enrolled', 'staff.loggedIn'])
  })

  it('is invited only as long as there is no staff, and by the newest link only', async () => {
    const site = await newSite()
    const older = await invite(site)
    const newer = await invite(site)
    expect((await server.call(readStaffInvitation, { invitation: older }, site.caller)).code).toBe(1414)
    expect((await accept(site, older)).code).toBe(1414)
    expect((await accept(site, newer)).code).toBe(1)
    expect(await inviteFirstAdmin(server.database, site.agentId, clock.now())).toBeUndefined()
  })

  it('gets one good link when servers start together', async () => {
    const site = await newSite()
    const links = await Promise.all([invite(site), invite(site), invite(site)])
    const read = await Promise.all(
      links.map(invitation => server.call(readStaffInvitation, { invitation }, site.caller)),
    )
    expect(read.filter(({ code }) => code === 1)).toHaveLength(1)
  })

  it('is told the whole link', async () => {
    const { domain } = await newSite()
    const place = { domain, origin: `http://${domain}:3000`, now: clock.now() }
    const link = await firstAdminLink(server.database, place)
    expect(link).toMatch(/^http:\/\/invite-\d+\.test:3000\/operator\/join\?invitation=[\w-]{43}$/)
    expect(await firstAdminLink(server.database, { ...place, domain: 'no-site.test' })).toBeUndefined()
  })
})

describe('an invitation', () => {
  it('makes one staff member, also when it is used twice at the same moment', async () => {
    const site = await newSite()
    const invitation = await invite(site)
    const answers = await Promise.all([accept(site, invitation, 'one'), accept(site, invitation, 'two')])
    expect(answers.map(({ code }) => code).sort()).toEqual([1, 1414])
    expect(await staffOf(site)).toHaveLength(1)
    expect((await accept(site, invitation, 'three')).code).toBe(1414)
  })

  it('ends after a week', async () => {
    const site = await newSite()
    const invitation = await invite(site)
    ahead += 7 * day + 1000
    expect((await server.call(readStaffInvitation, { invitation }, site.caller)).code).toBe(1414)
    expect((await accept(site, invitation)).code).toBe(1414)
    expect(await staffOf(site)).toEqual([])
  })

  it('is worth nothing at another site', async () => {
    const invitation = await invite(await newSite())
    const other = await newSite()
    expect((await server.call(readStaffInvitation, { invitation }, other.caller)).code).toBe(1414)
    expect((await accept(other, invitation)).code).toBe(1414)
  })

  it('stays good when the username is taken', async () => {
    const site = await newSite()
    const invitation = await invite(site)
    await buildStaff({ ...server, agentId: site.agentId }, { username: 'taken' })
    expect(await accept(site, invitation, 'taken')).toMatchObject({
      code: 1422,
      data: { fields: [{ field: 'username', message: 'This username is taken.' }] },
    })
    expect((await accept(site, invitation, 'free')).code).toBe(1)
  })

  it('refuses a password that everybody tries first, and stays good', async () => {
    const site = await newSite()
    const invitation = await invite(site)
    const answered = await accept(site, invitation, 'somebody', '1234567890')
    expect(answered).toMatchObject({ code: 1422, data: { fields: [{ field: 'password' }] } })
    expect((await accept(site, invitation)).code).toBe(1)
  })

  it('is kept as a hash only', async () => {
    const site = await newSite()
    const invitation = await invite(site)
    const rows = await server.asOwner<{ token_hash: Buffer }>('select token_hash from staff_invitations')
    expect(rows.some(({ token_hash }) => token_hash.toString('utf8').includes(invitation))).toBe(false)
  })
})
