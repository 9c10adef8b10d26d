// One admin with every code of their own app, and without anybody else, tries for a week to move money.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Call, OutputOf, StaffRole } from '#contract/call'
import { agreeToDeed } from '#contract/deeds/calls'
import * as channels from '#contract/distribution/channel-calls'
import { emptyProfile } from '#contract/distribution/channel-profile'
import * as batches from '#contract/payouts/batch-calls'
import * as payouts from '#contract/payouts/payout-desk-calls'
import * as settings from '#contract/sites/settings-calls'
import { acceptStaffInvitation } from '#contract/staff/calls'
import * as staff from '#contract/staff/management-calls'
import { buildWithdrawal } from '../../testing/build-withdrawal'
import { buildMember } from '../../testing/builders'
import { type DeedSite, deedSite } from '../../testing/deed-kit'
import { testServer } from '../../testing/test-server'

type Person = Awaited<ReturnType<DeedSite['staff']>>

let server: Awaited<ReturnType<typeof testServer>>
let site: DeedSite
let admin: Person
let clerk: Person
let withdrawal: { id: number; version: number }

beforeAll(async () => {
  server = await testServer({ hasSites: true })
  site = await deedSite(server)
  admin = await site.admin(5000, { name: 'Alone' })
  clerk = await site.staff({ roles: ['finance'], name: 'Clerk' })
  await site.staff({ roles: ['finance'], name: 'Second clerk' })
  const { memberId } = await buildMember(server.database, site.agentId)
  const place = { ...server, agentId: site.agentId }
  const id = await buildWithdrawal(place, memberId)
  const [row] = await server.asOwner<{ version: number }>('select version from withdrawals where id = $1', [
    id,
  ])
  withdrawal = { id, version: row?.version ?? 0 }
  await server.asOwner('update agents set double_approval_above = 100000 where id = $1', [site.agentId])
  await server.asOwner("update staff set own_mobile = '13800000001' where id = $1", [clerk.staffId])
})
afterAll(() => server.close())

/** Everything that says who may move money and where it goes, and the money itself. */
async function holdings() {
  const of = (sql: string) => server.asOwner(sql, [site.agentId])
  return {
    staff: await of(
      `select id, totp_secret, totp_confirmed_at, roles, own_mobile from staff
       where agent_id = $1 and state = 'active' and roles && '{admin,finance}' order by id`,
    ),
    invitations: await of(
      "select 1 from staff_invitations where agent_id = $1 and roles && '{admin,finance}'",
    ),
    settings: await of(
      "select double_approval_above, tax_rule, presentation->'statistics' as statistics from agents where id = $1",
    ),
    domains: await of('select domain, is_primary from agent_domains where agent_id = $1 order by 1'),
    channels: await of(
      "select id, profile->'connection' as connection, sealed_credentials from channels where agent_id = $1 order by id",
    ),
    layouts: await of('select id, version from payout_layouts where agent_id = $1 order by id'),
    withdrawals: await of('select id, state, version from withdrawals where agent_id = $1 order by id'),
    ledger: await of('select id from ledger_transactions where agent_id = $1 order by id'),
  }
}

const by = <C extends Call>(call: C, input: unknown) => server.call(call, input as never, admin)
const invite = async (note: string, roles: StaffRole[]) => {
  const answered = await by(staff.inviteStaff, { note, roles })
  return (answered.data as OutputOf<typeof staff.inviteStaff>).link.split('=')[1] ?? ''
}
async function accept(invitation: string, username: string) {
  const headers = { headers: { host: site.domain } }
  const captcha = await server.solvedCaptcha(headers)
  const person = { username, name: username, password: server.password, captcha }
  return server.call(acceptStaffInvitation, { invitation, ...person }, headers)
}

/** As far as the calls answer: none of it may come to anything. */
async function tryEverything() {
  await server.forgive()
  const read = async () =>
    (await by(settings.readSettings, {})).data as OutputOf<typeof settings.readSettings>
  async function save(changed: object) {
    const { version, money } = await read()
    return by(settings.saveSettings, { version, money: { ...money, ...changed } })
  }
  await save({ double_approval_above: '', tax_rule: 'none' })
  const statistics = { service: 'matomo', address: 'https://thief.example.com/', site_id: '1' } as const
  const { version: seen, presentation } = await read()
  await by(settings.saveSettings, { version: seen, presentation: { ...presentation, statistics } })
  await by(staff.changeStaff, { id: clerk.staffId, own_mobile: null })
  await by(settings.addDomain, { domain: `thief-${site.agentId}.test` })
  await by(settings.makeDomainPrimary, { domain: `thief-${site.agentId}.test` })
  await by(staff.resetSecondFactor, { id: clerk.staffId })
  await by(staff.changeStaff, { id: admin.staffId, roles: ['admin', 'finance'] })
  const connection = { kind: 'sftp', host: 'thief.example.com', port: 22, username: 't', folder: '' }
  const profile = { ...emptyProfile, name: { 'zh-CN': '贼', en: 'Thief' }, connection }
  await by(channels.createChannel, { code: 'thief', profile, credentials: { password: 'p' } })
  const listed = (await by(channels.listChannelProfiles, {})).data as OutputOf<
    typeof channels.listChannelProfiles
  >
  for (const { id, version, profile: known } of listed) {
    await by(channels.saveChannel, { id, version, profile: { ...known, connection } })
  }
  await by(batches.saveBatchLayout, { layout: {} })
  await by(payouts.approvePayouts, { payouts: [withdrawal] })
  await by(payouts.markPayoutPaid, { ...withdrawal, paid_on: '2026-11-01', reference: 'x' })
  for (const { id } of (await site.list(admin)).waiting) {
    expect((await by(agreeToDeed, { id })).status).toBe(409)
  }
}

it('moves nothing', { tags: ['slow'], timeout: 120_000 }, async () => {
  const before = await holdings()
  const links = [
    await invite('One', ['finance']),
    await invite('Two', ['finance']),
    await invite('Three', ['admin']),
  ]
  for (const [index, link] of links.entries()) expect((await accept(link, `mule${index}`)).code).toBe(1414)
  // Colleagues who review are invited by one admin alone, and get no other right.
  expect((await accept(await invite('Four', ['support']), 'puppet')).code).toBe(1)
  const [puppet] = await server.asOwner<{ id: string }>(
    "select id from staff where agent_id = $1 and username = 'puppet'",
    [site.agentId],
  )
  for (const roles of [['finance'], ['admin'], ['admin', 'finance']] as StaffRole[][]) {
    await by(staff.changeStaff, { id: Number(puppet?.id), roles })
  }
  await tryEverything()
  // Days pass, and the job that would make the changes runs.
  for (const hours of [24, 48, 72, 23]) {
    for (const { id } of (await site.list(admin)).waiting) await site.letHoursPass(id, hours)
    await site.perform()
    await tryEverything()
  }
  for (const link of links) expect((await accept(link, 'late')).code).toBe(1414)
  const after = await holdings()
  const thief = after.channels.filter(({ id }) => !before.channels.some(known => known.id === id))
  expect(thief).toEqual([
    expect.objectContaining({ connection: { kind: 'folder' }, sealed_credentials: null }),
  ])
  expect({ ...after, channels: before.channels }).toEqual(before)
})

it('moves nothing either by making themselves the only admin', async () => {
  const other = await site.admin(5000)
  const before = await holdings()
  await by(staff.changeStaff, { id: other.staffId, state: 'suspended' })
  await by(staff.changeStaff, { id: other.staffId, state: 'active' })
  await tryEverything()
  for (const { id } of (await site.list(admin)).waiting) await site.letHoursPass(id, 24 * 6)
  await site.perform()
  const after = await holdings()
  const left = before.staff.filter(({ id }) => Number(id) !== other.staffId)
  expect({ ...after, channels: before.channels }).toEqual({ ...before, staff: left })
  expect((await site.list(admin)).waiting.every(({ needs_owner }) => needs_owner)).toBe(true)
}, 120_000)
