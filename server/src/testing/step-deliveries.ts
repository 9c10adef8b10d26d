// stepDeliveries(): as the sender takes them, one step at a time.
import { moveDeliveries } from '../modules/distribution/move-deliveries'
import type { Database } from '../platform/database/database'

export type DeliveryStep = Parameters<typeof moveDeliveries>[2]

export async function stepDeliveries(
  { database, agentId }: { database: Database; agentId: number },
  ids: readonly number[],
  states: readonly DeliveryStep['to'][],
  more: Partial<Omit<DeliveryStep, 'to'>> = {},
): Promise<void> {
  for (const to of states) {
    await database.change(agentId, tx => moveDeliveries(tx, ids, { to, now: new Date(), ...more }))
  }
}
