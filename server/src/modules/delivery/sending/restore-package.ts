// What may have left goes out as it was. Where one of its files is no longer kept, that file is made again, under the same name, and has
// to be the same to its last byte: the channel may have the message that names its hash.
import { packParts } from '../packing/pack-parts'
import type { PackingPlace } from '../packing/pack-resource'
import { pathInBatch } from '../packing/package-paths'
import { PackingFailed } from '../packing/packing-failed'
import { readInputs } from '../packing/read-inputs'
import { listLostFiles, putPackedAgain } from './packages.queries'

export async function restorePackage(place: PackingPlace, deliveryId: number): Promise<void> {
  const { database, agentId } = place
  const lost = await database.read(agentId, tx => listLostFiles(tx, deliveryId))
  if (lost.length === 0) return
  const inputs = await database.read(agentId, tx => readInputs(tx, deliveryId))
  if (!inputs) throw new Error('a delivery that has left has no name, or is gone')
  const upc = inputs.delivery.video?.upc ?? inputs.work.upc ?? ''
  const packed = new Map(
    (await packParts(place, inputs)).files.map(file => [pathInBatch(upc, file.path), file]),
  )
  const found = lost.map(({ position, path, sha256 }) => {
    const file = packed.get(path)
    if (file?.sha256 !== sha256.toString('hex'))
      throw new PackingFailed({ key: 'delivery.packedDiffers', params: { file: path } })
    return { position, packedFileId: file.id }
  })
  await database.change(agentId, async tx => {
    for (const file of found) await putPackedAgain(tx, deliveryId, file)
  })
}
