import { useQuery } from '@tanstack/react-query'
import { channelsQuery } from '../../../../features/works/channel-queries'
import { DiffCards } from '../../../../features/works/diff/diff-cards'
import { isUnchanged, type WorkDiff } from '../../../../features/works/diff/diff-works'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { ButtonLink } from '../../../../ui/button-link'
import { EmptyState } from '../../../../ui/empty-state'

type DiffViewProps = { diff: WorkDiff; revisionId: number; canEdit: boolean }

/** What is online and what it will be, part by part, each with the way to change it. */
export function DiffView({ diff, revisionId, canEdit }: DiffViewProps) {
  const t = useWords('works')
  const { data: channels = [] } = useQuery(channelsQuery)
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
  return <DiffCards diff={diff} channels={channels} actionOf={edit} />
}
