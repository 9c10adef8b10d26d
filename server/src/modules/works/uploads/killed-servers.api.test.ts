// Uploads while servers die and several of them share one database and one disk.
import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherProcesses } from '../../../testing/other-processes'
import { isDrill } from '../../../testing/sampled'
import { testServer } from '../../../testing/test-server'
import { answerTo, sendUntilCut } from '../../../testing/tus-client'
import { grantedUpload, hashesOf, runKeepUpload } from '../../../testing/upload-by-steps'

let server: Awaited<ReturnType<typeof testServer>>
let processes: Awaited<ReturnType<typeof otherProcesses>>
beforeAll(async () => {
  server = await testServer()
  processes = otherProcesses(server)
})
afterAll(async () => {
  await processes?.end()
  await server?.close()
})

const kills = isDrill ? 20 : 3

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

describe('a server that is killed', () => {
  it('has kept every byte it acknowledged', { tags: ['slow'] }, async () => {
    const bytes = randomBytes(2_000_000)
    const { grant, id, place } = await grantedUpload(server, bytes.length)
    const first = await processes.start()
    await first.client.create(grant, bytes.length)
    const { status, headers } = await first.client.patch(grant, id, 0, bytes.subarray(0, 700_000))
    expect(status).toBe(204)
    const acknowledged = Number(headers['upload-offset'])
    const open = first.client.openPatch(grant, id, acknowledged, bytes.length - acknowledged)
    open.write(bytes.subarray(acknowledged, acknowledged + 300_000))
    await pause(100)
    await first.kill()

    const second = await processes.start()
    const offset = await second.client.offset(grant, id)
    expect(offset).toBeGreaterThanOrEqual(acknowledged)
    expect((await second.client.patch(grant, id, offset, bytes.subarray(offset))).status).toBe(204)
    await second.kill()
    await runKeepUpload(server, id)
    expect(await hashesOf(server, place.work_id)).toEqual([sha256(bytes)])
  })

  it('again and again in one upload still leaves the right file', { tags: ['slow'] }, async () => {
    const bytes = randomBytes(60_000_000)
    const { grant, id, place } = await grantedUpload(server, bytes.length)
    let current = await processes.start()
    await current.client.create(grant, bytes.length)
    // On a busy machine a kill may come before anything of a round has arrived.
    const acknowledged = 100_000
    await current.client.patch(grant, id, 0, bytes.subarray(0, acknowledged))
    const offsets: number[] = []
    for (let round = 0; round < kills; round++) {
      const from = await current.client.offset(grant, id)
      offsets.push(from)
      const sending = sendUntilCut(
        current.client,
        { grant, id, from },
        bytes.subarray(0, (round + 1) * 2_900_000),
      )
      await pause(5 + Math.random() * 60)
      // The next one starts beside it, as it would behind a balancer.
      const [next] = await Promise.all([processes.start(), current.kill(), sending])
      current = next
    }
    const from = await current.client.offset(grant, id)
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
    expect(offsets[0]).toBe(acknowledged)
    expect((await current.client.patch(grant, id, from, bytes.subarray(from))).status).toBe(204)
    await current.kill()
    await runKeepUpload(server, id)
    expect(await hashesOf(server, place.work_id)).toEqual([sha256(bytes)])
  })
})

describe('two servers on one database and one disk', () => {
  it('take turns: a request to one makes a stalled request to the other let go', {
    tags: ['slow'],
  }, async () => {
    const bytes = randomBytes(500_000)
    const { grant, id, place } = await grantedUpload(server, bytes.length)
    const [here, there] = await Promise.all([processes.start(), processes.start()])
    await here.client.create(grant, bytes.length)
    const stalled = here.client.openPatch(grant, id, 0, bytes.length)
    const ended = answerTo(stalled).catch(() => 'cut')
    stalled.write(bytes.subarray(0, 123_456))
    await pause(200)
    expect(await there.client.offset(grant, id)).toBe(123_456)
    expect(await ended).toBe('cut')
    expect((await there.client.patch(grant, id, 123_456, bytes.subarray(123_456))).status).toBe(204)
    expect(await here.client.offset(grant, id)).toBe(bytes.length)
    await runKeepUpload(server, id)
    expect(await hashesOf(server, place.work_id)).toEqual([sha256(bytes)])
  })

  it('go on when the database ends the connection that holds the locks', { tags: ['slow'] }, async () => {
    const bytes = randomBytes(500_000)
    const { grant, id, place } = await grantedUpload(server, bytes.length)
    const { client, kill } = await processes.start()
    await client.create(grant, bytes.length)
    const stalled = client.openPatch(grant, id, 0, bytes.length)
    const ended = answerTo(stalled).catch(() => 'cut')
    stalled.write(bytes.subarray(0, 1000))
    await pause(200)
    const cut = await server.asOwner(
      "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
    )
    expect(cut).toHaveLength(1)
    // Whoever writes without a lock comes to an end.
    expect(await ended).toBe('cut')
    expect((await client.patch(grant, id, 1000, bytes.subarray(1000))).status).toBe(204)
    await kill()
    await runKeepUpload(server, id)
    expect(await hashesOf(server, place.work_id)).toEqual([sha256(bytes)])
  })
})
