// Who of the staff may do what about a withdrawal. Four eyes: whoever approves does not pay, and nobody handles what is their own.
import type { handsOff } from '#contract/payouts/payout-desk'
import type { WithdrawalState } from '#contract/payouts/withdrawal-state'
import { withdrawalAfter } from '#contract/payouts/withdrawal-state'

export interface Handler {
  staffId: number
}

export interface Handled {
  state: WithdrawalState
  rule: string
  /** The money is that of who handles it: by their mobile, their document or their name. A namesake leaves it to a colleague too. */
  isOwn: boolean
  isFrozen: boolean
  round: number
  approvals: readonly { staff_id: number; round: number }[]
  /** Who proposed the claim it came from. */
  proposedBy: number | null
}

export type HandsOff = (typeof handsOff)[number]

const hasApproved = ({ staffId }: Handler, { approvals }: Handled) =>
  approvals.some(({ staff_id }) => staff_id === staffId)

export function whyNotApprove(staff: Handler, handled: Handled): HandsOff | undefined {
  if (handled.isOwn) return 'own'
  if (handled.proposedBy === staff.staffId) return 'proposed_before'
  if (handled.isFrozen) return 'frozen'
  const { approvals, round } = handled
  if (approvals.some(approval => approval.staff_id === staff.staffId && approval.round === round)) {
    return 'approved_before'
  }
  return undefined
}

/** Saying no needs no second person; only what is one's own is left to others. */
export function whyNotRefuse({ isOwn }: Handled): HandsOff | undefined {
  return isOwn ? 'own' : undefined
}

/** Pays, marks as paid or failed, and gives up: all of it is for a second person. */
export function whyNotPay(staff: Handler, handled: Handled): HandsOff | undefined {
  if (handled.isOwn) return 'own'
  if (hasApproved(staff, handled)) return 'approved_before'
  // What the bank has done already is written down all the same.
  if (handled.isFrozen && handled.state !== 'in_batch' && handled.state !== 'paid') return 'frozen'
  return undefined
}

export function canDo(staff: Handler, handled: Handled) {
  const { state } = handled
  const isPayer = whyNotPay(staff, handled) === undefined
  const isSubmitted = state === 'submitted'
  return {
    approve: isSubmitted && handled.rule !== 'undecided' && whyNotApprove(staff, handled) === undefined,
    refuse: isSubmitted && whyNotRefuse(handled) === undefined,
    pay: isPayer && (state === 'in_batch' || withdrawalAfter(state, 'sendToBank') !== undefined),
    fail: isPayer && withdrawalAfter(state, 'fail') !== undefined,
    markReturned: isPayer && withdrawalAfter(state, 'bankReturns') !== undefined,
    void:
      whyNotPay(staff, { ...handled, isFrozen: false }) === undefined &&
      withdrawalAfter(state, 'void') !== undefined,
  }
}
