import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deliveryKit } from '../../../testing/send-deliveries'
import { stepDeliveries } from '../../../testing/step-deliveries'
import { testServer } from '../../../testing/test-server'
import { putPackage } from '../sending/packages.queries'
import { putPackedFile, takePackedFile } from './packed-files.queries'

let server: Awaited<ReturnType<typeof testServer>>
let kit: Awaited<ReturnType<typeof deliveryKit>>
beforeAll(async () => {
  server = await testServer()
  const member = await server.loggedInMember()
  kit = await deliveryKit(server, member.memberId)
  await server.asOwner('update channels set is_on = true')
})
afterAll(() => server.close())
beforeEach(() => server.asOwner("update deliveries set state = 'withdrawn'"))

const sweep = () => server.database.withoutAgent('select sweep_packed_files()', [])
const days = (count: number) => new Date(Date.now() - count * 86_400_000)

/** Last used so many days ago. */
async function packed(ago: number) {
  const storageKey = `packed/${server.agentId}/${randomUUID()}`
  const body = Buffer.from(storageKey)
  await server.services.storage.write(storageKey, body)
  const sha256 = createHash('sha256').update(body).digest()
  const { id } = await server.database.change(server.agentId, tx =>
    putPackedFile(tx, {
      ...{ sourceSha256: sha256, recipe: 'as it is', storageKey, size: body.length },
      ...{ sha256, md5: sha256.subarray(16), facts: {}, now: days(ago) },
    }),
  )
  return { id, storageKey, sha256 }
}

/** Of that file and a message, in the state that these steps lead to. */
async function delivery(
  { id, sha256 }: Awaited<ReturnType<typeof packed>>,
  ...steps: ('sending' | 'delivered' | 'queued')[]
) {
  const workId = await kit.queued()
  await kit.dispatch()
  const [row] = await kit.about(workId)
  const deliveryId = row?.id ?? 0
  const message = { path: 'a/a.xml', role: 'message' as const, size: 4, content: Buffer.from('<a/>') }
  await server.database.change(server.agentId, tx =>
    putPackage(tx, deliveryId, [
      {
        path: 'a/resources/a.flac',
        role: 'resource',
        size: 9,
        sha256: sha256.toString('hex'),
        packedFileId: id,
      },
      { ...message, sha256: createHash('sha256').update(message.content).digest('hex') },
    ]),
  )
  await stepDeliveries(server, [deliveryId], steps)
  return deliveryId
}

const isKept = async ({ id }: { id: number }) =>
  (await server.asOwner('select 1 from packed_files where id = $1', [id])).length > 0
const notes = async () =>
  (await server.asOwner<{ storage_key: string }>('select storage_key from noted_files')).map(
    ({ storage_key }) => storage_key,
  )

describe('a packed file', () => {
  it('goes when it was not used for thirty days; its file is noted, to go a day later', async () => {
    const [lately, long] = [await packed(29), await packed(31)]
    await sweep()
    expect([await isKept(lately), await isKept(long)]).toEqual([true, false])
    expect(await notes()).toContain(long.storageKey)
    expect(await notes()).not.toContain(lately.storageKey)
    expect(await server.services.storage.size(long.storageKey)).toBeGreaterThan(0)
  })

  it('is gone from the storage after the sweep of noted files', async () => {
    const { storageKey } = await packed(31)
    await sweep()
    await server.asOwner("update noted_files set noted_at = now() - interval '25 hours'")
    await server.database.withoutAgent('select sweep_noted_files()', [])
    const jobs = await server.asOwner<{ keys: string[] }>(
      `select array(select json_array_elements_text(j.payload -> 'keys')) as keys from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'removeFiles'`,
    )
    expect(jobs.flatMap(({ keys }) => keys)).toContain(storageKey)
  })

  it('counts its days anew with every use', async () => {
    const file = await packed(31)
    await server.database.change(server.agentId, tx =>
      takePackedFile(tx, file.sha256, 'as it is', new Date()),
    )
    await sweep()
    expect(await isKept(file)).toBe(true)
  })

  it.each([
    [[], true],
    [['sending'], true],
    [['sending', 'queued'], true],
    [['sending', 'delivered'], false],
  ] as const)('stays while a delivery that has it is on its way: packing %j', async (steps, stays) => {
    const file = await packed(31)
    await delivery(file, ...steps)
    await sweep()
    expect(await isKept(file)).toBe(stays)
  })

  it('leaves its path, size and hash with the delivery that had it', async () => {
    const file = await packed(31)
    const id = await delivery(file, 'sending', 'delivered')
    await sweep()
    const left = await server.asOwner(
      "select path, size::int, sha256, packed_file_id from delivery_files where delivery_id = $1 and role = 'resource'",
      [id],
    )
    expect(left).toEqual([{ path: 'a/resources/a.flac', size: 9, sha256: file.sha256, packed_file_id: null }])
  })
})
