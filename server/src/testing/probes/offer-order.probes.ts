import * as order from '../../modules/covers/offer-order.queries'
import { change, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof order> = {
  putOfferOrder: change((tx, { shadowId }) => order.putOfferOrder(tx, 'cover_shadows', [shadowId])),
}
