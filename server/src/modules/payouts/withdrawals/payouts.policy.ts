// Who of the staff may do what about a withdrawal. Four eyes: who approves does not pay, who says that money failed or came back does not send it
// again, also where its bills come in another withdrawal, and nobody handles what is their own.
import type { handsOff } from '#contract/payouts/payout-desk'
import type { WithdrawalState } from '#contract/payouts/withdrawal-state'
import { withdrawalAfter } from '#contract/payouts/withdrawal-state'

export interface Handler {
  staffId: number
}

interface Approval {
  staff_id: number
  round: number
  is_in_office: boolean
}

export interface Handled {
  state: WithdrawalState
  rule: string
  /** The money is that of who handles it: by their mobile, their document or their name. A namesake leaves it to a colleague too. */
  isOwn: boolean
  isFrozen: boolean
  round: number
  approvals: readonly Approval[]
  /** Who has said, by hand or with a file of the bank, that it failed or came back. */
  saidBy: readonly number[]
  /** Who proposed the claim it came from. */
  proposedBy: number | null
  /** Who of the staff let it begin: confirmed its claim, or paid out what is left without consent. */
  startedBy: number | null
  /** Of earlier withdrawals of its bills that were at a bank: who sent them, or said that they failed or came back. */
  sentBefore: readonly number[]
  /** Of them, who said so. */
  saidBefore: readonly number[]
}

export type HandsOff = (typeof handsOff)[number]

const hasApproved = ({ staffId }: Handler, { approvals }: Handled) =>
  approvals.some(({ staff_id }) => staff_id === staffId)

/** Of the figures as they are. As long as another one is missing, those count whose people still work here. */
export const countedApprovals = <A extends Approval>({
  state,
  round,
  approvals,
}: Pick<Handled, 'state' | 'round'> & { approvals: readonly A[] }): A[] =>
  approvals.filter(approval => approval.round === round && (state !== 'submitted' || approval.is_in_office))

/** Where the money is rests on somebody's word. */
const isBack = ({ state }: Handled) => state === 'failed' || state === 'returned'

const hasSaid = ({ staffId }: Handler, { saidBy }: Handled) => saidBy.includes(staffId)

export function whyNotApprove(staff: Handler, handled: Handled): HandsOff | undefined {
  if (handled.isOwn) return 'own'
  if (handled.proposedBy === staff.staffId) return 'proposed_before'
  if (handled.startedBy === staff.staffId) return 'started_before'
  if (handled.saidBefore.includes(staff.staffId)) return 'sent_before'
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

/** Pays, and says what the bank did: for a second person, and what came back is paid again by a third. */
export function whyNotPay(staff: Handler, handled: Handled): HandsOff | undefined {
  if (handled.isOwn) return 'own'
  if (hasApproved(staff, handled)) return 'approved_before'
  if (isBack(handled) && hasSaid(staff, handled)) return 'said_before'
  // What the bank has done already is written down all the same.
  if (handled.state === 'in_batch' || handled.state === 'paid') return undefined
  if (handled.proposedBy === staff.staffId) return 'proposed_before'
  if (handled.sentBefore.includes(staff.staffId)) return 'sent_before'
  return handled.isFrozen ? 'frozen' : undefined
}

/** For a second person: besides who approved it, or besides who says that it came back. Its bills could be withdrawn once more. */
export function whyNotVoid(staff: Handler, handled: Handled): HandsOff | undefined {
  if (handled.isOwn) return 'own'
  if (isBack(handled)) return hasSaid(staff, handled) ? 'said_before' : undefined
  return hasApproved(staff, handled) ? 'approved_before' : undefined
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
    void: whyNotVoid(staff, handled) === undefined && withdrawalAfter(state, 'void') !== undefined,
  }
}
