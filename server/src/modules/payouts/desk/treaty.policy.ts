// Who of the staff may confirm a treaty document: not who entered it, and nobody whose own tax it would lower.
import type { treatyHandsOff } from '#contract/payouts/treaty'

type HandsOff = (typeof treatyHandsOff)[number]

interface Hands {
  /** Their accounts among the staff. */
  selves: readonly number[]
  proposedBy: number
  isOwn: boolean
}

export function whyNotConfirm({ selves, proposedBy, isOwn }: Hands): HandsOff | undefined {
  if (isOwn) return 'own'
  return selves.includes(proposedBy) ? 'proposed_before' : undefined
}
