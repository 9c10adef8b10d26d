import type { StaffRole } from '#contract/call'
import { listDeeds } from '#contract/deeds/calls'
import { listReports } from '#contract/income/report-calls'
import { listPayouts } from '#contract/payouts/payout-desk-calls'
import { listReviewQueue } from '#contract/review/queue-calls'
import { listDeskTickets } from '#contract/support/desk-calls'
import { mayCheck, staffMay } from '../staff-queries'

/** Whether anything ever waits for somebody with these roles. */
export function hasQueue(staff: { roles: readonly StaffRole[] }): boolean {
  const calls = [listReviewQueue, listDeskTickets, listPayouts, listReports, listDeeds]
  return mayCheck(staff) || calls.some(call => staffMay(staff, call))
}
