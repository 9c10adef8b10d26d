// A message is packed after it was queued: the territory of its channel may have changed since then.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Territory } from '#contract/works/work'
import { createLog } from '../../../platform/log'
import { deliveryKit } from '../../../testing/send-deliveries'
import { stepDeliveries } from '../../../testing/step-deliveries'
import { testServer } from '../../../testing/test-server'
import { packOneDelivery } from './pack-delivery.job'

let server: Awaited<ReturnType<typeof testServer>>
let kit: Awaited<ReturnType<typeof deliveryKit>>

beforeAll(async () => {
  server = await testServer()
  const member = await server.loggedInMember()
  kit = await deliveryKit(server, member.memberId)
})
afterAll(() => server.close())

const worldwide: Territory = { worldwide: true, countries: [] }
const only = (...countries: string[]): Territory => ({ worldwide: false, countries })

const reach = (territory: Territory) =>
  server.asOwner(
    `update channels set territory = $2::jsonb, profile = jsonb_set(profile, '{territory}', $2::jsonb) where id = $1`,
    [kit.channelId, JSON.stringify(territory)],
  )

describe('a message that waits while the territory of its channel changes', () => {
  const packs = async (workId: number) => {
    await server.asOwner("update tracks set isrc = 'CNT012600001' where work_id = $1", [workId])
    const [waiting] = await server.asOwner<{ id: number }>(
      "select id::int from deliveries where work_id = $1 and state = 'queued'",
      [workId],
    )
    const deliveryId = waiting?.id ?? 0
    await stepDeliveries(server, [deliveryId], ['packing'])
    const { database, agentId, services } = server
    const context = { database, agentId, services, log: createLog('silent') }
    await packOneDelivery.run({ ...context, payload: { deliveryId } })
  }

  it('is a takedown where the channel has the release', async () => {
    await reach(worldwide)
    const workId = await kit.queued({ scope: { territory: only('US') } })
    const [{ id = 0 } = {}] = await kit.about(workId)
    await stepDeliveries(server, [id], ['packing', 'sending', 'delivered', 'live'])
    await kit.newVersion(workId)
    await reach(only('CN'))
    await packs(workId)
    expect(await kit.told(workId)).toEqual(['release live', 'update withdrawn', 'takedown queued'])
  })

  it('waits for staff, and says why, where the channel never had it', async () => {
    await reach(worldwide)
    const workId = await kit.queued({ scope: { territory: only('US') } })
    await reach(only('CN'))
    await packs(workId)
    expect(await kit.about(workId)).toMatchObject([
      { kind: 'release', state: 'queued', last_error: expect.stringContaining('delivery.noGround') },
    ])
  })
})
