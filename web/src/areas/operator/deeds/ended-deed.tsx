import { formatMoment } from '../../../lib/format'
import { useWords } from '../../../lib/words'
import { Badge, type Tone } from '../../../ui/badge'
import type { ListedDeed } from './deed-queries'

const tones: Record<ListedDeed['state'], Tone> = {
  waiting: 'amber',
  done: 'river',
  stopped: 'neutral',
  expired: 'neutral',
  failed: 'accent',
}

export function EndedDeed({ deed }: { deed: ListedDeed }) {
  const t = useWords('deeds')
  const { state, agreed_by, ended_by } = deed
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 max-w-[68ch]">
        <p className="[overflow-wrap:anywhere]">{deed.what}</p>
        <p className="mt-1 text-sm text-soft">
          {t('requested', { name: deed.requested_by, at: formatMoment(deed.requested_at) })}
          {agreed_by && ` · ${t('agreed', { name: agreed_by })}`}
          {deed.clicked_at && ` · ${t('confirmed')}`}
          {state === 'stopped' && ` · ${ended_by ? t('stoppedBy', { name: ended_by }) : t('stoppedByOwner')}`}
        </p>
        {deed.end_reason !== '' && <p className="mt-1 text-sm">{deed.end_reason}</p>}
      </div>
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={tones[state]}>{t(deed.is_immediate ? 'state.immediate' : `state.${state}`)}</Badge>
        <span className="num text-sm text-soft">{formatMoment(deed.ended_at)}</span>
      </p>
    </li>
  )
}
