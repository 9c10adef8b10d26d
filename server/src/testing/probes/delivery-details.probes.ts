import * as details from '../../modules/delivery/desk/delivery-details.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof details> = {
  findWholeDelivery: find((tx, { deliveryId }) => details.findWholeDelivery(tx, deliveryId)),
  listEvents: find((tx, { deliveryId }) => details.listEvents(tx, deliveryId)),
  listPackedFiles: find((tx, { deliveryId }) => details.listPackedFiles(tx, deliveryId)),
  findMessageFile: find((tx, { deliveryId }) => details.findMessageFile(tx, deliveryId, 99)),
  findMessageBefore: find((tx, { workId, channelId, deliveryId }) =>
    details.findMessageBefore(tx, {
      id: deliveryId + 9,
      work_id: workId,
      channel_id: channelId,
      track_id: null,
    }),
  ),
}
