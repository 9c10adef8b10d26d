import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import { lockOwnWork } from '../own-work'
import type { WorkRecord } from '../works.queries'

/** Whoever stands on an older version is told, and reads the newer one before anything of it is overwritten. */
export async function lockOnVersion(
  tx: Tx,
  memberId: number,
  { id, version }: { id: number; version: number },
): Promise<WorkRecord> {
  const work = await lockOwnWork(tx, memberId, id)
  requireVersion(work, version)
  return work
}

export function requireVersion(work: WorkRecord, version: number) {
  if (work.version === version) return
  throw new Refusal('conflict', { text: 'works.changedElsewhere', data: { version: work.version } })
}
