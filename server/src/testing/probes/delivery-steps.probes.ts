import * as steps from '../../modules/delivery/desk/delivery-steps.queries'
import { change, find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof steps> = {
  lockWorksOf: find((tx, { deliveryId }) => steps.lockWorksOf(tx, [deliveryId])),
  listStandingOf: find((tx, { deliveryId }) => steps.listStandingOf(tx, [deliveryId])),
  putEnding: change((tx, { deliveryId }) => steps.putEnding(tx, deliveryId, { staffId: 0, note: 'x' })),
}
