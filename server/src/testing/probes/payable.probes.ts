import * as payable from '../../modules/payouts/batches/payable.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof payable> = {
  listApprovedIds: find(payable.listApprovedIds),
}
