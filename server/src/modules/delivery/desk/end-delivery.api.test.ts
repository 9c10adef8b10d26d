import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { giveUpDelivery, markDelivery, readDelivery } from '#contract/distribution/delivery-calls'
import { say } from '../../../platform/texts/texts'
import { loggedInStaff } from '../../../testing/build-staff'
import { deliveryKit } from '../../../testing/send-deliveries'
import { stepDeliveries } from '../../../testing/step-deliveries'
import { testServer } from '../../../testing/test-server'
import { listeningAt } from '../../../testing/webhook-kit'

let server: Awaited<ReturnType<typeof testServer>>
let kit: Awaited<ReturnType<typeof deliveryKit>>
type Staff = Awaited<ReturnType<typeof loggedInStaff>>
let memberId: number
let admin: Staff
let editor: Staff

beforeAll(async () => {
  server = await testServer()
  memberId = (await server.loggedInMember()).memberId
  kit = await deliveryKit(server, memberId)
  admin = await loggedInStaff(server, { name: 'Ada', roles: ['admin'] })
  editor = await loggedInStaff(server, { roles: ['editor'] })
})
afterAll(() => server.close())
beforeEach(() => server.asOwner("update deliveries set state = 'withdrawn'"))

async function made(steps: Parameters<typeof stepDeliveries>[2] = [], channelIds = [kit.channelId]) {
  const workId = await kit.queued({ releaseDate: '2099-01-01', scope: { channel_ids: channelIds } })
  const id = (await kit.about(workId))[0]?.id ?? 0
  await stepDeliveries(server, [id], steps)
  return { id, workId }
}
const delivered = (channelIds?: number[]) => made(['packing', 'sending', 'delivered'], channelIds)
const tidal = async () =>
  Number((await server.asOwner<{ id: string }>("select id from channels where code = 'tidal'"))[0]?.id)

const giveUp = (id: number, note = 'The channel has closed.', staff = admin) =>
  server.call(giveUpDelivery, { id, note }, staff)
const mark = (id: number, outcome: 'live' | 'refused', more = {}, staff = admin) =>
  server.call(markDelivery, { id, outcome, note: 'They called.', ...more }, staff)
const audited = (action: string, id: number) =>
  server.asOwner('select 1 from audit_entries where action = $1 and subject_id = $2', [action, id])
const texts = async (id: number) =>
  (
    await server.asOwner<{ text: string; staff_id: number }>(
      'select text, staff_id::int from delivery_events where delivery_id = $1 order by id',
      [id],
    )
  ).map(({ text, staff_id }) => `${text} ${staff_id === admin.staffId}`)

describe('giving up', () => {
  it('is told to the tools of its member, without what staff noted', async () => {
    const { id, workId } = await made()
    const told = await listeningAt(server, memberId)
    await giveUp(id)
    const [first] = (await told()).filter(({ work_id }) => work_id === workId)
    expect(first).toMatchObject({ type: 'delivery.given_up', channel_id: kit.channelId, kind: 'release' })
    expect(JSON.stringify(first)).not.toContain('The channel has closed.')
  })

  it('ends what waits, by us and with a note, and gives the work back when nothing else is left', async () => {
    const { id, workId } = await made()
    expect((await giveUp(id)).code).toBe(1)
    const { data } = await server.call(readDelivery, { id }, admin)
    expect(data).toMatchObject({
      state: 'refused',
      refused_by: 'us',
      ended: { by: { id: admin.staffId, name: 'Ada' }, note: 'The channel has closed.' },
    })
    expect(await texts(id)).toEqual(['delivery.givenUp true'])
    expect(await audited('delivery.giveUp', id)).toHaveLength(1)
    expect(await kit.statusOf(workId)).toBe('401')
  })

  it('tells the member that it could not be sent, not what broke here or what staff noted', async () => {
    const { id, workId } = await made()
    await server.asOwner('update deliveries set last_error = $2 where id = $1', [
      id,
      JSON.stringify({ text: 'delivery.packingBroke', params: {} }),
    ])
    await giveUp(id)
    const [work] = await server.asOwner<{ reasons: { texts: Record<string, string> }[] }>(
      'select reasons from works where id = $1',
      [workId],
    )
    expect(work?.reasons.map(({ texts }) => texts.en)).toEqual([say('delivery.notSent', 'en')])
  })

  it('leaves the work on its way while another channel may take it', async () => {
    const { id, workId } = await made([], [kit.channelId, await tidal()])
    expect((await giveUp(id)).code).toBe(1)
    expect(await kit.statusOf(workId)).toBe('990')
  })

  it.each([
    ['is being packed', ['packing']],
    ['is delivered', ['packing', 'sending', 'delivered']],
    ['is live', ['packing', 'sending', 'delivered', 'live']],
  ] as const)('is refused for what %s', async (_, steps) => {
    const { id, workId } = await made(steps)
    const before = await kit.told(workId)
    expect((await giveUp(id)).status).toBe(409)
    expect(await kit.told(workId)).toEqual(before)
  })

  it('needs a note, a delivery that exists, and somebody who may', async () => {
    const { id } = await made()
    expect((await giveUp(id, ' ')).status).toBe(422)
    expect((await giveUp(999_999)).status).toBe(404)
    expect((await giveUp(id, 'x', editor)).status).toBe(403)
  })
})

describe('marking by hand', () => {
  it('makes a delivery live whatever its date, with its link, and the work with it', async () => {
    const { id, workId } = await delivered()
    expect((await mark(id, 'live', { link: 'https://open.spotify.com/album/1' })).code).toBe(1)
    expect(await kit.about(workId)).toMatchObject([
      { state: 'live', link: 'https://open.spotify.com/album/1' },
    ])
    expect(await texts(id)).toEqual(['delivery.marked true', 'delivery.live true'])
    expect(await audited('delivery.mark', id)).toHaveLength(1)
    expect(await kit.statusOf(workId)).toBe('991')
  })

  it('refuses in the channel’s name, with the note as its reason', async () => {
    const { id, workId } = await delivered()
    expect((await mark(id, 'refused')).code).toBe(1)
    const { data } = await server.call(readDelivery, { id }, admin)
    expect(data).toMatchObject({
      state: 'refused',
      refused_by: 'channel',
      error: 'Refused by the channel: They called.',
      ended: { by: { name: 'Ada' }, note: 'They called.' },
    })
    expect(await texts(id)).toEqual(['delivery.refused true'])
    expect(await kit.statusOf(workId)).toBe('401')
  })

  it.each(['http://open.spotify.com/album/1', 'https://open.spotify.com.example/1'])(
    'takes no link that is not the channel’s: %s',
    async link => {
      const { id, workId } = await delivered()
      expect((await mark(id, 'live', { link })).status).toBe(422)
      expect(await kit.told(workId)).toEqual(['release delivered'])
    },
  )

  it('is refused for what is not delivered, or is settled already', async () => {
    const { id } = await made()
    expect((await mark(id, 'live')).status).toBe(409)
    const settled = await delivered()
    expect((await mark(settled.id, 'refused')).code).toBe(1)
    expect((await mark(settled.id, 'live')).status).toBe(409)
    expect((await mark(999_999, 'live')).status).toBe(404)
    expect((await mark(settled.id, 'live', {}, editor)).status).toBe(403)
  })
})
