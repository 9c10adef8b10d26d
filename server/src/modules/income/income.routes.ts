import * as calls from '#contract/income/calls'
import { handle } from '../../platform/http/call-handler'
import { listBillsOf, sumBillsOf } from './bills/bills-of-member'
import { confirmBills } from './bills/confirm-bills'
import { deskRoutes } from './desk/desk.routes'

export const incomeRoutes = [
  handle(calls.listBills, async ({ tx, actor, input }) => ({
    ...(await listBillsOf(tx, actor.memberId, input)),
    sums: await sumBillsOf(tx, actor.memberId),
  })),
  handle(calls.confirmBills, async ({ tx, actor, input, now }) => {
    await confirmBills(tx, actor.memberId, input.bill_ids, now)
    return null
  }),
  ...deskRoutes,
]
