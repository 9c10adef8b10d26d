import type { Tx } from '../../../platform/database/query'

/** What others want to do when something has arrived, in the same transaction. */
export interface DeliveryHooks {
  onDelivered(tx: Tx, channelId: number): Promise<void>
}

const joined: DeliveryHooks[] = []

export function joinDeliveries(hooks: DeliveryHooks) {
  joined.push(hooks)
}

export async function tellDelivered(tx: Tx, channelId: number): Promise<void> {
  for (const { onDelivered } of joined) await onDelivered(tx, channelId)
}
