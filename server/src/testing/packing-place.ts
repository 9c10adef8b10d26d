// Where files are packed in a test: a database, a storage, and a folder to make masters in.
import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PackedResource, packResource } from '../modules/delivery/packing/pack-resource'
import type { Master, Recipe } from '../modules/delivery/packing/recipe'
import { buildAgent } from './builders'
import { testDatabase } from './test-database'
import { testServices } from './test-services'

export async function packingPlace() {
  const base = await testDatabase()
  const services = await testServices()
  const agentId = await buildAgent(base.ownerUrl, { domain: `${randomUUID()}.test` })
  const folder = await mkdtemp(join(tmpdir(), 'tributary-masters-'))
  const place = { database: base.database, services, agentId }

  async function store(body: Buffer, fileName = 'master'): Promise<Master> {
    const storageKey = `originals/${agentId}/${randomUUID()}`
    await services.storage.write(storageKey, body)
    return { storageKey, fileName, size: body.length, sha256: createHash('sha256').update(body).digest() }
  }

  /** With its bytes and a path to look at it. */
  async function pack<Facts extends object>(master: Master, recipe: Recipe<Facts>) {
    return opened(await packResource(place, master, recipe))
  }

  async function opened<Facts>(packed: PackedResource<Facts>) {
    const rows = await base.asOwner<{ storage_key: string }>(
      'select storage_key from packed_files where id = $1',
      [packed.id],
    )
    const path = join(services.folder, 'files', rows[0]?.storage_key ?? '')
    return { ...packed, path, bytes: await readFile(path) }
  }

  return {
    ...place,
    folder,
    asOwner: base.asOwner,
    store,
    storeFile: async (path: string, fileName?: string) => store(await readFile(path), fileName),
    pack,
    /** Names of what lies in the storage as packed. */
    packedNames: () => readdir(join(services.folder, 'files', 'packed', String(agentId))).catch(() => []),
    async close() {
      await base.close()
      await rm(folder, { recursive: true, force: true })
      await rm(services.folder, { recursive: true, force: true })
    },
  }
}
