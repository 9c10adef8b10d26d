import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canStep, type DeliveryState, deliveryStates } from '#contract/distribution/delivery-state'
import { claimWork, closeTakedown, passRights, staffTakeDown } from '#contract/review/calls'
import type { Scope } from '#contract/works/work'
import { startRevision } from '#contract/works/work-calls'
import { loggedInStaff } from '../../testing/build-staff'
import { buildWork, type WantedWork } from '../../testing/build-work'
import { type DeliveryStep, stepDeliveries } from '../../testing/step-deliveries'
import { testServer } from '../../testing/test-server'
import { queueDeliveries } from './queue-deliveries'

let server: Awaited<ReturnType<typeof testServer>>
let member: Awaited<ReturnType<typeof server.loggedInMember>>
let rights: Awaited<ReturnType<typeof loggedInStaff>>
/** Of the site, in its order. */
let channels: number[]

beforeAll(async () => {
  server = await testServer()
  member = await server.loggedInMember()
  rights = await loggedInStaff(server, { roles: ['rights'] })
  channels = (await server.asOwner<{ id: string }>('select id from channels order by position')).map(
    ({ id }) => Number(id),
  )
})
afterAll(() => server.close())

const channel = (place: number) => channels[place] as number
const chosen = (...places: number[]): Partial<Scope> => ({
  all_channels: false,
  channel_ids: places.map(channel),
})
const build = (wanted: WantedWork) => buildWork(server, member.memberId, wanted)

interface Row {
  id: number
  channel: number
  kind: string
  state: DeliveryState
}
/** What there is about a work, oldest first; channels by their place. */
async function deliveriesOf(workId: number): Promise<Row[]> {
  const found = await server.asOwner<{ id: string; channel_id: string; kind: string; state: DeliveryState }>(
    'select id, channel_id, kind, state from deliveries where work_id = $1 order by id',
    [workId],
  )
  return found.map(({ id, channel_id, kind, state }) => ({
    id: Number(id),
    channel: channels.indexOf(Number(channel_id)),
    kind,
    state,
  }))
}
const told = async (workId: number) =>
  (await deliveriesOf(workId)).map(row => `${row.channel} ${row.kind} ${row.state}`)

async function pass(workId: number) {
  expect((await server.call(claimWork, { id: workId }, rights)).code).toBe(1)
  return server.call(passRights, { id: workId }, rights)
}

const move = (ids: number[], { to, ...more }: DeliveryStep) => stepDeliveries(server, ids, [to], more)
const walk = (ids: number[], ...states: DeliveryStep['to'][]) => stepDeliveries(server, ids, states)

async function released(...places: number[]) {
  const workId = await build({ status: '300', scope: chosen(...places) })
  expect((await pass(workId)).status).toBe(200)
  return { workId, rows: await deliveriesOf(workId) }
}
const idAt = (rows: Row[], place: number) => rows.find(row => row.channel === place)?.id as number

/** A revision of the work with another choice of channels, on its way to the rights review. */
async function revision(workId: number, ...places: number[]) {
  await server.asOwner("update works set status = '991' where id = $1", [workId])
  const { data } = await server.call(startRevision, { id: workId, purpose: 'revision' }, member)
  const { id } = data as { id: number }
  await server.asOwner(
    "update works set status = '301', submitted_at = now(), scope = scope || $2::jsonb where id = $1",
    [id, JSON.stringify(chosen(...places))],
  )
  return id
}

describe('a work that passes rights', () => {
  it('is queued for each channel it has chosen, once, however often and by whom it is passed at once', async () => {
    const workId = await build({ status: '300', scope: chosen(1, 3, 4) })
    await server.call(claimWork, { id: workId }, rights)
    const answers = await Promise.all([1, 2, 3].map(() => server.call(passRights, { id: workId }, rights)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await told(workId)).toEqual(['1 release queued', '3 release queued', '4 release queued'])
    const versions = await server.asOwner(
      'select distinct d.work_version = w.version as same, d.attempts from deliveries d join works w on w.id = d.work_id where w.id = $1',
      [workId],
    )
    expect(versions).toEqual([{ same: true, attempts: 0 }])
  })

  it('goes to every channel that is switched on, when it has chosen all', async () => {
    await server.asOwner('update channels set is_on = false where id = $1', [channel(2)])
    const workId = await build({ status: '300' })
    await pass(workId)
    await server.asOwner('update channels set is_on = true where id = $1', [channel(2)])
    const rows = await deliveriesOf(workId)
    expect(rows.map(row => row.channel)).toEqual(
      channels.map((_, place) => place).filter(place => place !== 2),
    )
  })

  it('is not queued when passing it is refused', async () => {
    const workId = await build({ status: '300', scope: chosen(1) })
    const colleague = await loggedInStaff(server, { roles: ['rights'] })
    await server.call(claimWork, { id: workId }, colleague)
    expect((await server.call(passRights, { id: workId }, rights)).status).toBe(409)
    expect(await told(workId)).toEqual([])
  })

  it('has one message of a kind for a channel and version, also when it is queued twice at once', async () => {
    const workId = await build({ status: '990', scope: chosen(1, 2) })
    const queue = () =>
      server.database.change(server.agentId, async tx => {
        // As every caller does.
        const { rows } = await tx.run<{ version: number; scope: Scope }>(
          'select version, scope from works where id = $1 for update',
          [workId],
        )
        const [work] = rows
        if (work) await queueDeliveries(tx, { id: workId, ...work }, new Date())
      })
    await Promise.all([queue(), queue(), queue()])
    expect(await told(workId)).toEqual(['1 release queued', '2 release queued'])
    await walk([idAt(await deliveriesOf(workId), 1)], 'packing', 'sending')
    await queue()
    expect(await told(workId)).toEqual(['1 release sending', '2 release queued'])
    await expect(
      server.asOwner(
        "insert into deliveries (agent_id, work_id, work_version, channel_id, kind, queued_at, changed_at) select agent_id, work_id, work_version, channel_id, kind, now(), now() from deliveries where work_id = $1 and state = 'queued'",
        [workId],
      ),
    ).rejects.toThrow('deliveries_once')
  })
})

describe('a revision that passes rights', () => {
  it('updates the channels that have the work, releases it to new ones and takes it down from the others', async () => {
    const { workId, rows } = await released(1, 2, 3, 4)
    await walk([idAt(rows, 1), idAt(rows, 2)], 'packing', 'sending', 'delivered', 'live')
    await walk([idAt(rows, 3)], 'packing')
    const revisionId = await revision(workId, 1, 3, 5)
    expect((await pass(revisionId)).status).toBe(200)
    expect(await told(workId)).toEqual([
      '1 release live',
      '2 release live',
      '3 release withdrawn',
      '4 release withdrawn',
      '1 update queued',
      '2 takedown queued',
      '3 release queued',
      '5 release queued',
    ])
    expect(await told(revisionId)).toEqual([])
  })

  it('leaves a channel that is switched off with what it has, and right about it', async () => {
    const { workId, rows } = await released(1, 2)
    await walk([idAt(rows, 1)], 'packing', 'sending', 'delivered')
    await server.asOwner('update channels set is_on = false where id = any($1)', [[channel(1), channel(2)]])
    await pass(await revision(workId, 1, 2))
    await server.asOwner('update channels set is_on = true')
    expect((await told(workId)).slice(2)).toEqual(['1 update queued'])
  })
})

describe('a work that is taken down', () => {
  const down = (id: number) => server.call(staffTakeDown, { id, reason: 'a claim' }, rights)

  it('is called back from where it was sent, and never sent anywhere else', async () => {
    const { workId, rows } = await released(1, 2, 3, 4)
    await walk([idAt(rows, 1)], 'packing', 'sending', 'delivered', 'live')
    await walk([idAt(rows, 2)], 'packing', 'sending')
    await walk([idAt(rows, 3)], 'packing', 'sending', 'delivered', 'refused')
    expect((await down(workId)).status).toBe(200)
    expect(await told(workId)).toEqual([
      '1 release live',
      '2 release sending',
      '3 release withdrawn',
      '4 release withdrawn',
      '1 takedown queued',
      '2 takedown queued',
    ])
    const closed = await server.call(closeTakedown, { id: workId, note: 'seen by eye' }, rights)
    expect(closed.status).toBe(200)
    expect(new Set((await deliveriesOf(workId)).map(({ state }) => state))).toEqual(new Set(['withdrawn']))
  })

  it('is either called back or never sent when it is taken down just as it leaves', async () => {
    for (let round = 0; round < 8; round++) {
      const { workId, rows } = await released(1, 2)
      const ids = rows.map(({ id }) => id)
      await walk(ids, 'packing')
      const [, answer] = await Promise.all([
        move(ids, { to: 'sending', now: new Date() }).catch(error => expect(error.key).toBe('conflict')),
        down(workId),
      ])
      expect(answer.status).toBe(200)
      expect([
        ['1 release sending', '2 release sending', '1 takedown queued', '2 takedown queued'],
        ['1 release withdrawn', '2 release withdrawn'],
      ]).toContainEqual(await told(workId))
    }
  })

  it('stays in its state where a channel has confirmed it, and can be released there again', async () => {
    const { workId, rows } = await released(1)
    await walk([idAt(rows, 1)], 'packing', 'sending', 'delivered', 'live')
    await down(workId)
    const takedown = (await deliveriesOf(workId)).at(-1)?.id as number
    await walk([takedown], 'packing', 'sending', 'delivered', 'live')
    await server.call(closeTakedown, { id: workId, note: 'confirmed' }, rights)
    expect(await told(workId)).toEqual(['1 release withdrawn', '1 takedown live'])
    await server.asOwner("update works set status = '301' where id = $1", [workId])
    await pass(workId)
    expect((await told(workId)).at(-1)).toBe('1 release queued')
  })
})

describe('a step', () => {
  it('is refused by the database exactly where the contract does not know it', async () => {
    const { rows } = await released(1)
    const id = idAt(rows, 1)
    for (const from of deliveryStates) {
      for (const to of deliveryStates.filter(state => state !== from)) {
        // Put there past the lock, which is what is tried here.
        await server.asOwner(
          `begin; set local session_replication_role = replica;
           update deliveries set state = '${from}', delivered_at = now(), live_at = now(), message_id = 'TRB-x', refused_by = 'channel' where id = ${id}; commit`,
        )
        const tried = server.database
          .change(server.agentId, tx => tx.run('update deliveries set state = $2 where id = $1', [id, to]))
          .then(
            () => true,
            (error: Error) =>
              error.message.startsWith('a delivery cannot go') ? false : Promise.reject(error),
          )
        expect(await tried, `${from} → ${to}`).toBe(canStep(from, to))
      }
    }
  })

  it('counts attempts, keeps why the last one failed, and forgets it once it has arrived', async () => {
    const { rows } = await released(1)
    const id = idAt(rows, 1)
    const [now, later] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-01T00:05:00Z')]
    const read = async () =>
      (
        await server.asOwner(
          'select attempts, last_error, next_attempt_at, delivered_at, live_at from deliveries where id = $1',
          [id],
        )
      )[0]
    await walk([id], 'packing', 'sending')
    await move([id], {
      to: 'queued',
      now,
      error: { text: 'transport.unreachable', params: {} },
      nextAttemptAt: later,
    })
    expect(await read()).toMatchObject({
      attempts: 1,
      last_error: '{"text":"transport.unreachable","params":{}}',
      next_attempt_at: later,
      delivered_at: null,
    })
    await walk([id], 'packing', 'sending')
    await move([id], { to: 'delivered', now })
    await move([id], { to: 'live', now: later })
    expect(await read()).toEqual({
      attempts: 2,
      last_error: null,
      next_attempt_at: null,
      delivered_at: now,
      live_at: later,
    })
  })

  it('is taken by all of them or by none, and by nobody of another agent', async () => {
    const { workId, rows } = await released(1, 2)
    const [first, second] = [idAt(rows, 1), idAt(rows, 2)]
    await walk([first], 'packing')
    await expect(move([first, second], { to: 'packing', now: new Date() })).rejects.toMatchObject({
      key: 'conflict',
    })
    expect(await told(workId)).toEqual(['1 release packing', '2 release queued'])
    const elsewhere = { database: server.database, agentId: server.agentId + 1 }
    const strangers = stepDeliveries(elsewhere, [second], ['packing'])
    await expect(strangers).rejects.toMatchObject({ key: 'notFound' })
  })

  it('changes where a message stands, never what it says', async () => {
    const { rows } = await released(1)
    for (const column of [
      "kind = 'takedown'",
      'work_version = 99',
      'channel_id = channel_id',
      'queued_at = now()',
    ]) {
      const edit = server.database.change(server.agentId, tx =>
        tx.run(`update deliveries set ${column} where id = $1`, [idAt(rows, 1)]),
      )
      await expect(edit, column).rejects.toThrow('permission denied')
    }
    const removal = server.database.change(server.agentId, tx => tx.run('delete from deliveries', []))
    await expect(removal).rejects.toThrow('permission denied')
  })
})
