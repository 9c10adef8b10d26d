import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { retryAllDeliveries, retryDelivery } from '#contract/distribution/delivery-calls'
import { createLog } from '../../../platform/log'
import { loggedInStaff } from '../../../testing/build-staff'
import { deliveryKit } from '../../../testing/send-deliveries'
import { stepDeliveries } from '../../../testing/step-deliveries'
import { testServer } from '../../../testing/test-server'
import { retryDeliveries } from './retry-deliveries.job'

let server: Awaited<ReturnType<typeof testServer>>
let kit: Awaited<ReturnType<typeof deliveryKit>>
type Staff = Awaited<ReturnType<typeof loggedInStaff>>
let rights: Staff

beforeAll(async () => {
  server = await testServer()
  const member = await server.loggedInMember()
  kit = await deliveryKit(server, member.memberId)
  rights = await loggedInStaff(server, { name: 'Ruth', roles: ['rights'] })
})
afterAll(() => server.close())
beforeEach(() => server.asOwner("update deliveries set state = 'withdrawn'"))

const fault = { error: { text: 'delivery.sendingBroke', params: {} } }
const refusal = { error: { text: 'delivery.refused', params: { reason: 'Blurred.' } } }

async function made(steps: Parameters<typeof stepDeliveries>[2], more = {}) {
  const workId = await kit.queued()
  const id = (await kit.about(workId))[0]?.id ?? 0
  await stepDeliveries(server, [id], steps, more)
  return { id, workId }
}
const stuck = () => made(['packing', 'queued'], { ...fault, nextAttemptAt: new Date(Date.now() + 9e6) })
const refused = () => made(['packing', 'sending', 'delivered', 'refused'], refusal)

const row = async (workId: number) => (await kit.about(workId))[0]
const retry = async (...ids: number[]) => (await server.call(retryDelivery, { ids }, rights)).data
const dispatchesAsked = () =>
  server.asOwner(
    "select 1 from graphile_worker.jobs where task_identifier = 'dispatchDeliveries' and key = $1",
    [`dispatch ${server.agentId} ${kit.channelId}`],
  )
const events = (id: number) =>
  server.asOwner<{ text: string; staff_id: number }>(
    'select text, staff_id::int from delivery_events where delivery_id = $1 order by id',
    [id],
  )

describe('trying again', () => {
  it('puts what failed back into the queue as if it had not, and says who asked', async () => {
    const { id, workId } = await stuck()
    await server.asOwner('delete from graphile_worker._private_jobs')
    expect(await retry(id)).toEqual({ retried: 1, skipped: 0 })
    expect(await row(workId)).toMatchObject({ state: 'queued', last_error: null, next_attempt_at: null })
    expect(await events(id)).toEqual([{ text: 'delivery.triedAgain', staff_id: rights.staffId }])
    expect(await dispatchesAsked()).toHaveLength(1)
    const entries = await server.asOwner(
      "select 1 from audit_entries where action = 'delivery.retry' and subject_id = $1 and staff_id = $2",
      [id, rights.staffId],
    )
    expect(entries).toHaveLength(1)
  })

  it('sends what the channel refused as another message, so that its old answer does not count', async () => {
    const { workId, id } = await made([])
    await kit.ship()
    const before = await row(workId)
    await stepDeliveries(server, [id], ['refused'], refusal)
    expect(await retry(id)).toEqual({ retried: 1, skipped: 0 })
    expect(await row(workId)).toMatchObject({ state: 'queued', last_error: null, batch: null })
    await server.asOwner('delete from delivery_files where delivery_id = $1', [id])
    await kit.ship()
    const after = await row(workId)
    expect(after).toMatchObject({ state: 'delivered', attempts: 2 })
    expect(after?.message_id).toMatch(new RegExp(`^${before?.message_id}-\\d{14}$`))
    expect(Object.keys(await kit.atChannel()).some(path => path.startsWith(`${after?.batch}/`))).toBe(true)
  })

  it('goes on with what was given up on its way under the same names', async () => {
    const { id, workId } = await stuck()
    const before = await row(workId)
    await server.asOwner('update deliveries set left_at = now() where id = $1', [id])
    const givenUp = { staffId: rights.staffId, note: 'enough' }
    await stepDeliveries(server, [id], ['refused'], { givenUp })
    expect(await retry(id)).toEqual({ retried: 1, skipped: 0 })
    expect(await row(workId)).toMatchObject({
      state: 'queued',
      message_id: before?.message_id,
      batch: before?.batch,
    })
  })

  it('skips and counts what cannot be tried again', async () => {
    const waiting = await made([])
    const live = await made(['packing', 'sending', 'delivered', 'live'])
    const replaced = await refused()
    await kit.newVersion(replaced.workId)
    const returned = await refused()
    await server.asOwner("update works set status = '401' where id = $1", [returned.workId])
    const fine = await refused()
    const ids = [waiting.id, live.id, replaced.id, returned.id, fine.id, 999_999]
    expect(await retry(...ids, fine.id)).toEqual({ retried: 1, skipped: 5 })
    expect(await kit.told(live.workId)).toEqual(['release live'])
    expect(await kit.told(returned.workId)).toEqual(['release refused'])
    expect(await kit.told(fine.workId)).toEqual(['release queued'])
    expect(await events(waiting.id)).toEqual([])
  })

  it('is for admins and rights staff, and for no more than 200 at a time', async () => {
    const { id } = await stuck()
    const editor = await loggedInStaff(server, { roles: ['editor'] })
    expect((await server.call(retryDelivery, { ids: [id] }, editor)).status).toBe(403)
    expect((await server.call(retryAllDeliveries, {}, editor)).status).toBe(403)
    const many = Array.from({ length: 201 }, (_, index) => index + 1)
    expect((await server.call(retryDelivery, { ids: many }, rights)).status).toBe(422)
    expect((await server.call(retryDelivery, { ids: [] }, rights)).status).toBe(422)
  })
})

/** Asks for it, and does what the worker would. */
async function retryAll(wanted: object) {
  await server.asOwner('delete from graphile_worker._private_jobs')
  expect((await server.send(retryAllDeliveries, wanted, rights)).code).toBe(1)
  const { database, agentId, services } = server
  const [job] = await server.asOwner<{ payload: { wanted: object; staffId: number; askedAt: string } }>(
    `select j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'retryDeliveries'`,
  )
  const payload = retryDeliveries.payload.parse(job?.payload)
  await retryDeliveries.run({ database, agentId, services, payload, log: createLog('silent') })
}

describe('trying everything again that a list shows', () => {
  it('takes what failed and what was refused, page by page', async () => {
    const first = await stuck()
    const second = await refused()
    const waiting = await made([])
    await server.asOwner(
      `insert into deliveries (agent_id, work_id, work_version, channel_id, kind, queued_at, changed_at, last_error)
       select agent_id, work_id, 100 + n, channel_id, kind, now() - interval '1 day', now() - interval '1 day', '{}'
       from deliveries, generate_series(1, 250) n where id = $1`,
      [waiting.id],
    )
    await server.asOwner("update deliveries set track_id = id where work_version >= 100 and state = 'queued'")
    await retryAll({})
    expect((await row(first.workId))?.last_error).toBeNull()
    expect(await kit.told(second.workId)).toEqual(['release queued'])
    const left = await server.asOwner(
      "select 1 from deliveries where state = 'queued' and last_error is not null",
    )
    expect(left).toHaveLength(0)
    expect(await events(waiting.id)).toEqual([])
  })

  it('keeps to the filter', async () => {
    const failed = await stuck()
    const said = await refused()
    await retryAll({ state: 'refused' })
    expect((await row(failed.workId))?.last_error).not.toBeNull()
    expect(await kit.told(said.workId)).toEqual(['release queued'])
    await retryAll({ state: 'live' })
    await retryAll({ search: 'nothing is called so' })
    expect((await row(failed.workId))?.last_error).not.toBeNull()
    await retryAll({ state: 'stuck', search: 'night', channel_id: kit.channelId, kind: 'release' })
    expect((await row(failed.workId))?.last_error).toBeNull()
  })
})
