import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call'
import { pauseChannel } from '#contract/distribution/channel-calls'
import { summariseDeliveries } from '#contract/distribution/delivery-calls'
import { todayInChina } from '#contract/identity/age'
import { addDays } from '#contract/works/missing'
import { loggedInStaff } from '../../../testing/build-staff'
import { deliveryKit } from '../../../testing/send-deliveries'
import { stepDeliveries } from '../../../testing/step-deliveries'
import { testServer } from '../../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let kit: Awaited<ReturnType<typeof deliveryKit>>
let admin: Awaited<ReturnType<typeof loggedInStaff>>

beforeAll(async () => {
  server = await testServer()
  const member = await server.loggedInMember()
  kit = await deliveryKit(server, member.memberId)
  admin = await loggedInStaff(server, { name: 'Ada', roles: ['admin'] })
})
afterAll(() => server.close())

async function made(...steps: Parameters<typeof stepDeliveries>[2]): Promise<number> {
  const workId = await kit.queued()
  const id = (await kit.about(workId))[0]?.id ?? 0
  await stepDeliveries(server, [id], steps, { error: { text: 'delivery.sendingBroke', params: {} } })
  return id
}

type Board = OutputOf<typeof summariseDeliveries>
const board = async () => (await server.call(summariseDeliveries, {}, admin)).data as Board
const spotify = async () => (await board()).find(({ id }) => id === kit.channelId)

describe('the board of channels', () => {
  it('counts what stands where, and says since when the oldest waits', async () => {
    await made('packing', 'sending', 'delivered', 'live')
    const oldest = await made()
    await server.asOwner("update deliveries set queued_at = '2026-01-01T00:00:00Z' where id = $1", [oldest])
    await made()
    await made('packing', 'queued')
    await made('packing')
    await made('packing', 'sending')
    await made('packing', 'sending', 'delivered')
    await made('packing', 'sending', 'delivered', 'refused')
    expect(await spotify()).toMatchObject({
      code: 'spotify',
      name: 'Spotify',
      format: 'ern-4.3.2',
      connection: 'folder',
      is_on: true,
      counts: { queued: 2, stuck: 1, packing: 1, sending: 1, delivered: 1, live: 1, refused: 1 },
      oldest_waiting_at: '2026-01-01T00:00:00.000Z',
      oldest_delivered_at: expect.any(String),
      oldest_refused_at: expect.any(String),
    })
  })

  it('says what went live on each of the last seven days, as days are counted in China', async () => {
    const today = todayInChina(new Date())
    const [yesterday, tooLongAgo] = [addDays(today, -1), addDays(today, -7)]
    for (const at of [`${yesterday}T00:00:00+08`, `${yesterday}T23:59:59+08`, `${tooLongAgo}T23:59:59+08`]) {
      const id = await made('packing', 'sending', 'delivered', 'live')
      await server.asOwner('update deliveries set changed_at = $2, live_at = $2 where id = $1', [id, at])
    }
    const days = (await spotify())?.live_by_day ?? []
    expect(days.map(({ day }) => day)).toEqual([-6, -5, -4, -3, -2, -1, 0].map(back => addDays(today, back)))
    expect(days.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 2, 1])
  })

  it('says who paused a channel, when and why', async () => {
    expect((await spotify())?.paused).toBeNull()
    await server.call(pauseChannel, { id: kit.channelId, note: 'Maintenance until 16:00' }, admin)
    expect((await spotify())?.paused).toEqual({
      at: expect.any(String),
      by: 'Ada',
      note: 'Maintenance until 16:00',
    })
  })

  it('leaves out a channel that is off as soon as nothing of it is left', async () => {
    await server.asOwner('update channels set is_on = false where id = $1', [kit.channelId])
    expect((await spotify())?.is_on).toBe(false)
    await server.asOwner("update deliveries set state = 'withdrawn'")
    expect(await spotify()).toBeUndefined()
    expect((await board()).length).toBeGreaterThan(1)
  })

  it('is for admins, rights staff and editors', async () => {
    const finance = await loggedInStaff(server, { roles: ['finance'] })
    expect((await server.call(summariseDeliveries, {}, finance)).status).toBe(403)
  })
})
