import type { MaterialType } from '#contract/works/material'
import type { Tx } from '../../../platform/database/query'
import { enqueue } from '../../../platform/jobs/job'
import { removeFiles } from '../../../platform/storage/remove-files.job'
import { putStoredFile } from '../files/stored-files.queries'
import { attachMaterial } from './attach-material'

interface MaterialPlace {
  memberId: number
  workId: number
  /** Null: it belongs to the whole release. */
  trackId: number | null
  type: MaterialType
}

interface ArrivedFile {
  fileName: string
  sha256: Buffer
  size: number
  mediaType: string
  storageKey: string
}

/** A file that has arrived becomes a material. A content that is here already is not kept twice. The caller holds the work. */
export async function keepFile(tx: Tx, place: MaterialPlace, file: ArrivedFile, now: Date): Promise<void> {
  const storageKey = await putStoredFile(tx, { ...file, now })
  if (storageKey !== file.storageKey) await enqueue(tx, removeFiles, { keys: [file.storageKey] })
  const { fileName, sha256, size } = file
  await attachMaterial(tx, { ...place, fileName, sha256, size, now })
}
