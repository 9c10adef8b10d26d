// Who of the staff may confirm a claim: not who proposed it, and nobody whose own name is paid.
import type { claimHandsOff } from '#contract/payouts/unclaimed'
import type { Handler } from '../withdrawals/payouts.policy'

type HandsOff = (typeof claimHandsOff)[number]

interface Claimed {
  proposedBy: number
  /** In whose name the account is that would be paid. */
  holder: string
}

export const isOwnName = ({ name }: Handler, holder: string) => name.trim() === holder.trim()

export function whyNotConfirm(staff: Handler, { proposedBy, holder }: Claimed): HandsOff | undefined {
  if (isOwnName(staff, holder)) return 'own'
  return staff.staffId === proposedBy ? 'proposed_before' : undefined
}
