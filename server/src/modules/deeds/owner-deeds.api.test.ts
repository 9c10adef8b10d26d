import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call'
import * as deeds from '#contract/deeds/calls'
import { changeStaff } from '#contract/staff/management-calls'
import { type DeedSite, deedSite } from '../../testing/deed-kit'
import { sentMails } from '../../testing/sent-mails'
import { testServer } from '../../testing/test-server'

type Person = Awaited<ReturnType<DeedSite['staff']>>

let server: Awaited<ReturnType<typeof testServer>>
let site: DeedSite
let admin: Person
let person: Person

beforeAll(async () => {
  server = await testServer({ hasSites: true })
})
beforeEach(async () => {
  await server.forgive()
  site = await deedSite(server)
  admin = await site.admin(1000, { name: 'Alone' })
  person = await site.staff({ roles: ['support'], name: 'Wen' })
  await server.asOwner(
    "insert into site_owners (agent_id, email, language, set_at) values ($1, $2, 'en', now())",
    [site.agentId, `owner@${site.domain}`],
  )
})
afterAll(() => server.close())

const host = () => ({ headers: { host: site.domain } })
const ask = () => server.call(changeStaff, { id: person.staffId, roles: ['finance'] }, admin)
const rolesNow = async () =>
  (await server.asOwner<{ roles: string[] }>('select roles from staff where id = $1', [person.staffId]))[0]
    ?.roles
const read = async (link: string) =>
  (await server.call(deeds.readOwnerDeed, { link }, host())).data as OutputOf<typeof deeds.readOwnerDeed>
const confirm = (link: string) => server.call(deeds.confirmOwnerDeed, { link }, host())
const stop = (link: string) => server.call(deeds.stopOwnerDeed, { link }, host())

/** What the mail to the owner leads to. */
async function asked() {
  const answered = await ask()
  expect(answered.code).toBe(1)
  const mail = (await sentMails(server)).findLast(({ to }) => to === `owner@${site.domain}`)
  if (!mail) throw new Error('the owner got no mail')
  const { button } = mail.letter as unknown as { button: { address: string } }
  const address = new URL(button.address)
  expect([address.hostname, address.pathname]).toEqual([site.domain, '/operator/deed'])
  const { id } = await site.only(admin)
  return { id, link: address.searchParams.get('link') ?? '', answered }
}

describe('on a site with one admin', () => {
  it('a deed acts 72 hours after its owner has confirmed it', async () => {
    const { id, link, answered } = await asked()
    expect(answered.data).toMatchObject({ needs_owner: true })
    expect(answered.msg).toContain('site owner')
    expect(await read(link)).toMatchObject({
      what: 'Change Wen’s roles to finance.',
      requested_by: 'Alone',
      state: 'waiting',
      cannot_confirm: null,
    })
    await site.letHoursPass(id, 30)
    await site.perform()
    expect(await rolesNow()).toEqual(['support'])
    expect((await confirm(link)).code).toBe(1)
    expect(await read(link)).toMatchObject({ cannot_confirm: 'confirmed' })
    expect((await confirm(link)).status).toBe(409)
    await site.letHoursPass(id, 71)
    await site.perform()
    expect(await rolesNow()).toEqual(['support'])
    await site.letHoursPass(id, 1)
    await site.perform()
    expect(await rolesNow()).toEqual(['finance'])
    expect(await read(link)).toMatchObject({ state: 'done', cannot_confirm: 'ended' })
  })

  it('nothing acts that the owner has not confirmed, whatever the admin does', async () => {
    const { id } = await asked()
    expect((await server.call(deeds.agreeToDeed, { id }, admin)).status).toBe(409)
    await site.letHoursPass(id, 7 * 24 - 1)
    await site.perform()
    expect(await rolesNow()).toEqual(['support'])
  })

  it('the owner stops it, before and after confirming it', async () => {
    for (const isConfirmed of [false, true]) {
      const { id, link } = await asked()
      if (isConfirmed) await confirm(link)
      expect((await stop(link)).code).toBe(1)
      expect((await stop(link)).status).toBe(409)
      expect((await site.list(admin)).ended[0]).toMatchObject({ id, state: 'stopped', ended_by: null })
    }
    expect(await rolesNow()).toEqual(['support'])
  })

  it('a click that comes too late to act within the seven days is refused', async () => {
    const { id, link } = await asked()
    await site.letHoursPass(id, 4 * 24 + 1)
    expect(await read(link)).toMatchObject({ cannot_confirm: 'late' })
    expect((await confirm(link)).status).toBe(409)
  })

  it('an admin who came since may say yes once they are no newcomer', async () => {
    const { id, link } = await asked()
    await site.admin(100)
    expect(await read(link)).toMatchObject({ cannot_confirm: 'admin' })
    expect((await confirm(link)).status).toBe(409)
    expect((await site.only(admin)).id).toBe(id)
  })

  it('somebody whom the only admin has brought in is no second person', async () => {
    const friend = await site.admin(100)
    await server.asOwner('update staff set invited_by = $2 where id = $1', [friend.staffId, admin.staffId])
    expect((await asked()).answered.data).toMatchObject({ needs_owner: true })
  })
})

describe('the link of the owner', () => {
  it('opens one deed of one site, and is kept as a hash', async () => {
    const { link } = await asked()
    expect((await server.call(deeds.readOwnerDeed, { link: `${link}x` }, host())).code).toBe(1414)
    const other = await deedSite(server)
    const elsewhere = { headers: { host: other.domain } }
    expect((await server.call(deeds.readOwnerDeed, { link }, elsewhere)).code).toBe(1414)
    expect((await server.call(deeds.confirmOwnerDeed, { link }, elsewhere)).code).toBe(1414)
    expect((await server.call(deeds.stopOwnerDeed, { link }, elsewhere)).code).toBe(1414)
    const rows = await server.asOwner('select pending_deeds::text from pending_deeds')
    expect(JSON.stringify(rows)).not.toContain(link)
    expect(JSON.stringify(await site.list(admin))).not.toContain(link)
  })

  it('is mailed where another admin can say yes as well, and stops the deed there', async () => {
    await site.admin()
    const { link, answered } = await asked()
    expect(answered.data).toMatchObject({ needs_owner: false })
    expect((await confirm(link)).status).toBe(409)
    expect((await stop(link)).code).toBe(1)
  })

  it('has an address that the application cannot change', async () => {
    const write = (sql: string) => server.database.change(site.agentId, tx => tx.run(sql, []))
    await expect(write("update site_owners set email = 'thief@example.com'")).rejects.toThrow(
      /permission denied/,
    )
    await expect(
      write("insert into site_owners (email, language, set_at) values ('thief@example.com', 'en', now())"),
    ).rejects.toThrow(/permission denied/)
    await expect(write('delete from site_owners')).rejects.toThrow(/permission denied/)
  })
})
