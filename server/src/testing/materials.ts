// Files of works, as if they had been uploaded, and their checks without a worker.
import { createHash, randomUUID } from 'node:crypto'
import type { MaterialType } from '#contract/works/material'
import { putStoredFile } from '../modules/works/files/stored-files.queries'
import { attachMaterial } from '../modules/works/materials/attach-material'
import { checkMaterial } from '../modules/works/materials/check-material.job'
import { lockWork } from '../modules/works/works.queries'
import type { Database } from '../platform/database/database'
import { createLog } from '../platform/log'
import type { Services } from '../platform/services'

interface Place {
  database: Database
  services: Services
  agentId: number
}

export interface ArrivedFile {
  memberId: number
  workId: number
  trackId?: number
  type: MaterialType
  fileName?: string
  body: Buffer
}

/** Answers the material's id. */
export async function arrive(place: Place, file: ArrivedFile): Promise<number> {
  const { database, services, agentId } = place
  const { body, fileName = 'file', trackId = null, ...rest } = file
  const sha256 = createHash('sha256').update(body).digest()
  const key = `originals/${agentId}/${randomUUID()}`
  await services.storage.write(key, body)
  return database.change(agentId, async tx => {
    const now = new Date()
    await lockWork(tx, file.workId)
    await putStoredFile(tx, { sha256, storageKey: key, size: body.length, mediaType: 'text/plain', now })
    return attachMaterial(tx, { ...rest, trackId, fileName, sha256, size: body.length, now })
  })
}

export function check({ database, services, agentId }: Place, materialId: number): Promise<void> {
  return checkMaterial.run({ payload: { materialId }, agentId, database, services, log: createLog('silent') })
}
