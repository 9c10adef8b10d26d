import type { Tx } from '../../platform/database/query'
import { listQueuedIds } from './deliveries.queries'
import { moveDeliveries } from './move-deliveries'

/** A seeded work is online: what was queued for it has gone all its way. */
export async function seedLiveDeliveries(tx: Tx, workId: number, now: Date): Promise<void> {
  const ids = await listQueuedIds(tx, workId)
  for (const to of ['packing', 'sending', 'delivered', 'live'] as const) {
    await moveDeliveries(tx, ids, { to, now })
  }
}
