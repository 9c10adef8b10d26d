import * as bills from '#contract/income/bill-calls'
import * as figures from '#contract/income/income-figures-calls'
import { handle } from '../../platform/http/call-handler'
import { listOwnBills } from './bills/bills-of-member'
import { confirmOwnBills } from './bills/confirm-bills'
import { listOwnBillLines } from './bills/list-bill-lines'
import { listOwnBillParts } from './bills/list-bill-parts'
import { readOwnBill } from './bills/read-bill'
import { readOwnBillLine } from './bills/read-bill-line'
import { deskRoutes } from './desk/desk.routes'
import { readFigures, readParts } from './figures/income-figures'
import { readStanding } from './figures/income-standing'

export const incomeRoutes = [
  handle(bills.listBills, listOwnBills),
  handle(bills.confirmBills, confirmOwnBills),
  handle(bills.readBill, readOwnBill),
  handle(bills.listBillParts, listOwnBillParts),
  handle(bills.listBillLines, listOwnBillLines),
  handle(bills.readBillLine, readOwnBillLine),
  handle(figures.incomeStanding, readStanding),
  handle(figures.incomeFigures, readFigures),
  handle(figures.incomeParts, readParts),
  ...deskRoutes,
]
