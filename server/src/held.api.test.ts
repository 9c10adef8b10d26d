// A site that came out of a backup: it is used and looked at as ever, and nothing leaves it until an admin says so.
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { refusals } from '#contract/errors'
import { login, sendSms } from '#contract/identity/calls'
import { grantBatchFile, makeBatch } from '#contract/payouts/batch-calls'
import { staffMe } from '#contract/staff/calls'
import { readUpkeep, releaseHold } from '#contract/upkeep/calls'
import { jobs } from './jobs'
import { sealTextMessage, sendTextMessage } from './modules/identity/identity.public'
import { takeBackupLocks } from './platform/backup/backup-locks'
import { enqueue, type Job } from './platform/jobs/job'
import { startWorker } from './platform/jobs/worker'
import { createLog } from './platform/log'
import { projectFolder } from './platform/project-folder'
import { removeFiles } from './platform/storage/remove-files.job'
import { loggedInStaff } from './testing/build-staff'
import { testServer } from './testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let admin: Awaited<ReturnType<typeof loggedInStaff>>
let worker: Awaited<ReturnType<typeof startWorker>> | undefined
beforeAll(async () => {
  server = await testServer()
  admin = await loggedInStaff(server, { roles: ['admin'] })
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
})
afterAll(() => server.close())

const hold = () =>
  server.asOwner(
    `insert into site_holds (agent_id, held_at, snapshot_at) values ($1, now(), now() - interval '3 hours')
     on conflict (agent_id) do update set released_at = null, released_by = null`,
    [server.agentId],
  )
const start = async (kinds: Job[]) => {
  const { jobsUrl, databases, services } = server
  worker = await startWorker({ jobsUrl, databases, services, jobs: kinds, log: createLog('silent') })
}
const queued = (task: string) =>
  server.asOwner<{ attempts: number; waits: boolean; max_attempts: number; key: string | null }>(
    `select j.attempts, j.run_at > now() as waits, j.max_attempts, j.key
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
    [task],
  )

describe('a held site', () => {
  it('says so to its staff, and sends neither codes nor batches', async () => {
    await hold()
    const finance = await loggedInStaff(server, { roles: ['finance'] })
    expect((await server.call(staffMe, {}, finance)).data).toMatchObject({
      site_hold: { snapshot_at: expect.any(String) },
    })
    const { unavailable } = refusals
    const asked = { purpose: 'login', mobile: '13900000077', captcha: await server.solvedCaptcha() } as const
    const code = await server.call(sendSms, asked)
    expect(code).toMatchObject({
      code: unavailable.code,
      msg: expect.stringContaining('restored from a backup'),
    })
    const batch = await server.call(
      makeBatch,
      { layout_id: 1, payouts: 1, sum: '1.00', idempotency_key: randomUUID() },
      finance,
    )
    expect(batch).toMatchObject({ code: unavailable.code, msg: expect.stringContaining('on hold') })
    const file = await server.call(grantBatchFile, { id: 1 }, finance)
    expect(file.code).toBe(unavailable.code)
  })

  it('lets its members in by password', async () => {
    await hold()
    const member = await server.loggedInMember()
    const known = { mobile: member.mobile, password: server.password, captcha: await server.solvedCaptcha() }
    expect((await server.call(login, known as never)).code).toBe(1)
  })

  it('puts off what would leave, without using up its tries, and sends it once it is released', async () => {
    await hold()
    const text = { mobile: '13900000078', text: 'held', code: '111111' }
    const sealed = sealTextMessage(server.services.secrets, text)
    await server.database.change(server.agentId, tx =>
      enqueue(tx, sendTextMessage, { sealed }, { maxAttempts: 4, key: 'one text' }),
    )
    await start([sendTextMessage as Job])
    await expect.poll(async () => (await queued('sendTextMessage'))[0]?.waits).toBe(true)
    expect(await queued('sendTextMessage')).toEqual([
      { attempts: 0, waits: true, max_attempts: 4, key: 'one text' },
    ])
    expect(
      (await server.services.sms.recent(server.agentId)).filter(({ mobile }) => mobile === text.mobile),
    ).toEqual([])

    expect((await server.call(readUpkeep, {}, admin)).data).toMatchObject({
      hold: { held_at: expect.any(String) },
    })
    const code = admin.codeAt(new Date())
    expect((await server.call(releaseHold, { code }, admin)).code).toBe(1)
    expect((await server.call(staffMe, {}, admin)).data).toMatchObject({ site_hold: null })
    await server.asOwner('update graphile_worker._private_jobs set run_at = now()')
    await expect
      .poll(
        async () =>
          (await server.services.sms.recent(server.agentId)).filter(({ mobile }) => mobile === text.mobile)
            .length,
      )
      .toBe(1)
    const [entry] = await server.asOwner<{ staff_id: string }>(
      "select staff_id from audit_entries where action = 'site.releaseHold'",
    )
    expect(Number(entry?.staff_id)).toBe(admin.staffId)
    expect((await server.call(releaseHold, { code }, admin)).code).toBe(refusals.conflict.code)
  })

  it('is released by an admin alone, with a code of their app', async () => {
    await hold()
    const finance = await loggedInStaff(server, { roles: ['finance', 'support', 'editor', 'rights'] })
    const right = finance.codeAt(new Date())
    expect((await server.call(releaseHold, { code: right }, finance)).code).toBe(refusals.forbidden.code)
    const other = await loggedInStaff(server, { roles: ['admin'] })
    const wrong = other.codeAt(new Date(Date.now() - 3_600_000))
    expect((await server.call(releaseHold, { code: wrong }, other)).code).toBe(refusals.wrongCode.code)
    expect((await server.call(readUpkeep, {}, other)).data).toMatchObject({
      hold: { held_at: expect.any(String) },
    })
  })
})

describe('what leaves the house', () => {
  it('says so: every job that sends a text, reaches a channel or asks a model waits while its site is held', () => {
    const ways = /\.sms\.send\(|deliverMail\(|channelTransport\(|imageModel\b|postEvent\(/
    const root = projectFolder('server/src/modules')
    const sources = readdirSync(root, { recursive: true })
      .map(String)
      .filter(name => name.endsWith('.job.ts'))
      .map(name => ({ name, text: readFileSync(`${root}/${name}`, 'utf8') }))
    const sending = sources.filter(({ text }) => ways.test(text))
    expect(sending.length).toBeGreaterThan(3)
    expect(sending.filter(({ text }) => !text.includes('leaves: true')).map(({ name }) => name)).toEqual([])
    expect(jobs.filter(({ leaves }) => leaves).map(({ name }) => name)).toContain('dispatchDeliveries')
  })
})

describe('while a backup copies files', () => {
  it('a job that removes files is put off, and others run', async () => {
    const backup = new pg.Client({ connectionString: server.ownerUrl })
    await backup.connect()
    await takeBackupLocks(backup)
    const key = `sealed/${server.agentId}/swept`
    await server.services.storage.write(key, Buffer.from('x'))
    let others = 0
    const other: Job<object> = {
      ...{ name: 'other', lane: 'heavy', payload: z.object({}) },
      async run() {
        others += 1
      },
    }
    await server.database.change(server.agentId, async tx => {
      await enqueue(tx, removeFiles, { keys: [key] })
      await enqueue(tx, other, {})
    })
    await start([removeFiles as Job, other as Job])
    await expect.poll(async () => (await queued('removeFiles'))[0]?.waits).toBe(true)
    await expect.poll(() => others).toBe(1)
    await server.asOwner("select graphile_worker.add_job('sweepNotedFiles')")
    await server.asOwner(
      "insert into noted_files (agent_id, storage_key, noted_at) values ($1, 'sealed/1/old', now() - interval '3 days')",
      [server.agentId],
    )
    await expect.poll(async () => (await queued('sweepNotedFiles')).length).toBe(0)
    await pause(100)
    expect(await server.asOwner("select 1 from noted_files where storage_key = 'sealed/1/old'")).toHaveLength(
      1,
    )
    expect(await server.services.storage.size(key)).toBe(1)
    await backup.end()
    await server.asOwner('update graphile_worker._private_jobs set run_at = now()')
    await expect.poll(() => server.services.storage.size(key)).toBeUndefined()
  })
})
