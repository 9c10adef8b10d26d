// Who of the staff may confirm a claim: not who proposed it, and nobody whose own money it would be.
import type { claimHandsOff } from '#contract/payouts/unclaimed'

type HandsOff = (typeof claimHandsOff)[number]

interface Claimed {
  proposedBy: number
  isOwn: boolean
}

/** `selves`: their accounts among the staff. */
export function whyNotConfirm(
  selves: readonly number[],
  { proposedBy, isOwn }: Claimed,
): HandsOff | undefined {
  if (isOwn) return 'own'
  return selves.includes(proposedBy) ? 'proposed_before' : undefined
}
