import type { StaffRole } from '#contract/call'
import { staffMay } from '#contract/call'
import type { DeliveryState } from '#contract/distribution/delivery-state'
import type { WorkStatus } from '#contract/works/work-status'

interface Standing {
  state: DeliveryState
  last_error: string | null
  work_status: WorkStatus
  is_replaced: boolean
}

/** Channels have these works, or are to have them. What has gone back to its member is theirs to hand in again. */
const sentStatuses: readonly WorkStatus[] = ['990', '991', '980']

/** What failed or was refused, as long as it still says what channels are to know. */
function canTryAgain({ state, last_error, work_status, is_replaced }: Standing): boolean {
  const hasFailed = state === 'refused' || (state === 'queued' && last_error !== null)
  return hasFailed && sentStatuses.includes(work_status) && !is_replaced
}

const movers = { access: ['admin', 'rights'] as const }

export function allowedWith(delivery: Standing, actor: { roles: readonly StaffRole[] }) {
  const isMover = staffMay(actor, movers)
  return {
    try_again: isMover && canTryAgain(delivery),
    give_up: isMover && delivery.state === 'queued',
    mark_live: isMover && delivery.state === 'delivered',
    mark_refused: isMover && delivery.state === 'delivered',
  }
}
