import type { ShownDelivery } from '#contract/distribution/delivery'
import { useWords } from '../../../lib/words'
import { Badge, type Tone } from '../../../ui/badge'

type Standing = Pick<ShownDelivery, 'state' | 'kind' | 'error'>

const tones: Record<ShownDelivery['state'], Tone> = {
  queued: 'neutral',
  packing: 'amber',
  sending: 'amber',
  delivered: 'amber',
  live: 'river',
  refused: 'accent',
  withdrawn: 'neutral',
}

export const isStuck = ({ state, error }: Pick<Standing, 'state' | 'error'>) =>
  state === 'queued' && error !== null

/** A takedown or an update that is done is not live: it is done. */
export function DeliveryStateBadge({ delivery }: { delivery: Standing }) {
  const t = useWords('deliveries')
  const { state, kind } = delivery
  if (isStuck(delivery)) return <Badge tone="accent">{t('state.stuck')}</Badge>
  const word =
    state === 'live' && kind !== 'release' ? (`state.done.${kind}` as const) : (`state.${state}` as const)
  return <Badge tone={tones[state]}>{t(word)}</Badge>
}
