import type { WithdrawalState } from '#contract/payouts/withdrawal-state'
import { useWords } from '../../../../lib/words'
import { Badge, type Tone } from '../../../../ui/badge'

const tones: Record<WithdrawalState, Tone> = {
  ...{ submitted: 'amber', to_confirm: 'accent', approved: 'amber', in_batch: 'amber', paid: 'river' },
  ...{ failed: 'accent', returned: 'accent', refused: 'neutral', cancelled: 'neutral', void: 'neutral' },
}

export function WithdrawalBadge({ state }: { state: WithdrawalState }) {
  return <Badge tone={tones[state]}>{useWords('withdraw')(`state.${state}`)}</Badge>
}
