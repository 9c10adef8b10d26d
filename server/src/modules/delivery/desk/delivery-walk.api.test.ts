// Staff, sender and channel at the same deliveries at once: whatever they try, a delivery never leaves the table of steps, none is
// lost on its way, and what staff did stands in its log and in theirs as often as it was done.
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Call } from '#contract/call'
import { giveUpDelivery, markDelivery, retryDelivery } from '#contract/distribution/delivery-calls'
import { canStep, type DeliveryState } from '#contract/distribution/delivery-state'
import type { Tx } from '../../../platform/database/query'
import { createLog } from '../../../platform/log'
import { Refusal } from '../../../platform/refusal'
import { loggedInStaff } from '../../../testing/build-staff'
import { isDrill } from '../../../testing/sampled'
import { deliveryKit } from '../../../testing/send-deliveries'
import { testServer } from '../../../testing/test-server'
import { acceptDelivery, refuseDelivery } from '../answers/settle-delivery'
import { failDelivery } from '../sending/fail-delivery'
import { retryDeliveries } from './retry-deliveries.job'

let server: Awaited<ReturnType<typeof testServer>>
let kit: Awaited<ReturnType<typeof deliveryKit>>
let otherChannel: number
let staff: Awaited<ReturnType<typeof loggedInStaff>>[]

beforeAll(async () => {
  server = await testServer()
  const member = await server.loggedInMember()
  kit = await deliveryKit(server, member.memberId)
  staff = [
    await loggedInStaff(server, { roles: ['admin'] }),
    await loggedInStaff(server, { roles: ['rights'] }),
  ]
  const [other] = await server.asOwner<{ id: string }>("select id from channels where code = 'tidal'")
  otherChannel = Number(other?.id)
  await server.asOwner(
    `update channels set profile = profile || '{"parallel_transfers": 20, "acknowledgement": "files"}' where id = $1`,
    [kit.channelId],
  )
  await server.asOwner(`
    create table walked (delivery_id bigint, was text, becomes text);
    create function note_step() returns trigger language plpgsql security definer as
      'begin insert into public.walked values (new.id, old.state, new.state); return null; end';
    create trigger note_step after update of state on deliveries for each row when (old.state <> new.state)
      execute function note_step();`)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.asOwner("update deliveries set state = 'withdrawn'")
  await server.asOwner('truncate walked')
})

const now = () => new Date()
const change = (work: (tx: Tx) => Promise<void>) => server.database.change(server.agentId, work)

/** Somebody else was first: then it says so, and nothing else. */
async function unlessLate(work: Promise<unknown>): Promise<void> {
  await work.catch(error => {
    if (!(error instanceof Refusal) || error.key !== 'conflict') throw error
  })
}

/** How often staff were told that something was done. */
const done = { 'delivery.retry': 0, 'delivery.giveUp': 0, 'delivery.mark': 0 }

async function ask(call: Call, input: object, who: number) {
  const answered = await server.send(call, input, staff[who])
  expect(answered.status, `${call.name}: ${answered.msg}`).toBeLessThan(500)
  return answered as { code: number; data: unknown }
}

type Deed = (id: number, workId: number, who: number) => Promise<void>
const deeds: Record<string, Deed> = {
  async retry(id, _, who) {
    const { data } = await ask(retryDelivery, { ids: [id] }, who)
    done['delivery.retry'] += (data as { retried: number }).retried
  },
  async giveUp(id, _, who) {
    const { code } = await ask(giveUpDelivery, { id, note: 'enough' }, who)
    if (code === 1) done['delivery.giveUp'] += 1
  },
  async markLive(id, _, who) {
    const { code } = await ask(markDelivery, { id, outcome: 'live', note: 'seen' }, who)
    if (code === 1) done['delivery.mark'] += 1
  },
  async markRefused(id, _, who) {
    const { code } = await ask(markDelivery, { id, outcome: 'refused', note: 'heard' }, who)
    if (code === 1) done['delivery.mark'] += 1
  },
  async retryAll() {
    const { database, agentId, services } = server
    const payload = {
      wanted: { state: 'all' as const, search: 'sailing' },
      staffId: staff[0]?.staffId ?? 0,
      askedAt: now().toISOString(),
    }
    await retryDeliveries.run({ database, agentId, services, payload, log: createLog('silent') })
  },
  dispatch: () => kit.dispatch(),
  pack: id => unlessLate(kit.pack(id)),
  fail: id =>
    unlessLate(
      change(tx =>
        failDelivery(
          tx,
          { id, channel_id: kit.channelId, attempts: 1 },
          { said: { text: 'delivery.sendingBroke', params: {} }, now: now(), isFinal: true },
        ),
      ),
    ),
  send: id => unlessLate(kit.send(id)),
  accept: id => unlessLate(change(tx => acceptDelivery(tx, id, { now: now() }))),
  refuse: id => unlessLate(change(tx => refuseDelivery(tx, id, { now: now(), reason: 'No.' }))),
  newVersion: (_, workId) => kit.newVersion(workId),
}
/** What somebody could well do with a delivery that stands there. */
const fitting: Record<DeliveryState, readonly string[]> = {
  queued: ['dispatch', 'dispatch', 'retry', 'dispatch', 'giveUp'],
  packing: ['pack', 'pack', 'pack', 'fail'],
  sending: ['send', 'send', 'send', 'fail'],
  delivered: ['accept', 'refuse', 'markLive', 'markRefused', 'newVersion'],
  live: ['newVersion', 'retry'],
  refused: ['retry', 'retryAll', 'retry', 'newVersion'],
  withdrawn: ['dispatch'],
}

interface Row {
  id: number
  work_id: number
  state: DeliveryState
  status: string
  last_error: string | null
  is_last: boolean
}
const about = (workIds: number[]) =>
  server.asOwner<Row>(
    `select d.id::int, d.work_id::int, d.state, w.status, d.last_error, not exists (
       select from deliveries o where o.work_id = d.work_id and o.channel_id = d.channel_id and o.id > d.id and o.state <> 'withdrawn') as is_last
     from deliveries d join works w on w.id = d.work_id
     where d.work_id = any($1) and d.channel_id = $2 and d.state <> 'withdrawn' order by d.id`,
    [workIds, kit.channelId],
  )

const count = async (sql: string, value: string) =>
  (await server.asOwner<{ count: number }>(sql, [value]))[0]?.count

/** Everybody does their part, until nothing is left to do: what is under way holds a place at the channel. */
async function goOn(workIds: number[]) {
  for (let turn = 0; turn < 20; turn++) {
    const found = await about(workIds)
    if (found.every(({ state }) => ['live', 'refused'].includes(state))) return
    for (const { id, work_id, state, last_error } of found) {
      if (state === 'queued' && last_error) await deeds.retry?.(id, work_id, 0)
      if (state === 'packing') await kit.pack(id)
      if (state === 'sending') await kit.send(id)
      if (state === 'delivered') await change(tx => acceptDelivery(tx, id, { now: now() }))
    }
    await kit.dispatch()
  }
}

/** Some clients, each with what comes to their mind about one of the works. */
const turn = fc.record({
  work: fc.nat(2),
  clients: fc.array(fc.record({ who: fc.nat(1), choice: fc.nat(19) }), { minLength: 2, maxLength: 4 }),
})
interface Turn {
  work: number
  clients: { who: number; choice: number }[]
}

/** Something that fits as a rule, now and then anything. */
function deedFor(state: DeliveryState, choice: number): Deed {
  const all = Object.keys(deeds)
  const names = choice >= 16 ? all : fitting[state]
  return deeds[names[choice % names.length] ?? ''] as Deed
}

async function takeTurn(workIds: number[], { work, clients }: Turn) {
  const workId = workIds[work] ?? 0
  const { id, state } = (await about([workId])).at(-1) ?? { id: 0, state: 'withdrawn' as const }
  await Promise.all(clients.map(({ who, choice }) => deedFor(state, choice)(id, workId, who)))
}

/** Whoever tries all again that sail also moves those of earlier walks. */
const made: number[] = []

async function walk(turns: Turn[]) {
  Object.assign(done, { 'delivery.retry': 0, 'delivery.giveUp': 0, 'delivery.mark': 0 })
  await server.asOwner('delete from delivery_events')
  const audited = 'select count(*)::int from audit_entries where action = $1'
  const before = new Map<string, number>()
  for (const action of Object.keys(done)) before.set(action, (await count(audited, action)) ?? 0)
  // Another channel that is never served: with it the work stays on its way, whatever the first one says.
  const wanted = { releaseDate: '2026-01-05', scope: { channel_ids: [kit.channelId, otherChannel] } }
  const workIds = [await kit.queued(wanted), await kit.queued(wanted), await kit.queued(wanted)]
  made.push(...workIds)
  for (const one of turns) await takeTurn(workIds, one)
  await goOn(made)
  const steps = await server.asOwner<{ was: DeliveryState; becomes: DeliveryState }>('select * from walked')
  expect(steps.filter(({ was, becomes }) => !canStep(was, becomes))).toEqual([])
  const left = await about(made)
  expect(left.filter(({ state }) => ['packing', 'sending'].includes(state))).toEqual([])
  const lost = left.filter(
    ({ is_last, state, status }) =>
      is_last && ['990', '991'].includes(status) && !['live', 'refused'].includes(state),
  )
  expect(lost).toEqual([])
  for (const [action, times] of Object.entries(done))
    expect((await count(audited, action)) ?? 0, action).toBe((before.get(action) ?? 0) + times)
  const given = 'select count(*)::int from delivery_events where text = $1'
  expect(await count(given, 'delivery.givenUp')).toBe(done['delivery.giveUp'])
}

describe('deliveries that many move at once', () => {
  it('keep to the table of steps, and none is lost', { tags: ['slow'] }, async () => {
    const turns = fc.array(turn, { minLength: 15, maxLength: 30 })
    await fc.assert(fc.asyncProperty(turns, walk), {
      numRuns: isDrill ? 100 : 3,
      endOnFailure: true,
      seed: isDrill ? undefined : 20_261_116,
    })
  })
})
