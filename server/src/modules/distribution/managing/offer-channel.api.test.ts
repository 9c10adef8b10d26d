import { afterAll, beforeAll, expect, it } from 'vitest'
import { offerChannel, offerToWorks, switchChannel, testChannel } from '#contract/distribution/channel-calls'
import { createLog } from '../../../platform/log'
import { loggedInStaff } from '../../../testing/build-staff'
import { buildWork } from '../../../testing/build-work'
import { channelDesk } from '../../../testing/channel-desk'
import { testServer } from '../../../testing/test-server'
import { queueOffered } from './queue-offered.job'

let server: Awaited<ReturnType<typeof testServer>>
let admin: Awaited<ReturnType<typeof loggedInStaff>>
let memberId: number
let desk: ReturnType<typeof channelDesk>

beforeAll(async () => {
  server = await testServer()
  admin = await loggedInStaff(server)
  memberId = (await server.loggedInMember()).memberId
  desk = channelDesk(server, admin)
})
afterAll(() => server.close())

async function openChannel() {
  const id = await desk.add()
  await server.call(testChannel, { id }, admin)
  expect((await server.call(switchChannel, { id, is_on: true }, admin)).code).toBe(1)
  return id
}

const offered = async (id: number) => (await server.call(offerChannel, { id }, admin)).data
const queuedAt = (id: number) =>
  server.asOwner<{ work_id: string; kind: string; state: string }>(
    'select work_id, kind, state from deliveries where channel_id = $1 order by work_id',
    [id],
  )
const runJob = (channelId: number) =>
  queueOffered.run({
    payload: { channelId },
    agentId: server.agentId,
    database: server.database,
    services: server.services,
    log: createLog('silent'),
  })

it('offers a channel to released works that go everywhere, and to no others, however often it is asked', async () => {
  const everywhere = { all_channels: true, channel_ids: [] }
  const inDistribution = await buildWork(server, memberId, { status: '990', scope: everywhere })
  const online = await buildWork(server, memberId, { status: '991', scope: everywhere })
  await buildWork(server, memberId, { status: '300', scope: everywhere })
  await buildWork(server, memberId, { status: '981', scope: everywhere })
  await buildWork(server, memberId, { status: '991', scope: { all_channels: false, channel_ids: [1] } })
  const id = await openChannel()
  expect(await offered(id)).toEqual({ works: 2, has_more: false })
  expect((await server.call(offerToWorks, { id }, admin)).code).toBe(1)
  await runJob(id)
  await runJob(id)
  const release = (work: number) => ({ work_id: String(work), kind: 'release', state: 'queued' })
  expect((await queuedAt(id)).map(row => ({ ...row, work_id: String(row.work_id) }))).toEqual(
    [inDistribution, online].map(release),
  )
  expect(await offered(id)).toEqual({ works: 0, has_more: false })
  expect((await desk.read(id)).waiting).toBe(2)
})

it('goes through as many works as there are, page by page', async () => {
  const work = await buildWork(server, memberId, { status: '991', scope: { all_channels: true } })
  await server.asOwner(
    `insert into works (agent_id, member_id, kind, status, details, scope, created_at, updated_at)
     select agent_id, member_id, kind, status, details, scope, created_at, updated_at
     from works, generate_series(1, 450) where id = $1`,
    [work],
  )
  await server.asOwner(
    `insert into tracks (agent_id, work_id, position, details)
     select t.agent_id, w.id, 1, t.details from tracks t, works w
     where t.work_id = $1 and not exists (select 1 from tracks own where own.work_id = w.id)`,
    [work],
  )
  const id = await openChannel()
  const before = (await offered(id)) as { works: number }
  expect(before.works).toBeGreaterThan(450)
  await runJob(id)
  expect(await queuedAt(id)).toHaveLength(before.works)
})

it('queues nothing for a channel that is off', async () => {
  const id = await openChannel()
  await server.call(switchChannel, { id, is_on: false }, admin)
  expect((await server.call(offerToWorks, { id }, admin)).status).toBe(409)
  await runJob(id)
  expect(await queuedAt(id)).toEqual([])
})
