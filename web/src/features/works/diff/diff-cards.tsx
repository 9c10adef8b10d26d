import type { ReactNode } from 'react'
import { useWords } from '../../../lib/words'
import { Badge, type Tone } from '../../../ui/badge'
import { Card } from '../../../ui/card'
import { useTrackTitle } from '../work-labels'
import { ChangeRows, type KnownChannels, type Sides } from './change-rows'
import type { TrackChange, WorkDiff } from './diff-works'

type DiffCardsProps = {
  diff: WorkDiff
  channels: KnownChannels
  /** What can be done about a part, by its step of publishing. */
  actionOf?: (step: 1 | 2 | 3, part: string) => ReactNode
  heading?: 'h2' | 'h3'
  sides?: Sides
}

const tones: Record<TrackChange['kind'], Tone> = { added: 'river', removed: 'accent', changed: 'neutral' }

/** What was and what will be, part by part. */
export function DiffCards({ diff, channels, actionOf = () => null, heading, sides }: DiffCardsProps) {
  const t = useWords('works')
  const titleOf = useTrackTitle()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {diff.release.length > 0 && (
        <Card heading={heading} title={t('detail.release')} aside={actionOf(1, t('detail.release'))}>
          <ChangeRows fields={diff.release} channels={channels} sides={sides} />
        </Card>
      )}
      {diff.files.length > 0 && (
        <Card heading={heading} title={t('detail.cover')} aside={actionOf(2, t('detail.cover'))}>
          <ChangeRows files={diff.files} channels={channels} sides={sides} />
        </Card>
      )}
      {diff.tracks.map(track => {
        const title = titleOf(track.title, track.position)
        return (
          <Card
            key={`${track.kind} ${track.id}`}
            heading={heading}
            title={title}
            detail={
              track.movedFrom !== null
                ? t('diff.moved', { from: track.movedFrom, to: track.position })
                : undefined
            }
            aside={
              <span className="flex flex-wrap items-center gap-2">
                <Badge tone={tones[track.kind]}>{t(`diff.track.${track.kind}`)}</Badge>
                {track.kind !== 'removed' && actionOf(track.fields.length > 0 ? 1 : 2, title)}
              </span>
            }
          >
            <ChangeRows fields={track.fields} files={track.files} channels={channels} sides={sides} />
          </Card>
        )
      })}
      {diff.scope.length > 0 && (
        <Card heading={heading} title={t('part.scope')} aside={actionOf(3, t('part.scope'))}>
          <ChangeRows fields={diff.scope} channels={channels} sides={sides} />
        </Card>
      )}
    </div>
  )
}
