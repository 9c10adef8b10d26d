import type { Tx } from '../../platform/database/query'
import { withdrawDelivery } from './deliveries.queries'
import { type QueuedWork, queueDeliveries } from './queue-deliveries'

/** What was queued says something that is no longer true, though the work has not changed: a channel's territory has. The caller has locked the work. */
export async function queueAnew(tx: Tx, deliveryId: number, work: QueuedWork, now: Date): Promise<void> {
  await withdrawDelivery(tx, deliveryId, now)
  await queueDeliveries(tx, work, now)
}
