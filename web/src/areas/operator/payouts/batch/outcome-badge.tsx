import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'

/** What the bank said about one payment; nothing yet leaves it open. */
export function OutcomeBadge({ outcome }: { outcome: 'paid' | 'failed' | null }) {
  const t = useWords('payout-desk')
  const tone = outcome === 'paid' ? 'river' : outcome === 'failed' ? 'accent' : 'neutral'
  return <Badge tone={tone}>{t(`outcome.${outcome ?? 'open'}`)}</Badge>
}
