import * as packing from '../../modules/delivery/packing/packing.queries'
import { find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof packing> = {
  findDeliveryToPack: find((tx, { deliveryId }) => packing.findDeliveryToPack(tx, deliveryId)),
  findFirstLeft: find((tx, { workId, channelId, deliveryId }) =>
    packing.findFirstLeft(tx, { id: deliveryId + 1, work_id: workId, channel_id: channelId, track_id: null }),
  ),
  findLastRelease: find((tx, { workId, channelId, deliveryId }) =>
    packing.findLastRelease(tx, {
      ...{ id: deliveryId + 1, work_id: workId, channel_id: channelId },
      track_id: null,
    }),
  ),
  findSender: write(tx => packing.findSender(tx)),
}
