import type { MaterialType } from '#contract/works/material'
import { build, execute, one, type Tx } from '../../../platform/database/query'

export interface NewMaterial {
  memberId: number
  workId: number
  trackId: number | null
  type: MaterialType
  fileName: string
  sha256: Buffer
  size: number
  now: Date
}

export async function insertMaterial(tx: Tx, material: NewMaterial): Promise<number> {
  const { id } = await one(
    tx,
    build
      .insertInto('materials')
      .values({
        member_id: material.memberId,
        work_id: material.workId,
        track_id: material.trackId,
        type: material.type,
        file_name: material.fileName,
        sha256: material.sha256,
        size: material.size,
        created_at: material.now,
      })
      .returning('id'),
  )
  return id
}

/** What the work or the track has of that type so far. */
export function removeMaterialsOfType(tx: Tx, workId: number, trackId: number | null, type: MaterialType) {
  return execute(
    tx,
    build
      .deleteFrom('materials')
      .where('work_id', '=', workId)
      .where('track_id', trackId === null ? 'is' : '=', trackId)
      .where('type', '=', type),
  )
}
