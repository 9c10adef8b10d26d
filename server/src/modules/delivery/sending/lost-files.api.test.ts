import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MaterialType } from '#contract/works/material'
import { createLog } from '../../../platform/log'
import { makeSound, withoutFfmpeg } from '../../../testing/audio'
import { arrive, check } from '../../../testing/materials'
import { picture } from '../../../testing/pictures'
import { deliveryKit } from '../../../testing/send-deliveries'
import { stepDeliveries } from '../../../testing/step-deliveries'
import { testServer } from '../../../testing/test-server'
import { packParts } from '../packing/pack-parts'
import { pathInBatch } from '../packing/package-paths'
import { readInputs } from '../packing/read-inputs'
import { packOneDelivery } from './pack-delivery.job'
import { putPackage } from './packages.queries'

const upc = '6901234567892'

describe.skipIf(withoutFfmpeg())('a delivery whose packed files are gone', () => {
  let server: Awaited<ReturnType<typeof testServer>>
  let kit: Awaited<ReturnType<typeof deliveryKit>>
  let memberId: number
  beforeAll(async () => {
    server = await testServer()
    memberId = (await server.loggedInMember()).memberId
    kit = await deliveryKit(server, memberId)
    await server.asOwner('update channels set is_on = true')
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.asOwner("update deliveries set state = 'withdrawn'")
    await server.asOwner('update works set upc = null')
  })

  const place = () => ({ database: server.database, services: server.services, agentId: server.agentId })

  /** With a song and a cover of its own, packed, and not a byte of it sent. */
  async function packed() {
    const workId = await kit.queued({
      without: ['music', 'lyric', 'cover'],
      tracks: [{ instrumental: true }],
    })
    await server.asOwner('update works set upc = $2 where id = $1', [workId, upc])
    await putMaster(workId, 'cover', await picture('png'))
    const sound = { seconds: 1, as: ['-c:a', 'flac', '-sample_fmt', 's16'] }
    await putMaster(workId, 'music', await readFile(await makeSound(server.services.folder, 'a.flac', sound)))
    await kit.dispatch()
    const [row] = await kit.about(workId)
    const id = row?.id ?? 0
    const inputs = await server.database.read(server.agentId, tx => readInputs(tx, id))
    if (!inputs) throw new Error('nothing to pack')
    const { files } = await packParts(place(), inputs)
    const resources = files.map(({ id: packedFileId, path, size, sha256 }) => ({
      ...{ path: pathInBatch(upc, path), role: 'resource' as const, size, sha256, packedFileId },
    }))
    const content = Buffer.from('<a/>')
    const message = { path: 'a.xml', role: 'message' as const, size: 4, sha256: '00', content }
    await server.database.change(server.agentId, tx => putPackage(tx, id, [...resources, message]))
    return { id, workId, resources }
  }

  async function putMaster(workId: number, type: MaterialType, body: Buffer) {
    const [track] = await server.asOwner<{ id: number }>('select id::int from tracks where work_id = $1', [
      workId,
    ])
    const of = type === 'cover' ? {} : { trackId: track?.id }
    await check(server, await arrive(server, { memberId, workId, type, body, ...of }))
    await server.asOwner("update materials set state = 'passed' where work_id = $1", [workId])
  }

  const markLeft = (id: number) => server.asOwner('update deliveries set left_at = now() where id = $1', [id])
  const pack = (id: number) =>
    packOneDelivery.run({ ...place(), payload: { deliveryId: id }, log: createLog('silent') })
  const told = async (workId: number) => JSON.parse((await kit.about(workId))[0]?.last_error ?? '{}')

  it('and that may have left goes out with the same files under the same names', {
    tags: ['slow'],
  }, async () => {
    const { id, workId, resources } = await packed()
    await markLeft(id)
    await server.asOwner('delete from packed_files')
    await pack(id)
    expect(await kit.told(workId)).toEqual(['release sending'])
    await kit.send(id)
    expect(await kit.told(workId)).toEqual(['release delivered'])
    const [row] = await kit.about(workId)
    const paths = [...resources.map(({ path }) => path), 'a.xml'].map(path => `${row?.batch}/${path}`)
    expect(Object.keys(await kit.atChannel())).toEqual(expect.arrayContaining(paths))
  })

  it('and that may have left waits for somebody where a file comes out otherwise now', async () => {
    const { id, workId, resources } = await packed()
    await markLeft(id)
    await server.asOwner('delete from packed_files')
    await server.asOwner(
      "update delivery_files set sha256 = 'other' where delivery_id = $1 and position = 1",
      [id],
    )
    await pack(id)
    expect(await kit.told(workId)).toEqual(['release queued'])
    expect(await told(workId)).toEqual({
      text: 'delivery.packedDiffers',
      params: { file: resources[1]?.path },
    })
    expect((await kit.about(workId))[0]?.next_attempt_at).toBeNull()
  })

  it('asks for no master where all of them had arrived', async () => {
    const { id, workId } = await packed()
    await markLeft(id)
    await server.asOwner(
      "update delivery_files set sent_at = now() where delivery_id = $1 and role = 'resource'",
      [id],
    )
    await server.asOwner('delete from packed_files')
    await server.asOwner('delete from materials where work_id = $1', [workId])
    await pack(id)
    await kit.send(id)
    expect(await kit.told(workId)).toEqual(['release delivered'])
  })

  it('is packed anew after the storage has lost a file that it was to send', async () => {
    const { id, workId, resources } = await packed()
    await stepDeliveries(server, [id], ['sending'])
    const files = await server.asOwner<{ id: number; storage_key: string }>(
      'select p.id::int, p.storage_key from packed_files p join delivery_files f on f.packed_file_id = p.id where f.delivery_id = $1 order by f.position',
      [id],
    )
    await server.services.storage.remove(files[0]?.storage_key ?? '')
    await kit.send(id)
    expect(await told(workId)).toEqual({ text: 'delivery.sendingBroke', params: {} })
    const keys = async () =>
      (await server.asOwner<{ storage_key: string }>('select storage_key from packed_files')).map(
        ({ storage_key }) => storage_key,
      )
    expect(await keys()).not.toContain(files[0]?.storage_key)
    expect(await keys()).toContain(files[1]?.storage_key)
    const inputs = await server.database.read(server.agentId, tx => readInputs(tx, id))
    if (!inputs) throw new Error('nothing to pack')
    const again = await packParts(place(), inputs)
    expect(again.files.map(({ sha256 }) => sha256)).toEqual(resources.map(({ sha256 }) => sha256))
    expect(again.files[0]?.id).not.toBe(files[0]?.id)
  })
})
