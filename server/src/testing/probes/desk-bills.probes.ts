import * as bills from '../../modules/income/desk/desk-bills.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof bills> = {
  listDeskBillRows: find(async (tx, { reportId, memberId }) => [
    ...(await bills.listDeskBillRows(tx, { limit: 9 })),
    ...(await bills.listDeskBillRows(tx, { limit: 9, reportId })),
    ...(await bills.listDeskBillRows(tx, { limit: 9, memberId })),
  ]),
}
