// The only writer of an archive's state: it takes the steps of the contract's table, or none.
import {
  type ArchiveEvent,
  type ArchiveReason,
  type ArchiveState,
  archiveAfter,
  archiveDays,
} from '#contract/archive/archive-state'
import type { Tx } from '../../platform/database/query'
import { enqueue } from '../../platform/jobs/job'
import { removeFiles } from '../../platform/storage/remove-files.job'
import { type ArchiveRow, putArchiveState } from './archives.queries'

interface Given {
  now: Date
  reason?: ArchiveReason
  file?: { key: string; bytes: number; manifest: Buffer }
}

const dayMilliseconds = 86_400_000

/** Of an archive that is locked. Answers whether the step was taken. A file goes with the state that named it. */
export async function moveArchive(
  tx: Tx,
  archive: ArchiveRow,
  event: ArchiveEvent,
  { now, reason, file }: Given,
): Promise<boolean> {
  const state = archiveAfter(archive.state as ArchiveState, event)
  if (!state) return false
  const expiresAt = new Date(now.getTime() + archiveDays * dayMilliseconds)
  await putArchiveState(tx, archive.id, { state, now, reason, file: file && { ...file, expiresAt } })
  if (archive.storage_key !== null) await enqueue(tx, removeFiles, { keys: [archive.storage_key] })
  return true
}
