import * as jump from '../../modules/catalogue/jump.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof jump> = {
  listWithdrawalsNumbered: find((tx, { withdrawalId }) => jump.listWithdrawalsNumbered(tx, withdrawalId)),
  listBillsNumbered: find((tx, { billId }) => jump.listBillsNumbered(tx, billId)),
  listDeliveriesOf: find(tx => jump.listDeliveriesOf(tx, 'TRB-probe', 9)),
  listTicketsLike: find(tx => jump.listTicketsLike(tx, 'probe', 9)),
}
