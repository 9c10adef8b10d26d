import { useTrackTitle } from '../../../../features/works/work-labels'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Badge, type Tone } from '../../../../ui/badge'
import { ButtonLink } from '../../../../ui/button-link'
import { Card } from '../../../../ui/card'
import { EmptyState } from '../../../../ui/empty-state'
import { ChangeRows } from './change-rows'
import { isUnchanged, type TrackChange, type WorkDiff } from './diff-works'

type DiffViewProps = { diff: WorkDiff; revisionId: number; canEdit: boolean }

const tones: Record<TrackChange['kind'], Tone> = { added: 'river', removed: 'accent', changed: 'neutral' }

/** What is online and what it will be, part by part, each with the way to change it. */
export function DiffView({ diff, revisionId, canEdit }: DiffViewProps) {
  const t = useWords('works')
  const titleOf = useTrackTitle()
  if (isUnchanged(diff)) {
    return (
      <EmptyState
        title={t('diff.nothing')}
        action={
          canEdit && (
            <ButtonLink to={links.step(1, revisionId)} variant="ink">
              {t('diff.begin')}
            </ButtonLink>
          )
        }
      >
        {t('diff.nothingText')}
      </EmptyState>
    )
  }
  const edit = (step: 1 | 2 | 3, part: string) =>
    canEdit && (
      <ButtonLink to={links.step(step, revisionId)} size="small">
        {t('diff.edit')}
        <span className="sr-only"> {part}</span>
      </ButtonLink>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {diff.release.length > 0 && (
        <Card title={t('detail.release')} aside={edit(1, t('detail.release'))}>
          <ChangeRows fields={diff.release} />
        </Card>
      )}
      {diff.files.length > 0 && (
        <Card title={t('detail.cover')} aside={edit(2, t('detail.cover'))}>
          <ChangeRows files={diff.files} />
        </Card>
      )}
      {diff.tracks.map(track => {
        const title = titleOf(track.title, track.position)
        return (
          <Card
            key={`${track.kind} ${track.id}`}
            title={title}
            detail={
              track.movedFrom !== null
                ? t('diff.moved', { from: track.movedFrom, to: track.position })
                : undefined
            }
            aside={
              <span className="flex flex-wrap items-center gap-2">
                <Badge tone={tones[track.kind]}>{t(`diff.track.${track.kind}`)}</Badge>
                {track.kind !== 'removed' && edit(track.fields.length > 0 ? 1 : 2, title)}
              </span>
            }
          >
            <ChangeRows fields={track.fields} files={track.files} />
          </Card>
        )
      })}
      {diff.scope.length > 0 && (
        <Card title={t('part.scope')} aside={edit(3, t('part.scope'))}>
          <ChangeRows fields={diff.scope} />
        </Card>
      )}
    </div>
  )
}
