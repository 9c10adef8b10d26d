import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ChannelOfWork, workDeliveries } from '#contract/distribution/delivery-calls'
import { queueTakedowns } from '../../../modules/distribution/distribution.public'
import { buildColleague } from '../../../testing/build-colleague'
import { deliveryKit } from '../../../testing/send-deliveries'
import { stepDeliveries } from '../../../testing/step-deliveries'
import { testServer } from '../../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let kit: Awaited<ReturnType<typeof deliveryKit>>
let member: Awaited<ReturnType<typeof server.loggedInMember>>

beforeAll(async () => {
  server = await testServer()
  member = await server.loggedInMember()
  kit = await deliveryKit(server, member.memberId)
})
afterAll(() => server.close())

type Steps = Parameters<typeof stepDeliveries>[2]
const refusal = { error: { text: 'delivery.refused', params: { reason: 'Blurred.' } } }

async function read(id: number, caller: object = member): Promise<ChannelOfWork[]> {
  const answered = await server.call(workDeliveries, { id }, caller)
  expect(answered.code).toBe(1)
  return answered.data as ChannelOfWork[]
}
const only = async (id: number) => (await read(id))[0]

async function step(workId: number, steps: Steps, more = {}) {
  const id = (await kit.about(workId)).at(-1)?.id ?? 0
  await stepDeliveries(server, [id], steps, more)
  return id
}
async function made(steps: Steps = [], more = {}) {
  const workId = await kit.queued()
  await step(workId, steps, more)
  return workId
}
async function takeDown(id: number) {
  const [work] = await server.asOwner<{ version: number }>(
    'update works set version = version + 1 where id = $1 returning version',
    [id],
  )
  await server.database.change(server.agentId, tx =>
    queueTakedowns(tx, { id, version: work?.version ?? 0 }, new Date()),
  )
}

describe('the channels of a member’s work', () => {
  it.each([
    ['waiting', []],
    ['on_its_way', ['packing']],
    ['on_its_way', ['packing', 'sending']],
    ['at_channel', ['packing', 'sending', 'delivered']],
    ['live', ['packing', 'sending', 'delivered', 'live']],
    ['refused', ['packing', 'sending', 'delivered', 'refused']],
  ] as const)('say that it is %s after %j', async (state, steps) => {
    const found = await only(await made(steps, refusal))
    expect(found).toMatchObject({
      channel: { id: kit.channelId, code: 'spotify', name: 'Spotify', logo: '/channels/spotify.svg' },
      state,
      change: null,
      reason: state === 'refused' ? 'Blurred.' : null,
      taken_down_at: null,
    })
    expect(found?.live_at !== null).toBe(state === 'live')
  })

  it('say nothing of why we gave something up', async () => {
    const workId = await made(['packing', 'queued'], refusal)
    await server.asOwner(
      "update deliveries set state = 'refused', refused_by = 'us', note = 'internal' where work_id = $1",
      [workId],
    )
    expect(await only(workId)).toMatchObject({ state: 'refused', reason: null })
  })

  it('give the link while it is live, and follow a change without hiding that it is', async () => {
    const workId = await made(['packing', 'sending', 'delivered', 'live'])
    await server.asOwner(
      "update deliveries set link = 'https://open.spotify.com/album/1' where work_id = $1",
      [workId],
    )
    const link = 'https://open.spotify.com/album/1'
    expect(await only(workId)).toMatchObject({ state: 'live', link })
    await kit.newVersion(workId)
    expect(await only(workId)).toMatchObject({ state: 'live', change: 'waiting', link })
    await step(workId, ['packing', 'sending', 'delivered', 'refused'], refusal)
    expect(await only(workId)).toMatchObject({ state: 'live', change: 'refused', reason: 'Blurred.', link })
  })

  it('say that it is being taken down, and then that it is', async () => {
    const workId = await made(['packing', 'sending', 'delivered', 'live'])
    await takeDown(workId)
    expect(await only(workId)).toMatchObject({ state: 'being_taken_down', taken_down_at: null, link: null })
    await step(workId, ['packing', 'sending', 'delivered', 'live'])
    const found = await only(workId)
    expect(found?.state).toBe('taken_down')
    expect(found?.taken_down_at).not.toBeNull()
    await kit.newVersion(workId)
    expect(await only(workId)).toMatchObject({ state: 'waiting', taken_down_at: null, live_at: null })
  })

  it('are told to colleagues, and to nobody else', async () => {
    const workId = await made()
    const colleague = await buildColleague(server, member.memberId, 'reader')
    expect(await read(workId, colleague)).toHaveLength(1)
    const stranger = await server.loggedInMember()
    expect((await server.call(workDeliveries, { id: workId }, stranger)).status).toBe(404)
  })
})
