import * as order from '../../modules/covers/offer-order.queries'
import { change, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof order> = {
  holdOffers: change(async tx => {
    await order.holdOffers(tx)
    return 0
  }),
  // Puts the stranger's own into an order: what it must not touch is compared row by row.
  putOfferOrder: write((tx, { shadowId }) => order.putOfferOrder(tx, 'cover_shadows', [shadowId])),
}
