// Who has to act on a deed finds it among what waits, and hears of it again by mail while it waits.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call'
import { readDashboard } from '#contract/dashboard/calls'
import { agreeToDeed, stopDeed } from '#contract/deeds/calls'
import { readSettings, saveSettings } from '#contract/sites/settings-calls'
import { createLog } from '../../platform/log'
import { type DeedSite, deedSite } from '../../testing/deed-kit'
import { testServer } from '../../testing/test-server'
import { momentInChina } from '../deeds/deeds.public'
import { mailStaff } from './dashboard.public'

type Person = Awaited<ReturnType<DeedSite['staff']>>

let server: Awaited<ReturnType<typeof testServer>>
let site: DeedSite
let asker: Person
let second: Person
beforeAll(async () => {
  server = await testServer({ hasSites: true })
  site = await deedSite(server)
  asker = await site.admin()
  second = await site.admin()
})
afterAll(() => server.close())

const queueOf = async (who: Person) =>
  ((await server.call(readDashboard, {}, who)).data as OutputOf<typeof readDashboard>).queues.deeds

async function ask() {
  const { version, money } = (await server.call(readSettings, {}, asker)).data as OutputOf<
    typeof readSettings
  >
  const tax_rule = money.tax_rule === 'none' ? 'royalty' : 'none'
  await server.call(saveSettings, { version, money: { ...money, tax_rule } as never }, asker)
  return (await site.only(asker)).id
}

it('a deed counts on the first page of each admin until it has ended, late on its last day', async () => {
  const id = await ask()
  const colleague = await site.staff({ roles: ['finance'] })
  expect(await queueOf(colleague)).toBeNull()
  for (const admin of [asker, second])
    expect(await queueOf(admin)).toEqual({ waiting: 1, oldest_at: expect.any(String), late: 0 })
  await site.letHoursPass(id, 6 * 24)
  expect(await queueOf(second)).toMatchObject({ waiting: 1, late: 1 })
  await server.call(stopDeed, { id }, second)
  expect(await queueOf(asker)).toEqual({ waiting: 0, oldest_at: null, late: 0 })
})

it('a deed that still waits for a yes after a day is in the mails to admins, with its end', async () => {
  const address = 'second@example.com'
  await server.asOwner(
    "insert into mail_addresses (agent_id, staff_id, address, language, confirmed_at) values ($1, $2, $3, 'en', now())",
    [site.agentId, second.staffId, address],
  )
  const { database } = server
  const services = { ...server.services, demo: { isPublic: false, phoneKey: 'k' } }
  const means = { agentId: site.agentId, database, services, log: createLog('silent') }
  async function told() {
    await server.asOwner('delete from mails')
    await server.asOwner('delete from staff_mails')
    await mailStaff.run({ ...means, payload: { staffId: second.staffId } })
    const mails = await server.services.mail.recent(site.agentId)
    return mails.filter(({ to, text }) => to === address && text.includes('pending change'))
  }
  const id = await ask()
  expect(await told()).toEqual([])
  await site.letHoursPass(id, 24)
  const [mail] = await told()
  expect(mail?.text).toContain('1 pending change')
  expect(mail?.text).toContain(momentInChina(new Date((await site.only(asker)).ends_at)))
  expect(mail?.text).toContain('/operator/deeds')
  const before = (await server.services.mail.recent(site.agentId)).length
  expect((await server.call(agreeToDeed, { id }, second)).code).toBe(1)
  await told()
  expect((await server.services.mail.recent(site.agentId)).length).toBe(before)
})
