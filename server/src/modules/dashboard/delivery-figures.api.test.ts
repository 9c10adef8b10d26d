import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call'
import { readDashboard } from '#contract/dashboard/calls'
import { emptyScope } from '#contract/works/work'
import { loggedInStaff } from '../../testing/build-staff'
import { buildWork } from '../../testing/build-work'
import { buildAgent } from '../../testing/builders'
import { type DeliveryStep, stepDeliveries } from '../../testing/step-deliveries'
import { type Caller, testServer } from '../../testing/test-server'
import { endDeliveries, queueDeliveries, queueTakedowns } from '../distribution/distribution.public'

let server: Awaited<ReturnType<typeof testServer>>
let editor: Caller
let memberId: number
let channels: number[]

beforeAll(async () => {
  server = await testServer()
  editor = await loggedInStaff(server, { roles: ['editor'] })
  memberId = (await server.loggedInMember()).memberId
  channels = (await server.asOwner<{ id: string }>('select id from channels order by position')).map(
    ({ id }) => Number(id),
  )
})
afterAll(() => server.close())

const day = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * day)
const channel = (place: number) => channels[place] as number

type Deliveries = OutputOf<typeof readDashboard>['deliveries']
async function read(caller = editor): Promise<Deliveries> {
  const data: OutputOf<typeof readDashboard> = (await server.call(readDashboard, { days: 7 }, caller)).data
  return data.deliveries
}
const none = { queued: 0, failing: 0, sending: 0, delivered: 0, live: 0, refused: 0 }
const noAges = { oldest_waiting_at: null, oldest_delivered_at: null, oldest_refused_at: null }

const move = (ids: number[], to: DeliveryStep['to'], more: Partial<DeliveryStep> = {}) =>
  stepDeliveries(server, ids, [to], more)
const walk = (id: number, ...states: DeliveryStep['to'][]) => stepDeliveries(server, [id], states)

/** A work on its way to these channels; answers its deliveries in their order. */
async function queued(places: number[], now: Date) {
  const scope = { ...emptyScope, all_channels: false, channel_ids: places.map(channel) }
  const id = await buildWork(server, memberId, { status: '990', scope })
  await server.database.change(server.agentId, tx => queueDeliveries(tx, { id, version: 1, scope }, now))
  const rows = await server.asOwner<{ id: string }>(
    'select id from deliveries where work_id = $1 order by id',
    [id],
  )
  return { id, rows: rows.map(row => Number(row.id)) }
}

it('says exactly how many deliveries stand where, at each channel and in all, before and after they are added up', async () => {
  expect(await read()).toMatchObject({ ...none, ...noAges, went_live: 0 })
  const old = daysAgo(3)
  const [first, second] = [await queued([1, 2, 3, 4], old), await queued([1, 2], daysAgo(1))]
  const [a = 0, b = 0, c = 0, d = 0] = first.rows
  const [, e = 0] = second.rows
  await walk(a, 'packing', 'sending', 'delivered', 'live')
  await walk(b, 'packing', 'sending', 'delivered')
  await move([b], 'refused', {
    error: { text: 'delivery.refused', params: { reason: 'the cover is blurred' } },
  })
  await walk(c, 'packing')
  await walk(d, 'packing', 'sending')
  await move([d], 'queued', {
    error: { text: 'transport.unreachable', params: {} },
    nextAttemptAt: daysAgo(-1),
  })
  await walk(e, 'packing', 'sending', 'delivered')

  const expected = {
    ...{ queued: 1, failing: 1, sending: 1, delivered: 1, live: 1, refused: 1, went_live: 1 },
    oldest_waiting_at: old.toISOString(),
    oldest_refused_at: old.toISOString(),
  }
  const check = async () => {
    const { channels: shown, ...all } = await read()
    expect(all).toMatchObject(expected)
    expect(all.oldest_delivered_at).not.toBe(old.toISOString())
    const at = (place: number) => shown.find(({ id }) => id === channel(place))
    expect(shown.map(({ id }) => id)).toEqual(channels)
    expect(at(1)).toMatchObject({ ...none, live: 1, queued: 1, oldest_refused_at: null })
    expect(at(2)).toMatchObject({ ...none, refused: 1, delivered: 1, oldest_waiting_at: null })
    expect(at(3)).toMatchObject({ ...none, sending: 1 })
    expect(at(4)).toMatchObject({ ...none, failing: 1, oldest_waiting_at: old.toISOString() })
    expect(at(0)).toMatchObject({ ...none, ...noAges })
  }
  await check()
  await server.database.withoutAgent('select fold_figures()', [])
  await check()
})

it('forgets what was withdrawn, but not that it went live', async () => {
  const before = await read()
  const { id, rows } = await queued([5, 6], new Date())
  const [a = 0] = rows
  await walk(a, 'packing', 'sending', 'delivered', 'live')
  const change = (run: Parameters<typeof server.database.change<void>>[1]) =>
    server.database.change(server.agentId, run)
  await change(tx => queueTakedowns(tx, { id, version: 2 }, new Date()))
  const down = await read()
  // The takedown waits; the work is still there.
  expect(down).toMatchObject({ queued: before.queued + 1, live: before.live + 1 })
  await change(async tx => void (await endDeliveries(tx, id, new Date())))
  expect(await read()).toMatchObject({ ...before, went_live: before.went_live + 1 })
})

it('counts what went live during the last seven days, today among them', async () => {
  const before = (await read()).went_live
  const { rows } = await queued([5, 6, 7], daysAgo(20))
  for (const to of ['packing', 'sending', 'delivered'] as const) await move(rows, to)
  const [a = 0, b = 0, c = 0] = rows
  await move([a], 'live', { now: daysAgo(6) })
  await move([b], 'live', { now: daysAgo(7) })
  await move([c], 'live', { now: daysAgo(12) })
  expect((await read()).went_live).toBe(before + 1)
})

it('shows a channel that is switched off only while something of it is left, by its name in the reader’s language', async () => {
  await server.asOwner('update channels set is_on = false where id = any($1)', [[channel(1), channel(8)]])
  const shown = (await read()).channels
  expect(shown.find(({ id }) => id === channel(1))).toMatchObject({ is_on: false })
  expect(shown.map(({ id }) => id)).not.toContain(channel(8))
  await server.asOwner('update channels set is_on = true')
  const names = async (language: string) => {
    const caller = { ...editor, headers: { 'accept-language': language } }
    return (await read(caller)).channels[2]?.name
  }
  expect([await names('zh-CN'), await names('en')]).toEqual(['QQ音乐', 'QQ Music'])
})

it('tells another agent nothing', async () => {
  const agentId = await buildAgent(server.ownerUrl, { domain: 'elsewhere.test' })
  const stranger = await loggedInStaff({ ...server, agentId }, { roles: ['editor'] })
  const { channels: shown, ...all } = await read({ ...stranger, headers: { host: 'elsewhere.test' } })
  expect(all).toEqual({ ...none, ...noAges, went_live: 0, channels_on: shown.length })
  for (const one of shown) expect(one).toMatchObject({ ...none, ...noAges })
})
