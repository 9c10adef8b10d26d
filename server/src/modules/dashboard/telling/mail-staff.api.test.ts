import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StaffRole } from '#contract/call'
import { setCodeAlarms } from '#contract/release-codes/calls'
import { createLog } from '../../../platform/log'
import { loggedInStaff } from '../../../testing/build-staff'
import { buildWork } from '../../../testing/build-work'
import { ownRows } from '../../../testing/probes/own-rows'
import { testServer } from '../../../testing/test-server'
import { mountTinyDisk } from '../../../testing/tiny-disk'
import { isDue, mailStaff, watchQueues } from './mail-staff.job'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.asOwner('delete from mail_addresses')
  await server.asOwner('delete from staff_mails')
})

let counted = 0
async function mailed(roles: StaffRole[]) {
  const staff = await loggedInStaff(server, { roles })
  const address = `staff${++counted}@example.com`
  await server.asOwner(
    "insert into mail_addresses (agent_id, staff_id, address, language, confirmed_at) values ($1, $2, $3, 'en', now())",
    [server.agentId, staff.staffId, address],
  )
  return { ...staff, address }
}
const means = () => ({
  agentId: server.agentId,
  database: server.database,
  services: { ...server.services, demo: { isPublic: false, phoneKey: 'k' } },
  log: createLog('silent'),
})
const look = (staffId: number) => mailStaff.run({ ...means(), payload: { staffId } })
const to = async (address: string) =>
  (await server.services.mail.recent(server.agentId)).filter(mail => mail.to === address).reverse()
async function lateWork(status: '200' | '300') {
  const { memberId } = await server.loggedInMember()
  const id = await buildWork(server, memberId, { status })
  await server.asOwner("update works set status_since = now() - interval '60 days' where id = $1", [id])
}
const hoursPass = (hours: number) =>
  server.asOwner(`update staff_mails set mailed_at = mailed_at - interval '${hours} hours'`)

describe('a mail to staff', () => {
  it('goes to those who see the queue, and to nobody else', async () => {
    const [editor, finance] = [await mailed(['editor']), await mailed(['finance'])]
    await lateWork('200')
    await look(editor.staffId)
    await look(finance.staffId)
    const [mail, ...more] = await to(editor.address)
    expect(more).toEqual([])
    expect(mail?.text).toContain('1 content review is late')
    expect(mail?.text).toContain('/operator/review')
    expect(await to(finance.address)).toEqual([])
  })

  it('comes again when there is more, but not within the hour, and once a day while it lasts', async () => {
    const editor = await mailed(['editor'])
    await lateWork('200')
    await look(editor.staffId)
    await look(editor.staffId)
    expect(await to(editor.address)).toHaveLength(1)
    await lateWork('200')
    await look(editor.staffId)
    expect(await to(editor.address)).toHaveLength(1)
    await hoursPass(1)
    await server.asOwner('delete from mails')
    await look(editor.staffId)
    expect(await to(editor.address)).toHaveLength(2)
    await hoursPass(2)
    await server.asOwner('delete from mails')
    await look(editor.staffId)
    expect(await to(editor.address)).toHaveLength(2)
    await hoursPass(22)
    await look(editor.staffId)
    expect(await to(editor.address)).toHaveLength(3)
  })

  it('tells of tickets before their time is over, of codes that run out and of jobs that were given up', async () => {
    const [support, admin] = [await mailed(['support']), await mailed(['admin'])]
    const { memberId } = await server.loggedInMember()
    await server.asOwner(
      `insert into tickets (agent_id, number, member_id, mobile, source, language, category, subject, asked_at, answer_due_at, created_at, updated_at)
       values ($1, 'W999001', $2, '13900000009', 'ticket', 'en', 'bug', 's', now(), now() + interval '3 hours', now(), now())`,
      [server.agentId, memberId],
    )
    await server.asOwner(
      `select graphile_worker.add_job('mailDigests', json_build_object('agentId', $1::int), max_attempts => 1)`,
      [server.agentId],
    )
    await server.asOwner(
      "update graphile_worker._private_jobs set attempts = 1, last_error = 'x' where max_attempts = 1",
    )
    await server.call(setCodeAlarms, { isrc: 0, upc: 9_999_999 }, admin)
    await look(support.staffId)
    await look(admin.staffId)
    expect((await to(support.address))[0]?.text).toContain('1 support ticket needs an answer soon')
    const told = (await to(admin.address))[0]?.text ?? ''
    expect(told).toContain('1 background job failed')
    expect(told).toContain('UPC codes are running out')
  })

  it('tells an admin that the last backup is old, and nobody else', async () => {
    const [admin, editor] = [await mailed(['admin']), await mailed(['editor'])]
    const lookForReal = (staffId: number) =>
      mailStaff.run({ ...means(), services: { ...server.services, demo: undefined }, payload: { staffId } })
    const backUp = (days: number) =>
      server.asOwner(
        `insert into backup_runs (name, snapshot_at, ended_at, files, bytes, missing, is_sealed)
         values ('b' || $1::int, now() - make_interval(days => $1::int), now(), 1, 1, 0, true)`,
        [days],
      )
    await backUp(3)
    for (const { staffId } of [admin, editor]) await lookForReal(staffId)
    expect((await to(admin.address))[0]?.text).toContain('/operator/site/upkeep')
    expect((await to(admin.address))[0]?.text).toContain('The backup is out of date')
    expect((await to(editor.address)).map(({ text }) => text).join()).not.toContain('backup')
    await backUp(0)
    await hoursPass(30)
    await server.asOwner('delete from mails')
    await lookForReal(admin.staffId)
    expect(
      (await to(admin.address))
        .slice(1)
        .map(({ text }) => text)
        .join(),
    ).not.toMatch(/backup/i)
  })

  it('tells an admin of a disk that is nearly full', async context => {
    const disk = mountTinyDisk('16m')
    if (!disk) return context.skip()
    try {
      const admin = await mailed(['admin'])
      const services = {
        ...server.services,
        demo: { isPublic: false, phoneKey: 'k' },
        channelsFolder: join(disk.folder, 'channels'),
      }
      const lookThere = () => mailStaff.run({ ...means(), services, payload: { staffId: admin.staffId } })
      const told = async () => (await to(admin.address)).map(({ text }) => text).join()
      await lookThere()
      expect(await told()).not.toMatch(/disk/i)
      await writeFile(join(disk.folder, 'much'), Buffer.alloc(15 * 1024 * 1024))
      await hoursPass(2)
      await server.asOwner('delete from mails')
      await lookThere()
      expect(await told()).toMatch(/disk/i)
    } finally {
      disk.unmount()
    }
  })

  it('is not sent to who switched it off, has left, or whose address takes none', async () => {
    await lateWork('200')
    const [off, gone, bounced] = [
      await mailed(['editor']),
      await mailed(['editor']),
      await mailed(['editor']),
    ]
    await server.asOwner('update mail_addresses set left_at = now() where address = $1', [off.address])
    await server.asOwner('update mail_addresses set bounced_at = now() where address = $1', [bounced.address])
    await server.asOwner("update staff set state = 'suspended' where id = $1", [gone.staffId])
    for (const { staffId, address } of [off, gone, bounced]) {
      await look(staffId)
      expect(await to(address)).toEqual([])
    }
  })

  it('is asked for by the watch, one for each who wants mail', async () => {
    const editor = await mailed(['editor'])
    await watchQueues.run({ ...means(), payload: {} })
    await watchQueues.run({ ...means(), payload: {} })
    const asked = await server.asOwner<{ payload: { staffId: number } }>(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'mailStaff'`,
    )
    expect(asked.map(({ payload }) => payload.staffId)).toEqual([editor.staffId])
  })
})

describe('what is due', () => {
  const now = new Date('2026-03-04T12:00:00Z')
  const told = (amount: number, hoursAgo: number) => ({
    amount,
    mailed_at: new Date(now.getTime() - hoursAgo * 3_600_000),
  })
  it.each([
    [0, undefined, false],
    [1, undefined, true],
    [2, told(1, 0.9), false],
    [2, told(1, 1), true],
    [1, told(1, 23), false],
    [1, told(1, 24), true],
    [1, told(0, 2), true],
  ])('%i after %j: %s', (amount, before, due) => {
    expect(isDue(amount, before, now)).toBe(due)
  })
})

// It leaves rows of every kind behind: the last one.
describe('what waits for nobody else', () => {
  it('tells of new claims, of withdrawals and of generated pictures that wait', async () => {
    const [rights, finance, editor] = [
      await mailed(['rights']),
      await mailed(['finance']),
      await mailed(['editor']),
    ]
    const { memberId, mobile } = await server.loggedInMember()
    await server.database.change(server.agentId, tx =>
      ownRows(tx, { agentId: server.agentId, memberId, mobile, token: randomUUID() }),
    )
    await server.asOwner("update infringement_cases set state = 'received', due_at = null")
    for (const { staffId } of [rights, finance, editor]) await look(staffId)
    const [toRights, toFinance, toEditor] = await Promise.all(
      [rights, finance, editor].map(async ({ address }) => (await to(address))[0]?.text ?? ''),
    )
    expect(toRights).toContain('/operator/infringement')
    expect(toRights).not.toContain('/operator/payouts')
    expect(toFinance).toContain('/operator/payouts')
    expect(toEditor).toContain('/operator/covers?room=pictures')
  })
})
