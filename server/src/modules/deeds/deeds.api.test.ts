import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call'
import * as deeds from '#contract/deeds/calls'
import { acceptStaffInvitation, readStaffInvitation } from '#contract/staff/calls'
import * as staff from '#contract/staff/management-calls'
import { type DeedSite, deedSite } from '../../testing/deed-kit'
import { sentMails } from '../../testing/sent-mails'
import { testServer } from '../../testing/test-server'

type Person = Awaited<ReturnType<DeedSite['staff']>>

let server: Awaited<ReturnType<typeof testServer>>
let site: DeedSite
let asker: Person
let second: Person

beforeAll(async () => {
  server = await testServer({ hasSites: true })
})
beforeEach(async () => {
  await server.forgive()
  site = await deedSite(server)
  asker = await site.admin(1000, { name: 'Asker' })
  second = await site.admin(1000, { name: 'Second' })
})
afterAll(() => server.close())

const rolesOf = async (staffId: number) =>
  (
    await server.asOwner<{ roles: string[]; state: string }>('select roles, state from staff where id = $1', [
      staffId,
    ])
  )[0]
const agree = (id: number, by = second) => server.call(deeds.agreeToDeed, { id }, by)
const stop = (id: number, by = second) => server.call(deeds.stopDeed, { id }, by)
const promote = (id: number, by = asker) => server.call(staff.changeStaff, { id, roles: ['finance'] }, by)
const stateOf = async (id: number) =>
  (
    await server.asOwner<{ state: string; end_reason: string }>(
      'select state, end_reason from pending_deeds where id = $1',
      [id],
    )
  )[0]

/** A promotion that waits, of somebody new. */
async function promotion() {
  const person = await site.staff({ roles: ['support'] })
  const answered = await promote(person.staffId)
  expect(answered.code).toBe(1)
  return { person, id: (await site.only(asker)).id }
}

describe('a role that handles money', () => {
  it('waits for another admin and for a day, and then counts', async () => {
    const { person, id } = await promotion()
    await site.perform()
    expect(await rolesOf(person.staffId)).toMatchObject({ roles: ['support'] })
    expect((await agree(id)).code).toBe(1)
    await site.perform()
    expect(await rolesOf(person.staffId)).toMatchObject({ roles: ['support'] })
    await site.letHoursPass(id, 23)
    await site.perform()
    expect(await rolesOf(person.staffId)).toMatchObject({ roles: ['support'] })
    await site.letHoursPass(id, 1)
    await site.perform()
    await site.perform()
    expect(await rolesOf(person.staffId)).toMatchObject({ roles: ['finance'] })
    expect(await stateOf(id)).toMatchObject({ state: 'done' })
    const log = await server.asOwner(
      "select action, staff_name from audit_entries where agent_id = $1 and (subject = 'deed' or action = 'staff.changed') order by id",
      [site.agentId],
    )
    expect(log).toEqual([
      { action: 'deed.requested', staff_name: 'Asker' },
      { action: 'deed.agreed', staff_name: 'Second' },
      { action: 'staff.changed', staff_name: 'Asker' },
      { action: 'deed.done', staff_name: '' },
    ])
  })

  it('does not wait when it is taken away, and nothing waits that gives no such role', async () => {
    const clerk = await site.staff({ roles: ['finance', 'support'] })
    await server.call(staff.changeStaff, { id: clerk.staffId, roles: ['support', 'editor'] }, asker)
    expect(await rolesOf(clerk.staffId)).toMatchObject({ roles: ['editor', 'support'] })
    await server.call(staff.changeStaff, { id: second.staffId, state: 'suspended' }, asker)
    expect(await rolesOf(second.staffId)).toMatchObject({ state: 'suspended' })
    expect((await site.list(asker)).waiting).toEqual([])
  })

  it('waits also when it comes back with somebody who was suspended', async () => {
    const clerk = await site.staff({ roles: ['finance'] })
    await server.call(staff.changeStaff, { id: clerk.staffId, state: 'suspended' }, asker)
    await server.call(staff.changeStaff, { id: clerk.staffId, state: 'active' }, asker)
    expect(await rolesOf(clerk.staffId)).toMatchObject({ state: 'suspended' })
    expect(await site.only(asker)).toMatchObject({ kind: 'staff-rights', needs_owner: false })
  })

  it('is neither asked for twice nor changed while it waits', async () => {
    const { person, id } = await promotion()
    expect((await promote(person.staffId)).data).toMatchObject({ id })
    expect((await promote(person.staffId, second)).status).toBe(409)
    const other = { id: person.staffId, roles: ['admin' as const] }
    expect((await server.call(staff.changeStaff, other, asker)).status).toBe(409)
    expect((await site.list(asker)).waiting).toHaveLength(1)
  })

  it('keeps the other changes of the same request', async () => {
    const person = await site.staff({ roles: ['support'], name: 'Before' })
    const change = { id: person.staffId, name: 'After', roles: ['finance' as const] }
    const { msg } = await server.call(staff.changeStaff, change, asker)
    expect(msg).toContain('waits for another admin')
    expect((await site.only(asker)).what).toBe('Change After’s roles to finance.')
  })
})

describe('a yes', () => {
  it('is not for who asked, nor for a new admin, nor for somebody whom they invited', async () => {
    const { id } = await promotion()
    const fresh = await site.admin(71)
    const invited = await site.admin(29 * 24)
    await server.asOwner('update staff set invited_by = $2 where id = $1', [invited.staffId, asker.staffId])
    const answered = [await agree(id, asker), await agree(id, fresh), await agree(id, invited)]
    expect(answered.map(({ status }) => status)).toEqual([409, 409, 409])
    const why = async (who: Person) => (await site.only(who)).cannot_agree
    expect([await why(asker), await why(fresh), await why(invited), await why(second)]).toEqual([
      'own',
      'newAdmin',
      'invited',
      null,
    ])
    await server.asOwner("update staff set created_at = now() - interval '31 days' where id = $1", [
      invited.staffId,
    ])
    expect((await agree(id, invited)).code).toBe(1)
    expect((await agree(id)).status).toBe(409)
  })

  it('is not for somebody whom who asked has made admin, or brought back as one, within 30 days', async () => {
    const made = await site.staff({ roles: ['editor'] })
    const back = await site.admin(1000)
    await server.call(staff.changeStaff, { id: back.staffId, state: 'suspended' }, asker)
    for (const change of [
      { id: made.staffId, roles: ['editor' as const, 'admin' as const] },
      { id: back.staffId, state: 'active' as const },
    ]) {
      await server.call(staff.changeStaff, change, asker)
      const { id } = await site.only(asker)
      expect((await agree(id)).code).toBe(1)
      await site.letHoursPass(id, 24)
      await site.perform()
      expect(await stateOf(id)).toMatchObject({ state: 'done' })
    }
    const raised = [made, { ...back, ...(await back.openSession()) }]
    await server.asOwner(
      "update staff set admin_since = now() - interval '80 hours', created_at = now() - interval '40 days' where agent_id = $1",
      [site.agentId],
    )
    const { id } = await promotion()
    for (const who of raised) {
      expect((await site.only(who)).cannot_agree).toBe('invited')
      expect((await agree(id, who)).status).toBe(409)
    }
    expect((await site.only(second)).cannot_agree).toBeNull()
    // What somebody else asked for is no invitation by who asks now.
    await stop(id)
    await promote((await site.staff({ roles: ['support'] })).staffId, second)
    expect((await site.only(raised[0] as Person)).cannot_agree).toBeNull()
  })

  it('is not for somebody who has invited who asks, or asked for their role, within 30 days', async () => {
    const invited = await site.admin(1000)
    await server.asOwner('update staff set invited_by = $2, created_at = now() where id = $1', [
      invited.staffId,
      second.staffId,
    ])
    const made = await site.staff({ roles: ['editor'] })
    await server.call(staff.changeStaff, { id: made.staffId, roles: ['editor', 'admin'] }, second)
    const { id: making } = await site.only(second)
    expect((await agree(making, asker)).code).toBe(1)
    await site.letHoursPass(making, 24)
    await site.perform()
    expect(await stateOf(making)).toMatchObject({ state: 'done' })
    for (const who of [invited, made]) {
      await promote((await site.staff({ roles: ['support'] })).staffId, who)
      const { id } = await site.only(who)
      expect((await site.only(second)).cannot_agree).toBe('inviter')
      expect((await agree(id)).status).toBe(409)
      expect((await agree(id, asker)).code).toBe(1)
      await stop(id)
    }
  })

  it('needs a code of the app, and the role', async () => {
    const { id } = await promotion()
    expect((await server.send(deeds.agreeToDeed, { id }, second)).status).toBe(422)
    const clerk = await site.staff({ roles: ['finance'] })
    expect((await agree(id, clerk)).status).toBe(403)
    expect((await stop(id, clerk)).status).toBe(403)
    expect((await server.call(deeds.listDeeds, {}, clerk)).status).toBe(403)
  })

  it('of somebody at another site is about nothing', async () => {
    const { id } = await promotion()
    const stranger = await (await deedSite(server)).admin()
    expect((await agree(id, stranger)).status).toBe(404)
    expect((await stop(id, stranger)).status).toBe(404)
  })

  it('counts from being an admin anew for somebody who was suspended meanwhile', async () => {
    const third = await site.admin()
    const { id } = await promotion()
    await server.asOwner("update staff set state = 'suspended' where id = $1", [third.staffId])
    await server.asOwner("update staff set state = 'active' where id = $1", [third.staffId])
    expect((await agree(id, third)).status).toBe(409)
  })
})

describe('a deed that waits', () => {
  it('is stopped by any admin, however new, and does nothing after it', async () => {
    const { person, id } = await promotion()
    await agree(id)
    const fresh = await site.admin(0)
    expect((await stop(id, fresh)).code).toBe(1)
    expect((await stop(id)).status).toBe(409)
    expect((await agree(id)).status).toBe(409)
    await site.perform()
    expect(await rolesOf(person.staffId)).toMatchObject({ roles: ['support'] })
    expect((await site.list(asker)).ended).toMatchObject([{ id, state: 'stopped' }])
  })

  it('ends after seven days, agreed on or not', async () => {
    const { person, id } = await promotion()
    await site.letHoursPass(id, 7 * 24)
    expect((await agree(id)).status).toBe(409)
    await site.perform()
    expect(await stateOf(id)).toMatchObject({ state: 'expired' })
    expect(await rolesOf(person.staffId)).toMatchObject({ roles: ['support'] })
  })

  it.each([
    ['who asked was suspended', () => ["state = 'suspended'", asker], 'deeds.failed.requester'],
    ['who asked is no admin any more', () => ["roles = '{support}'", asker], 'deeds.failed.requester'],
    ['who agreed was suspended', () => ["state = 'suspended'", second], 'deeds.failed.agreer'],
    [
      'who agreed lost the role and got it back',
      () => ["roles = '{support}'", second],
      'deeds.failed.agreer',
    ],
  ] as const)('does nothing when %s', async (_, what, reason) => {
    await site.admin()
    const { person, id } = await promotion()
    await agree(id)
    await site.letHoursPass(id, 24)
    const [change, who] = what() as [string, Person]
    await server.asOwner(`update staff set ${change} where id = $1`, [who.staffId])
    if (reason === 'deeds.failed.agreer' && change.startsWith('roles')) {
      await server.asOwner("update staff set roles = '{admin}' where id = $1", [who.staffId])
    }
    await site.perform()
    expect(await stateOf(id)).toEqual({ state: 'failed', end_reason: reason })
    expect(await rolesOf(person.staffId)).toMatchObject({ roles: ['support'] })
  })

  it('does nothing when what it is about has changed', async () => {
    const { person, id } = await promotion()
    await agree(id)
    await site.letHoursPass(id, 24)
    await server.call(staff.changeStaff, { id: person.staffId, roles: ['editor'] }, asker)
    await site.perform()
    expect(await stateOf(id)).toEqual({ state: 'failed', end_reason: 'deeds.failed.changed' })
    expect(await rolesOf(person.staffId)).toMatchObject({ roles: ['editor'] })
  })

  it('is done once by two workers', async () => {
    const { id } = await promotion()
    await agree(id)
    await site.letHoursPass(id, 24)
    await Promise.all([site.perform(), site.perform(), site.perform()])
    const log = await server.asOwner(
      "select 1 from audit_entries where agent_id = $1 and action = 'deed.done'",
      [site.agentId],
    )
    expect(log).toHaveLength(1)
  })

  it('cannot be another one by then, nor be done before its day, by any writer', async () => {
    const { id } = await promotion()
    const asApplication = (sql: string) =>
      server.database.change(site.agentId, tx =>
        tx.run(`update pending_deeds set ${sql} where id = $1`, [id]),
      )
    await expect(asApplication(`change = '{"name": "x", "roles": ["admin"]}'`)).rejects.toThrow(
      /no longer what/,
    )
    await expect(asApplication("state = 'done', ended_at = now()")).rejects.toThrow(/check/)
    await expect(
      asApplication(`agreed_by = ${asker.staffId}, agreed_at = now(), ready_at = now()`),
    ).rejects.toThrow(/check/)
    await expect(
      asApplication(
        `state = 'done', ended_at = now(), agreed_by = ${second.staffId}, agreed_at = now(), ready_at = now()`,
      ),
    ).rejects.toThrow(/check/)
  })

  it('reaches every admin by mail, at each step', async () => {
    await server.asOwner(
      `insert into mail_addresses (agent_id, staff_id, address, language, confirmed_at, left_at)
       values ($1, $2, $3, 'en', now(), null), ($1, $4, $5, 'zh-CN', now(), now())`,
      [
        site.agentId,
        ...[asker.staffId, `asker@${site.domain}`],
        ...[second.staffId, `second@${site.domain}`],
      ],
    )
    const { id } = await promotion()
    await agree(id)
    await site.letHoursPass(id, 24)
    await site.perform()
    const mails = (await sentMails(server)).filter(({ to }) => to.endsWith(site.domain))
    expect(mails.filter(({ to }) => to.startsWith('asker')).map(({ letter }) => letter.subject)).toEqual([
      expect.stringContaining('A change is waiting for approval'),
      expect.stringContaining('A change was approved'),
      expect.stringContaining('A change took effect'),
    ])
    expect(mails.filter(({ to }) => to.startsWith('second'))).toHaveLength(3)
    expect(mails[0]?.letter.paragraphs).toEqual([
      'Change Test staff’s roles to finance.',
      'Requested by Asker. If you don’t expect this change, stop it.',
    ])
  })
})

describe('an invitation of finance', () => {
  const invite = () => server.call(staff.inviteStaff, { note: 'Wen', roles: ['finance'] }, asker)

  it('has a link that works once the deed is done, and for seven days from then', async () => {
    const made = (await invite()).data as OutputOf<typeof staff.inviteStaff>
    expect(made).toMatchObject({ id: null, expires_at: null, waiting: { needs_owner: false } })
    const invitation = made.link.split('=')[1] ?? ''
    const headers = { headers: { host: site.domain } }
    const read = () => server.call(readStaffInvitation, { invitation }, headers)
    expect((await read()).msg).toContain('still waits for approval')
    const captcha = () => server.solvedCaptcha(headers)
    const person = { username: `wen-${site.agentId}`, name: 'Wen', password: server.password }
    const accept = async () =>
      server.call(acceptStaffInvitation, { invitation, ...person, captcha: await captcha() }, headers)
    expect((await accept()).code).not.toBe(1)
    const { id, what } = await site.only(asker)
    expect(what).toBe('Invite “Wen” as finance.')
    await agree(id)
    await site.letHoursPass(id, 24)
    await site.perform()
    expect((await read()).data).toMatchObject({ roles: ['finance'] })
    expect((await accept()).code).toBe(1)
    const [joined] = await server.asOwner('select invited_by from staff where username = $1', [
      person.username,
    ])
    expect(joined).toEqual({ invited_by: String(asker.staffId) })
  })

  it('never says its link to anybody else, and is worthless once it is stopped', async () => {
    const { link } = (await invite()).data as OutputOf<typeof staff.inviteStaff>
    const { id } = await site.only(second)
    expect(JSON.stringify(await site.list(second))).not.toContain(link.split('=')[1])
    await agree(id)
    await stop(id)
    await site.perform()
    expect(
      await server.asOwner('select 1 from staff_invitations where agent_id = $1', [site.agentId]),
    ).toEqual([])
  })
})

describe('while a deed about somebody waits', () => {
  it('who asked for it neither resets their second factor nor renames them', async () => {
    const { person, id } = await promotion()
    const reset = (by: Person) => server.call(staff.resetSecondFactor, { id: person.staffId }, by)
    const rename = (by: Person) => server.call(staff.changeStaff, { id: person.staffId, name: 'Other' }, by)
    expect([(await reset(asker)).status, (await rename(asker)).status]).toEqual([409, 409])
    expect((await rename(second)).code).toBe(1)
    expect((await reset(second)).code).toBe(1)
    await stop(id)
    expect((await server.call(staff.changeStaff, { id: person.staffId, name: 'Wen' }, asker)).code).toBe(1)
    expect((await reset(asker)).code).toBe(1)
  })

  it('is still theirs to suspend, and the other changes of the very request are made', async () => {
    const person = await site.staff({ roles: ['support'], name: 'Before' })
    const change = { id: person.staffId, name: 'After', roles: ['finance' as const] }
    expect((await server.call(staff.changeStaff, change, asker)).code).toBe(1)
    expect((await server.call(staff.changeStaff, change, asker)).code).toBe(1)
    const { id } = await site.only(asker)
    expect(id).toBeGreaterThan(0)
    const suspend = { id: person.staffId, state: 'suspended' as const }
    expect((await server.call(staff.changeStaff, suspend, asker)).code).toBe(1)
    expect(await rolesOf(person.staffId)).toMatchObject({ state: 'suspended' })
  })
})

describe('a second factor of finance', () => {
  it('is reset after the yes and the day; that of others is reset right away', async () => {
    const clerk = await site.staff({ roles: ['finance'] })
    const editor = await site.staff({ roles: ['editor'] })
    for (const { staffId } of [clerk, editor])
      expect((await server.call(staff.resetSecondFactor, { id: staffId }, asker)).code).toBe(1)
    const hasFactor = async ({ staffId }: Person) =>
      (await server.asOwner('select 1 from staff where id = $1 and totp_confirmed_at is not null', [staffId]))
        .length === 1
    expect([await hasFactor(clerk), await hasFactor(editor)]).toEqual([true, false])
    const { id } = await site.only(asker)
    await agree(id)
    await site.letHoursPass(id, 24)
    await site.perform()
    expect(await hasFactor(clerk)).toBe(false)
  })
})

describe('a site without a posting', () => {
  it('makes every change right away and lists it', async () => {
    const young = await deedSite(server, { hasPosted: false })
    const admin = await young.admin(0)
    const person = await young.staff({ roles: ['support'] })
    expect(
      (await server.call(staff.changeStaff, { id: person.staffId, roles: ['finance'] }, admin)).data,
    ).toBeNull()
    expect(await rolesOf(person.staffId)).toMatchObject({ roles: ['finance'] })
    const invited = await server.call(staff.inviteStaff, { note: 'Wen', roles: ['finance'] }, admin)
    expect(invited.data).toMatchObject({ id: expect.any(Number), waiting: null })
    const { waiting, ended } = await young.list(admin)
    expect(waiting).toEqual([])
    expect(ended.map(({ kind, is_immediate }) => [kind, is_immediate])).toEqual([
      ['staff-invitation', true],
      ['staff-rights', true],
    ])
  })
})
