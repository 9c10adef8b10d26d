// Who of the staff may confirm a claim: not who proposed it, and nobody whose own money it would be.
import type { claimHandsOff } from '#contract/payouts/unclaimed'
import type { Handler } from '../withdrawals/payouts.policy'

type HandsOff = (typeof claimHandsOff)[number]

interface Claimed {
  proposedBy: number
  isOwn: boolean
}

export function whyNotConfirm(staff: Handler, { proposedBy, isOwn }: Claimed): HandsOff | undefined {
  if (isOwn) return 'own'
  return staff.staffId === proposedBy ? 'proposed_before' : undefined
}
