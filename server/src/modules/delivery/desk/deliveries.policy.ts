import { type StaffRole, staffMay } from '#contract/call'
import { giveUpDelivery, markDelivery, retryDelivery } from '#contract/distribution/delivery-calls'
import type { DeliveryState } from '#contract/distribution/delivery-state'
import type { WorkStatus } from '#contract/works/work-status'

export interface Standing {
  state: DeliveryState
  last_error: string | null
  work_status: WorkStatus
  is_replaced: boolean
}

/** Channels have these works, or are to have them. What has gone back to its member is theirs to hand in again. */
const sentStatuses: readonly WorkStatus[] = ['990', '991', '980']

/** What failed or was refused, as long as it still says what channels are to know. */
export function canTryAgain({ state, last_error, work_status, is_replaced }: Standing): boolean {
  const hasFailed = state === 'refused' || (state === 'queued' && last_error !== null)
  return hasFailed && sentStatuses.includes(work_status) && !is_replaced
}

export function allowedWith(delivery: Standing, actor: { roles: readonly StaffRole[] }) {
  const mayMark = staffMay(actor, markDelivery) && delivery.state === 'delivered'
  return {
    try_again: staffMay(actor, retryDelivery) && canTryAgain(delivery),
    give_up: staffMay(actor, giveUpDelivery) && delivery.state === 'queued',
    mark_live: mayMark,
    mark_refused: mayMark,
  }
}
