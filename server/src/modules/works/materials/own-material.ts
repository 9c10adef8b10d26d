import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import { ownWork } from '../own-work'
import { findMaterial, type MaterialRecord } from './materials.queries'

/** A file of the member's own work; another's is as good as none. */
export async function ownMaterial(tx: Tx, memberId: number, id: number): Promise<MaterialRecord> {
  const material = await findMaterial(tx, id)
  if (!material) throw new Refusal('notFound')
  await ownWork(tx, memberId, material.work_id)
  return material
}
