import type { ManagedChannel } from '#contract/distribution/channel-calls'
import { formatMoment } from '../../../lib/format'
import { useWords } from '../../../lib/words'

/** Since when nothing leaves, who said so and why. */
export function PausedLine({ paused }: { paused: NonNullable<ManagedChannel['paused']> }) {
  const t = useWords('channels')
  return (
    <p className="text-sm text-amber [overflow-wrap:anywhere]">
      {[t('paused.since', { name: paused.by, time: formatMoment(paused.at) }), paused.note]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}
