import type { Tx } from '../../platform/database/query'
import { listQueuedIds } from './deliveries.queries'
import { moveDeliveries } from './move-deliveries'

const way = ['packing', 'sending', 'delivered', 'live'] as const

/** What was queued for a seeded work has gone this far. */
export async function seedDeliveries(
  tx: Tx,
  workId: number,
  upTo: 'delivered' | 'live',
  now: Date,
): Promise<void> {
  const ids = await listQueuedIds(tx, workId)
  for (const to of way.slice(0, way.indexOf(upTo) + 1)) await moveDeliveries(tx, ids, { to, now })
}
