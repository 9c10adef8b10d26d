import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deliveryKit } from '../../../testing/send-deliveries'
import { testServer } from '../../../testing/test-server'
import { endDeliveries, queueTakedowns } from '../../distribution/distribution.public'

let server: Awaited<ReturnType<typeof testServer>>
let kit: Awaited<ReturnType<typeof deliveryKit>>
beforeAll(async () => {
  server = await testServer()
  const member = await server.loggedInMember()
  kit = await deliveryKit(server, member.memberId)
})
afterAll(() => server.close())

const setProfile = (part: object) =>
  server.asOwner('update channels set profile = profile || $2 where id = $1', [kit.channelId, part])
beforeEach(async () => {
  await server.asOwner('delete from delivery_files')
  await server.asOwner("update deliveries set state = 'withdrawn'")
  await server.asOwner('update channels set is_on = true, paused_at = null, paused_by = null')
  await setProfile({ acknowledgement: 'none', parallel_transfers: 2 })
  await rm(kit.folder, { recursive: true, force: true })
})

const idsOf = async (workId: number) => (await kit.about(workId)).map(({ id }) => id)
const first = async (workId: number) => (await idsOf(workId))[0] as number

describe('what may leave', () => {
  it('leaves in the order of the queue, as many at a time as the channel takes', async () => {
    const works = [await kit.queued(), await kit.queued(), await kit.queued()]
    await Promise.all([kit.dispatch(), kit.dispatch(), kit.dispatch()])
    const states = await Promise.all(works.map(kit.told))
    expect(states).toEqual([['release packing'], ['release packing'], ['release queued']])
    await kit.pack(await first(works[0] as number))
    await kit.send(await first(works[0] as number))
    await kit.dispatch()
    expect(await kit.told(works[2] as number)).toEqual(['release packing'])
  })

  it('waits while its channel is off or paused', async () => {
    const workId = await kit.queued()
    await server.asOwner('update channels set is_on = false where id = $1', [kit.channelId])
    await kit.dispatch()
    expect(await kit.told(workId)).toEqual(['release queued'])
    await server.asOwner('update channels set is_on = true where id = $1', [kit.channelId])
    await kit.dispatch()
    expect(await kit.told(workId)).toEqual(['release packing'])
  })

  it('has the names of its message and batch from the first attempt on', async () => {
    const workId = await kit.queued()
    await kit.dispatch(new Date('2026-11-16T13:38:04.500Z'))
    const [before] = await kit.about(workId)
    expect(before?.message_id).toBe(`TRB-${server.agentId}-${before?.id}`)
    expect(before?.batch).toBe(`20261116133804${String((before?.id ?? 0) % 1000).padStart(3, '0')}`)
    await kit.pack(await first(workId))
    await server.asOwner("update deliveries set state = 'queued' where id = $1", [before?.id])
    await kit.dispatch(new Date('2026-11-17T00:00:00Z'))
    const [after] = await kit.about(workId)
    expect(after).toMatchObject({ message_id: before?.message_id, batch: before?.batch, attempts: 2 })
  })

  it('follows what was sent about the same release before, once the channel has answered that', async () => {
    await setProfile({ acknowledgement: 'files' })
    const workId = await kit.queued()
    await kit.ship()
    await kit.newVersion(workId)
    await kit.dispatch()
    expect(await kit.told(workId)).toEqual(['release delivered', 'update queued'])
    await server.asOwner('update deliveries set accepted_at = now() where work_id = $1', [workId])
    await kit.dispatch()
    expect(await kit.told(workId)).toEqual(['release delivered', 'update packing'])
  })

  it('does not wait for an answer where none comes', async () => {
    const workId = await kit.queued()
    await kit.ship()
    await kit.newVersion(workId)
    await kit.dispatch()
    expect(await kit.told(workId)).toEqual(['release delivered', 'update packing'])
  })
})

describe('sending', () => {
  it('puts every file into the batch, and says that it has arrived', async () => {
    const workId = await kit.queued()
    await kit.ship()
    const [row] = await kit.about(workId)
    expect(row).toMatchObject({ state: 'delivered', last_error: null })
    expect(await kit.atChannel()).toEqual({
      [`${row?.batch}/a/a.xml`]: '<a/>',
      [`${row?.batch}/BatchComplete.xml`]: '',
    })
  })

  it('twice, or once more after a worker died before it could say so, leaves one package', async () => {
    const workId = await kit.queued()
    await kit.dispatch()
    const id = await first(workId)
    await kit.pack(id)
    await Promise.allSettled([kit.send(id), kit.send(id)])
    expect(await kit.told(workId)).toEqual(['release delivered'])
    const once = await kit.atChannel()
    await server.asOwner("set session_replication_role = replica; update deliveries set state = 'sending'")
    await kit.send(id)
    expect(await kit.told(workId)).toEqual(['release delivered'])
    expect(await kit.atChannel()).toEqual(once)
  })

  it('that fails is tried again later, without a completing file at the channel', async () => {
    const workId = await kit.queued()
    await kit.dispatch()
    const id = await first(workId)
    await kit.pack(id, { 'a/a.xml': '<a/>', '../outside': 'no' })
    await kit.send(id)
    const [row] = await kit.about(workId)
    expect(row).toMatchObject({ state: 'queued', attempts: 1 })
    expect(JSON.parse(row?.last_error ?? '')).toEqual({ text: 'transport.badPath', params: {} })
    // A path like this is our own mistake: nobody mends it by waiting.
    expect(row?.next_attempt_at).toBeNull()
    expect(Object.keys(await kit.atChannel())).toEqual([`${row?.batch}/a/a.xml`])
  })

  it('to a server that is not there waits two minutes, then eight', async () => {
    const workId = await kit.queued()
    await kit.dispatch()
    const id = await first(workId)
    await kit.pack(id)
    // Where nobody listens.
    const connection = { kind: 'sftp', host: '127.0.0.1', port: 1024, username: 'nobody', folder: '' }
    await setProfile({ connection })
    await kit.send(id)
    const waits = async () => {
      const [row] = await kit.about(workId)
      return Math.round(((row?.next_attempt_at?.getTime() ?? 0) - Date.now()) / 60_000)
    }
    expect(await waits()).toBe(2)
    await kit.dispatch()
    expect(await kit.told(workId)).toEqual(['release queued'])
    await kit.dispatch(new Date(Date.now() + 3 * 60_000))
    await server.asOwner("update deliveries set state = 'sending' where id = $1", [id])
    await kit.send(id)
    expect(await waits()).toBe(8)
    await setProfile({ connection: { kind: 'folder' } })
  })

  it('of what was taken back meanwhile does nothing', async () => {
    const workId = await kit.queued()
    await kit.dispatch()
    const id = await first(workId)
    await kit.pack(id)
    await server.asOwner("update deliveries set state = 'withdrawn' where id = $1", [id])
    await kit.send(id)
    expect(await kit.atChannel()).toEqual({})
  })
})

describe('a send whose outcome is unknown', () => {
  /** The last file may have arrived, and then everything broke down. */
  async function uncertain() {
    const workId = await kit.queued()
    await kit.dispatch()
    const id = await first(workId)
    await kit.pack(id)
    await server.asOwner('update deliveries set left_at = now() where id = $1', [id])
    await server.asOwner("update deliveries set state = 'queued', last_error = '{}' where id = $1", [id])
    return { workId, id }
  }

  it('counts as sent: a takedown follows it', async () => {
    const { workId } = await uncertain()
    await server.asOwner('update works set version = version + 1 where id = $1', [workId])
    await server.database.change(server.agentId, async tx => {
      await tx.run('select 1 from works where id = $1 for no key update', [workId])
      await queueTakedowns(tx, { id: workId, version: 2 }, new Date())
    })
    expect(await kit.told(workId)).toEqual(['release queued', 'takedown queued'])
    await kit.dispatch()
    // It is not sent once more before: what it says is over.
    expect(await kit.told(workId)).toEqual(['release queued', 'takedown packing'])
  })

  it('is followed by an update, which does not wait for it', async () => {
    const { workId } = await uncertain()
    await kit.newVersion(workId)
    await kit.dispatch()
    expect(await kit.told(workId)).toEqual(['release queued', 'update packing'])
  })
})

describe('what waits', () => {
  it('leaves although something beside it is taken back at the same moment', async () => {
    const [kept, taken] = [await kit.queued(), await kit.queued()]
    let dispatched: Promise<void> | undefined
    await server.database.change(server.agentId, async tx => {
      await endDeliveries(tx, taken, new Date())
      dispatched = kit.dispatch()
      // Long enough to find both, and to wait for the one that is taken back.
      await wait(300)
    })
    await dispatched
    expect(await kit.told(kept)).toEqual(['release packing'])
    expect(await kit.told(taken)).toEqual(['release withdrawn'])
  })
})
