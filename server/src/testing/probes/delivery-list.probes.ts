import * as list from '../../modules/delivery/desk/delivery-list.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof list> = {
  listDeliveryRows: find(async (tx, { channelId, workId, deliveryId }) => [
    ...(await list.listDeliveryRows(tx, { limit: 9 })),
    ...(await list.listDeliveryRows(tx, { limit: 9, channelId })),
    ...(await list.listDeliveryRows(tx, { limit: 9, kinds: ['release'] })),
    ...(await list.listDeliveryRows(tx, {
      limit: 9,
      among: { workIds: [workId], deliveryIds: [deliveryId] },
    })),
  ]),
  listDeliveryPlaces: find(tx => list.listDeliveryPlaces(tx, { limit: 9, states: ['sending'] })),
  deliveriesCalled: find(tx => list.deliveriesCalled(tx, 'TRB-probe')),
}
