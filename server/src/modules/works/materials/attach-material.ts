import type { Tx } from '../../../platform/database/query'
import { rejudgeDependants } from './judge-material'
import { insertMaterial, type NewMaterial, removeMaterialsOfType } from './materials.queries'
import { enqueueCheck } from './queue-check'

/** A stored file becomes a material of a work and goes to its check. Of documents a track may have several; of
 * everything else the new one takes the place of the old. The caller holds the work. */
export async function attachMaterial(tx: Tx, material: NewMaterial): Promise<number> {
  const { workId, trackId, type } = material
  if (type !== 'document') await removeMaterialsOfType(tx, workId, trackId, type)
  const id = await insertMaterial(tx, material)
  if (type === 'music') await rejudgeDependants(tx, trackId, material.now)
  await enqueueCheck(tx, id)
  return id
}
