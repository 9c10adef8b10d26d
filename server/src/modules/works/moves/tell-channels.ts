import type { Tx } from '../../../platform/database/query'
import { queueDeliveries } from '../../distribution/distribution.public'
import { raiseVersion, type WorkRecord } from '../works.queries'

/** Channels that have a work are told what was decided about it, though nothing of its content has changed. */
export async function tellChannels(tx: Tx, work: WorkRecord, now: Date): Promise<void> {
  const version = await raiseVersion(tx, work.id, now)
  await queueDeliveries(tx, { ...work, version }, now)
}
