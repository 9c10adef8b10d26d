// A master becomes the file that channels get: made once for all that want the same, whoever asks first.
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Database } from '../../../platform/database/database'
import type { Services } from '../../../platform/services'
import { FileMissing } from '../../../platform/storage/storage'
import { storeNoted } from '../../../platform/storage/store-noted'
import { hashedStream } from './hashed-stream'
import { putPackedFile, takePackedFile } from './packed-files.queries'
import { PackingFailed, type PackingFault } from './packing-failed'
import { type Master, MasterDamaged, type Recipe } from './recipe'
import { inWorkFolder } from './work-folder'
import './packing.texts'

export interface PackingPlace {
  database: Database
  services: Pick<Services, 'storage'>
  agentId: number
  signal?: AbortSignal
}

export interface PackedResource<Facts> {
  id: number
  size: number
  sha256: string
  md5: string
  facts: Facts
}

export async function packResource<Facts extends object>(
  place: PackingPlace,
  master: Master,
  recipe: Recipe<Facts>,
): Promise<PackedResource<Facts>> {
  const { database, agentId } = place
  const packed = await database.change(agentId, tx =>
    takePackedFile(tx, master.sha256, recipe.name, new Date()),
  )
  return present(packed ?? (await make(place, master, recipe)))
}

function make<Facts extends object>(place: PackingPlace, master: Master, recipe: Recipe<Facts>) {
  return openMaster(place, master, async from => {
    await requireSame(from, master)
    return inWorkFolder(recipe.mostBytes, async folder => {
      const to = join(folder, 'packed')
      await recipe.make(from, to, place.signal)
      return keep(place, master, recipe, to)
    })
  })
}

/** What is wrong with a master is told by its name. */
export async function openMaster<T>(
  { services }: PackingPlace,
  master: Master,
  work: (path: string) => Promise<T>,
): Promise<T> {
  try {
    return await services.storage.withLocalFile(master.storageKey, work)
  } catch (error) {
    if (error instanceof FileMissing) throw failure('delivery.masterMissing', master)
    if (error instanceof MasterDamaged) throw failure('delivery.masterDamaged', master)
    throw error
  }
}

/** What lies in the storage may have rotted since it came. */
async function requireSame(path: string, master: Master) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  if (!hash.digest().equals(master.sha256)) throw failure('delivery.masterChanged', master)
}

/** Of two that pack the same at once, the first one's row stays, and the other's file goes. */
async function keep<Facts extends object>(
  { database, services, agentId, signal }: PackingPlace,
  master: Master,
  recipe: Recipe<Facts>,
  path: string,
) {
  const facts = await recipe.readFacts(path, signal)
  const { size } = await stat(path)
  if (size === 0) throw new MasterDamaged()
  const storageKey = `packed/${agentId}/${randomUUID()}`
  const { body, hashes } = hashedStream(createReadStream(path))
  await storeNoted(database, services.storage, agentId)(storageKey, body)
  const row = await database.change(agentId, tx =>
    putPackedFile(tx, {
      sourceSha256: master.sha256,
      recipe: recipe.name,
      storageKey,
      size,
      ...hashes(),
      facts,
      now: new Date(),
    }),
  )
  if (row.storage_key !== storageKey) await services.storage.remove(storageKey)
  return row
}

const present = <Facts>(row: NonNullable<Awaited<ReturnType<typeof takePackedFile>>>) => ({
  id: row.id,
  size: row.size,
  sha256: row.sha256.toString('hex'),
  md5: row.md5.toString('hex'),
  facts: row.facts as Facts,
})

const failure = (key: PackingFault['key'], { fileName }: Master) =>
  new PackingFailed({ key, params: { file: fileName } })
