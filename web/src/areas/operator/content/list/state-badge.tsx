import type { ContentRow, ContentState } from '#contract/content/editing-calls'
import { useWords } from '../../../../lib/words'
import { Badge, type Tone } from '../../../../ui/badge'
import { inSiteTime } from '../site-time'

const tones: Record<ContentState, Tone> = {
  hidden: 'neutral',
  shown: 'river',
  changed: 'amber',
  scheduled: 'amber',
  binned: 'neutral',
}

export function StateBadge({
  row: { state, publish_at },
}: {
  row: Pick<ContentRow, 'state' | 'publish_at'>
}) {
  const t = useWords('content')
  const isTimed = state === 'scheduled' && publish_at !== null
  return (
    <Badge tone={tones[state]} className="num">
      {isTimed ? t('state.scheduledFor', { at: inSiteTime(publish_at) }) : t(`state.${state}`)}
    </Badge>
  )
}
