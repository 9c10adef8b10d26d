import type { TicketState } from '#contract/support/ticket-state'
import { useWords } from '../../lib/words'
import { Badge, type Tone } from '../../ui/badge'

const tones: Record<TicketState, Tone> = { open: 'amber', answered: 'river', closed: 'neutral' }

export function TicketStateBadge({ state }: { state: TicketState }) {
  const t = useWords('support')
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
}
