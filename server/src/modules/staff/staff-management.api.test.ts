import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StaffRole } from '#contract/call'
import { acceptStaffInvitation, readStaffInvitation, staffMe } from '#contract/staff/calls'
import * as calls from '#contract/staff/management-calls'
import { loggedInStaff } from '../../testing/build-staff'
import { buildWork } from '../../testing/build-work'
import { testServer } from '../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let admin: Awaited<ReturnType<typeof loggedInStaff>>
let sites = 0

beforeAll(async () => {
  server = await testServer({ hasSites: true })
  admin = await loggedInStaff(server, { name: '江一帆' })
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

const colleague = (roles: StaffRole[], name = 'Somebody') => loggedInStaff(server, { roles, name })
const list = async (by = admin) =>
  (await server.call(calls.listStaff, {}, by)).data as {
    staff: { id: number; name: string; state: string; sessions: number; has_second_factor: boolean }[]
    invitations: { id: number; note: string; invited_by: string }[]
  }
const entriesAbout = (subject: string, id: number) =>
  server.asOwner(
    'select action, before, after from audit_entries where subject = $1 and subject_id = $2 order by id',
    [subject, id],
  )
const isIn = async (who: typeof admin) => (await server.call(staffMe, {}, who)).data !== null

/** A site of its own, so that its admins are all there are. */
async function newSite() {
  sites += 1
  const domain = `staff-${sites}.test`
  const agentId = await server.anotherSite(domain)
  const headers = { host: domain }
  return {
    agentId,
    async admin(wanted: Parameters<typeof loggedInStaff>[1] = {}) {
      return { ...(await loggedInStaff({ ...server, agentId }, wanted)), headers }
    },
  }
}

describe('an invitation by an admin', () => {
  it('is a link that is shown once, kept as a hash, and makes somebody staff', async () => {
    const answered = await server.call(
      calls.inviteStaff,
      { note: '林岚', roles: ['editor', 'editor'] },
      admin,
    )
    const { link, id } = answered.data as { link: string; id: number }
    const invitation = new URL(link, 'http://site.test').searchParams.get('invitation') ?? ''
    expect((await list()).invitations).toMatchObject([
      { id, note: '林岚', roles: ['editor'], invited_by: '江一帆' },
    ])
    expect(JSON.stringify(await list())).not.toContain(invitation)
    const kept = await server.asOwner("select encode(token_hash, 'escape') as hash from staff_invitations")
    expect(JSON.stringify(kept)).not.toContain(invitation)
    const captcha = await server.solvedCaptcha()
    const person = { username: 'lin.lan', name: '林岚', password: server.password, captcha }
    expect((await server.call(acceptStaffInvitation, { invitation, ...person })).code).toBe(1)
    const after = await list()
    expect(after.invitations).toEqual([])
    expect(after.staff).toContainEqual(
      expect.objectContaining({
        name: '林岚',
        roles: ['editor'],
        has_second_factor: false,
        last_seen_at: null,
      }),
    )
    expect(await entriesAbout('staff_invitation', id)).toMatchObject([
      { action: 'staff.invited', after: { note: '林岚', roles: ['editor'] } },
    ])
  })

  it('is worthless once it is withdrawn', async () => {
    const { data } = await server.call(calls.inviteStaff, { note: 'x', roles: ['support'] }, admin)
    const { link, id } = data as { link: string; id: number }
    expect((await server.call(calls.withdrawStaffInvitation, { id }, admin)).code).toBe(1)
    const invitation = link.split('=')[1] ?? ''
    expect((await server.call(readStaffInvitation, { invitation })).code).toBe(1414)
    expect((await server.call(calls.withdrawStaffInvitation, { id }, admin)).status).toBe(404)
  })

  it('needs a role and a word for whom it is', async () => {
    expect((await server.call(calls.inviteStaff, { note: ' ', roles: ['admin'] }, admin)).code).toBe(1422)
    expect((await server.call(calls.inviteStaff, { note: 'x', roles: [] }, admin)).code).toBe(1422)
  })
})

describe('changing somebody', () => {
  it('counts at once and is in the log with before and after', async () => {
    const editor = await colleague(['editor'], '陈舟')
    const change = { id: editor.staffId, name: '陈小舟', roles: ['support' as const] }
    expect((await server.call(calls.changeStaff, change, admin)).code).toBe(1)
    expect((await server.call(calls.changeStaff, change, admin)).code).toBe(1)
    expect((await server.call(staffMe, {}, await editor.openSession())).data).toMatchObject({
      name: '陈小舟',
      roles: ['support'],
    })
    expect(await entriesAbout('staff', editor.staffId)).toEqual([
      {
        action: 'staff.changed',
        before: { name: '陈舟', roles: ['editor'] },
        after: { name: '陈小舟', roles: ['support'] },
      },
    ])
  })

  it('takes a role: sessions end, and with them the links to files that were made for it', async () => {
    const person = await colleague(['rights', 'support'])
    await server.call(
      calls.changeStaff,
      { id: person.staffId, roles: ['rights', 'support', 'editor'] },
      admin,
    )
    expect(await isIn(person)).toBe(true)
    await server.call(calls.changeStaff, { id: person.staffId, roles: ['support'] }, admin)
    expect(await isIn(person)).toBe(false)
  })

  it('suspends: sessions end, claimed works and assigned work orders go back to everybody', async () => {
    const person = await colleague(['editor', 'support'])
    const member = await server.loggedInMember()
    const workId = await buildWork(server, member.memberId, { status: '200' })
    await server.asOwner('update works set claimed_by = $1, claimed_at = now() where id = $2', [
      person.staffId,
      workId,
    ])
    const [ticket] = await server.asOwner<{ id: string }>(
      `insert into tickets (agent_id, number, member_id, mobile, source, language, category, subject, asked_at, answer_due_at, assigned_to, created_at, updated_at)
       values ($1, 'n1', $2, '13900000000', 'ticket', 'en', 'bug', 's', now(), now(), $3, now(), now()) returning id`,
      [server.agentId, member.memberId, person.staffId],
    )
    await server.call(calls.changeStaff, { id: person.staffId, state: 'suspended' }, admin)
    expect(await isIn(person)).toBe(false)
    expect(await server.asOwner('select claimed_by, claimed_at from works where id = $1', [workId])).toEqual([
      { claimed_by: null, claimed_at: null },
    ])
    expect(await server.asOwner('select assigned_to from tickets where id = $1', [ticket?.id])).toEqual([
      { assigned_to: null },
    ])
    expect(await entriesAbout('staff', person.staffId)).toEqual([
      {
        action: 'staff.suspended',
        before: { state: 'active' },
        after: { state: 'suspended', works_released: 1, tickets_released: 1 },
      },
    ])
    await server.call(calls.changeStaff, { id: person.staffId, state: 'active' }, admin)
    expect((await list()).staff).toContainEqual(
      expect.objectContaining({ id: person.staffId, state: 'active' }),
    )
  })

  it('is not for oneself, except for the name', async () => {
    const id = admin.staffId
    expect((await server.call(calls.changeStaff, { id, roles: ['admin', 'editor'] }, admin)).code).toBe(1403)
    expect((await server.call(calls.changeStaff, { id, state: 'suspended' }, admin)).code).toBe(1403)
    expect((await server.call(calls.resetSecondFactor, { id }, admin)).code).toBe(1403)
    expect((await server.call(calls.changeStaff, { id, name: '江帆', roles: ['admin'] }, admin)).code).toBe(1)
    await server.call(calls.changeStaff, { id, name: '江一帆' }, admin)
  })

  it('of somebody at another site, or of nobody, is refused', async () => {
    const { staffId } = await (await newSite()).admin()
    const { data } = await server.call(
      calls.inviteStaff,
      { note: 'x', roles: ['admin'] },
      await (await newSite()).admin(),
    )
    for (const id of [staffId, 999_999_999]) {
      const answers = await Promise.all([
        server.call(calls.changeStaff, { id, name: 'x' }, admin),
        server.call(calls.resetSecondFactor, { id }, admin),
        server.call(calls.endStaffSessions, { id }, admin),
        server.call(calls.withdrawStaffInvitation, { id: (data as { id: number }).id }, admin),
      ])
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    }
  })
})

describe('an admin with a second factor', () => {
  it.each([
    ['demote', { roles: ['editor' as const] }],
    ['suspend', { state: 'suspended' as const }],
  ])('stays when two admins %s each other at the same moment', { tags: ['slow'] }, async (_, change) => {
    for (let round = 0; round < 4; round++) {
      const site = await newSite()
      const [one, other] = [await site.admin(), await site.admin()]
      const answers = await Promise.all([
        server.call(calls.changeStaff, { id: other.staffId, ...change }, one),
        server.call(calls.changeStaff, { id: one.staffId, ...change }, other),
      ])
      // Whoever comes second is no admin any more: refused there, or already at the door.
      expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
      const left = await server.asOwner(
        "select 1 from staff where agent_id = $1 and state = 'active' and 'admin' = any(roles)",
        [site.agentId],
      )
      expect(left).toHaveLength(1)
    }
  })

  it('stays when two admins reset each other', async () => {
    const site = await newSite()
    const [one, other] = [await site.admin(), await site.admin()]
    const answers = await Promise.all([
      server.call(calls.resetSecondFactor, { id: other.staffId }, one),
      server.call(calls.resetSecondFactor, { id: one.staffId }, other),
    ])
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    const left = await server.asOwner(
      'select 1 from staff where agent_id = $1 and totp_confirmed_at is not null',
      [site.agentId],
    )
    expect(left).toHaveLength(1)
  })
})

describe('a lost phone', () => {
  it('is made good: out everywhere, old codes worthless, a new factor at the next login', async () => {
    const person = await colleague(['finance'])
    await server.asOwner(
      "insert into staff_recovery_codes (agent_id, staff_id, code_hash) values ($1, $2, 'h')",
      [server.agentId, person.staffId],
    )
    expect((await server.call(calls.resetSecondFactor, { id: person.staffId }, admin)).code).toBe(1)
    expect(await isIn(person)).toBe(false)
    expect((await list()).staff).toContainEqual(
      expect.objectContaining({ id: person.staffId, has_second_factor: false, recovery_codes_left: 0 }),
    )
    expect(await entriesAbout('staff', person.staffId)).toMatchObject([
      { action: 'staff.secondFactorReset', before: { sessions: 1 } },
    ])
  })

  it('or device: every session ends, one’s own too', async () => {
    const person = await colleague(['admin'])
    await person.openSession()
    expect((await list()).staff).toContainEqual(expect.objectContaining({ id: person.staffId, sessions: 2 }))
    expect((await server.call(calls.endStaffSessions, { id: person.staffId }, person)).code).toBe(1)
    expect(await isIn(person)).toBe(false)
  })
})
