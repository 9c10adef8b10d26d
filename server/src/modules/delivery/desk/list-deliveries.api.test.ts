import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ShownDelivery } from '#contract/distribution/delivery'
import { listDeliveries } from '#contract/distribution/delivery-calls'
import { loggedInStaff } from '../../../testing/build-staff'
import { deliveryKit } from '../../../testing/send-deliveries'
import { stepDeliveries } from '../../../testing/step-deliveries'
import { testServer } from '../../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let kit: Awaited<ReturnType<typeof deliveryKit>>
let member: Awaited<ReturnType<typeof server.loggedInMember>>
type Staff = Awaited<ReturnType<typeof loggedInStaff>>
let admin: Staff
let editor: Staff
let tidal: number

beforeAll(async () => {
  server = await testServer({ hasSites: true })
  member = await server.loggedInMember()
  kit = await deliveryKit(server, member.memberId)
  admin = await loggedInStaff(server, { roles: ['admin'] })
  editor = await loggedInStaff(server, { roles: ['editor'] })
  const [other] = await server.asOwner<{ id: string }>("select id from channels where code = 'tidal'")
  tidal = Number(other?.id)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.asOwner('delete from delivery_events')
  await server.asOwner('delete from delivery_files')
  await server.asOwner('delete from deliveries')
})

interface Page {
  items: ShownDelivery[]
  next_cursor: string | null
}
async function list(wanted: object = {}, staff: Staff = admin): Promise<Page> {
  const answered = await server.send(listDeliveries, wanted, staff)
  expect(answered.code).toBe(1)
  return answered.data as Page
}
const ids = ({ items }: Page) => items.map(({ id }) => id)

/** At this channel, as far as these steps. */
async function made(
  steps: Parameters<typeof stepDeliveries>[2] = [],
  { title = 'Night sailing', channelId = kit.channelId, more = {} }: Made = {},
): Promise<number> {
  const workId = await kit.queued({ title, scope: { channel_ids: [channelId] } })
  const [row] = await kit.about(workId)
  const id = row?.id ?? 0
  await stepDeliveries(server, [id], steps, more)
  return id
}
interface Made {
  title?: string
  channelId?: number
  more?: Parameters<typeof stepDeliveries>[3]
}
const fault = { error: { text: 'delivery.refused', params: { reason: 'Blurred.' } } }

describe('the list of deliveries', () => {
  it('has the latest change first, page by page', async () => {
    const first = await made()
    const second = await made()
    const third = await made()
    await stepDeliveries(server, [first], ['packing'])
    const page = await list({ limit: 2 })
    expect(ids(page)).toEqual([first, third])
    const rest = await list({ limit: 2, cursor: page.next_cursor })
    expect(ids(rest)).toEqual([second])
    expect(rest.next_cursor).toBeNull()
  })

  it('tells everything about a row in the language of its reader', async () => {
    const id = await made(['packing', 'sending', 'delivered', 'refused'], { more: fault })
    const [row] = (await list()).items
    expect(row).toMatchObject({
      id,
      work: { title: 'Night sailing', artists: 'Lin', cover_url: null },
      channel: { id: kit.channelId, code: 'spotify', name: 'Spotify' },
      kind: 'release',
      state: 'refused',
      attempts: 1,
      error: 'Refused by the channel: Blurred.',
      next_attempt_at: null,
      live_at: null,
      batch: expect.stringMatching(/^\d{17}$/),
      message_id: expect.stringContaining('TRB-'),
    })
    expect(row?.delivered_at).not.toBeNull()
    const chinese = { ...admin, headers: { 'accept-language': 'zh-CN' } }
    expect((await list({}, chinese)).items[0]?.error).toBe('渠道拒收：Blurred.')
  })

  it('shows an error that an earlier version wrote as it stands', async () => {
    const id = await made()
    await server.asOwner('update deliveries set last_error = $2 where id = $1', [id, 'no route to host'])
    expect((await list()).items[0]?.error).toBe('no route to host')
    await server.asOwner('update deliveries set last_error = $2 where id = $1', [
      id,
      '{"text":"gone.by","params":{}}',
    ])
    expect((await list()).items[0]?.error).toBe('gone.by')
  })

  it('is narrowed by state: one that has failed is stuck, not queued', async () => {
    const live = await made(['packing', 'sending', 'delivered', 'live'])
    const refused = await made(['packing', 'sending', 'delivered', 'refused'], { more: fault })
    const delivered = await made(['packing', 'sending', 'delivered'])
    const sending = await made(['packing', 'sending'])
    const packing = await made(['packing'])
    const stuck = await made(['packing', 'queued'], { more: fault })
    const queued = await made()
    const found = async (state: string) => ids(await list({ state }))
    expect(await found('all')).toEqual([queued, stuck, packing, sending, delivered, refused, live])
    expect(await found('queued')).toEqual([queued])
    expect(await found('stuck')).toEqual([stuck])
    expect(await found('sending')).toEqual([packing, sending])
    expect(await found('delivered')).toEqual([delivered])
    expect(await found('live')).toEqual([live])
    expect(await found('refused')).toEqual([refused])
  })

  it('is narrowed by channel and by kind, in every combination', async () => {
    const here = await made(['packing', 'sending', 'delivered', 'live'])
    const there = await made([], { channelId: tidal })
    const [row] = await server.asOwner<{ work_id: string }>('select work_id from deliveries where id = $1', [
      here,
    ])
    await kit.newVersion(Number(row?.work_id))
    const [update] = ids(await list({ kind: 'update' }))
    expect(ids(await list({ channel_id: kit.channelId }))).toEqual([update, here])
    expect(ids(await list({ channel_id: tidal }))).toEqual([there])
    expect(ids(await list({ kind: 'release' }))).toEqual([there, here])
    expect(ids(await list({ kind: 'changes' }))).toEqual([update])
    expect(ids(await list({ kind: 'takedown' }))).toEqual([])
    expect(ids(await list({ kind: 'release', state: 'live' }))).toEqual([here])
    expect(ids(await list({ kind: 'release', state: 'queued', channel_id: kit.channelId }))).toEqual([])
    expect(ids(await list({ kind: 'changes', state: 'queued', channel_id: kit.channelId }))).toEqual([update])
  })

  it('goes through a narrowed list page by page too', async () => {
    const all = [await made(), await made([], { channelId: tidal }), await made(), await made()]
    const seen: number[] = []
    for (let cursor: string | undefined, turn = 0; turn < 9; turn++) {
      const page = await list({ state: 'queued', limit: 1, ...(cursor && { cursor }) })
      seen.push(...ids(page))
      if (page.next_cursor === null) break
      cursor = page.next_cursor
    }
    expect(seen).toEqual(all.reverse())
  })

  it('finds words of the title, and a UPC, a batch or a message by its whole name', async () => {
    const moon = await made(['packing'], { title: '月光浅滩' })
    const boat = await made([], { title: 'Paper boat' })
    const [named] = await server.asOwner<{ batch: string; message_id: string; work_id: string }>(
      'select batch, message_id, work_id from deliveries where id = $1',
      [moon],
    )
    await server.asOwner(
      "update works set upc = '036000291452', search_text = search_text || ' 036000291452' where id = $1",
      [named?.work_id],
    )
    const found = async (search: string, more = {}) => ids(await list({ search, ...more }))
    expect(await found('浅滩')).toEqual([moon])
    expect(await found('PAPER  boat')).toEqual([boat])
    expect(await found('lin')).toEqual([boat, moon])
    expect(await found('lin', { state: 'queued' })).toEqual([boat])
    expect(await found('036000291452')).toEqual([moon])
    expect(await found(named?.batch ?? '')).toEqual([moon])
    expect(await found(named?.message_id ?? '')).toEqual([moon])
    expect(await found(named?.batch.slice(0, 16) ?? '')).toEqual([])
    expect(await found('%_')).toEqual([])
    expect(await found('浅滩', { channel_id: tidal })).toEqual([])
  })

  it('finds a common word among more works than an index would name', async () => {
    const id = await made([], { title: 'Everywhere' })
    const [row] = await server.asOwner<{ work_id: string }>('select work_id from deliveries where id = $1', [
      id,
    ])
    await server.asOwner(
      `insert into works (agent_id, member_id, kind, status, details, scope, title, search_text, created_at, updated_at)
       select agent_id, member_id, kind, status, details, scope, title, search_text, now(), now()
       from works, generate_series(1, 600) where id = $1`,
      [row?.work_id],
    )
    expect(ids(await list({ search: 'everywhere' }))).toEqual([id])
    expect(ids(await list({ search: 'everywhere', state: 'queued' }))).toEqual([id])
    expect(ids(await list({ search: 'everywhere', state: 'live' }))).toEqual([])
  })

  it('is read by admins, rights staff and editors, each of their own site', async () => {
    await made()
    expect(ids(await list({}, editor))).toHaveLength(1)
    const support = await loggedInStaff(server, { roles: ['support'] })
    expect((await server.send(listDeliveries, {}, support)).status).toBe(403)
    const agentId = await server.anotherSite('deliveries-stranger.test')
    const stranger = await loggedInStaff({ ...server, agentId }, { roles: ['admin'] })
    const headers = { host: 'deliveries-stranger.test' }
    for (const wanted of [{}, { state: 'queued' }, { kind: 'release' }, { search: 'night' }]) {
      const { data } = await server.send(listDeliveries, wanted, { ...stranger, headers })
      expect(data).toEqual({ items: [], next_cursor: null })
    }
  })
})
