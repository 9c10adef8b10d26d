import * as detail from '../../modules/income/bills/bill-detail.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof detail> = {
  findOwnBill: find((tx, { memberId, billId }) => detail.findOwnBill(tx, memberId, billId)),
  listRelatedBills: find((tx, { billId }) => detail.listRelatedBills(tx, { id: 0, corrects: billId })),
  sumFlow: find((tx, { billId }) => detail.sumFlow(tx, billId, 5)),
  listFactors: find((tx, { billId }) => detail.listFactors(tx, billId)),
}
