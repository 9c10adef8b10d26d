import type { StaffRole } from '#contract/call'
import { listReviewQueue } from '#contract/review/queue-calls'
import { listDeskTickets } from '#contract/support/desk-calls'
import { mayCheck, staffMay } from '../staff-queries'

/** Whether anything ever waits for somebody with these roles. */
export function hasQueue(staff: { roles: readonly StaffRole[] }): boolean {
  return mayCheck(staff) || staffMay(staff, listReviewQueue) || staffMay(staff, listDeskTickets)
}
