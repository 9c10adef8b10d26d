import * as deliveries from '../../modules/distribution/deliveries.queries'
import { change, find, type ProbesOf, write } from './probe'

const now = new Date()

export const probes: ProbesOf<typeof deliveries> = {
  insertDeliveries: write((tx, { workId, channelId }) =>
    deliveries.insertDeliveries(
      tx,
      { id: workId, version: 9 },
      [{ channelId, trackId: null, kind: 'update' }],
      now,
    ),
  ),
  withdrawUnsent: change((tx, { workId }) => deliveries.withdrawUnsent(tx, { id: workId, version: 9 }, now)),
  withdrawDelivery: change((tx, { deliveryId }) => deliveries.withdrawDelivery(tx, deliveryId, now)),
  withdrawAllButConfirmedTakedowns: change((tx, { workId }) =>
    deliveries.withdrawAllButConfirmedTakedowns(tx, workId, now),
  ),
  listSent: find((tx, { workId }) => deliveries.listSent(tx, workId)),
  listQueuedIds: find((tx, { workId }) => deliveries.listQueuedIds(tx, workId)),
  forgetFailures: change(tx => deliveries.forgetFailures(tx)),
  forgetFailuresOf: change((tx, { deliveryId }) => deliveries.forgetFailuresOf(tx, [deliveryId], now)),
  renameRefused: change((tx, { deliveryId }) => deliveries.renameRefused(tx, [deliveryId])),
  lockDeliveries: find((tx, { deliveryId }) => deliveries.lockDeliveries(tx, [deliveryId])),
  putDeliveries: change((tx, { deliveryId }) =>
    deliveries.putDeliveries(tx, [deliveryId], { state: 'queued', changed_at: now }),
  ),
  listOldestOpen: find(tx => deliveries.listOldestOpen(tx)),
}
