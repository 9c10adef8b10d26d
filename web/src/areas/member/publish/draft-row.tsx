import type { WorkRow } from '#contract/works/work-calls'
import { useReleaseDay } from '../../../features/works/release-day'
import { useRole } from '../../../features/works/use-role'
import { WorkCover } from '../../../features/works/work-cover'
import { useWorkTitle } from '../../../features/works/work-labels'
import { nextStepOf } from '../../../features/works/work-next'
import { WorkStatusBadge } from '../../../features/works/work-status-badge'
import { formatMoment } from '../../../lib/format'
import { useWords } from '../../../lib/words'
import { ButtonLink } from '../../../ui/button-link'

export function DraftRow({ work }: { work: WorkRow }) {
  const t = useWords('publish')
  const titleOf = useWorkTitle()
  const releaseDay = useReleaseDay()
  const { status, group, to, other } = nextStepOf(work, useRole())
  const title = titleOf(work.kind, work.title)
  const facts = [
    work.artists,
    work.kind === 'album' ? t('drafts.tracks', { count: work.track_count }) : '',
    work.release_date && releaseDay(work.status, work.release_date),
    t('drafts.changed', { when: formatMoment(work.updated_at) }),
  ]
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-b border-line py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <WorkCover workId={work.id} url={work.cover_url} className="size-16 self-start sm:size-18" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="min-w-0 truncate text-lg">{title}</h3>
          <WorkStatusBadge status={status} isRevision={work.revision !== null} />
        </div>
        <p className="num truncate text-sm text-faint">{facts.filter(Boolean).join(' · ')}</p>
        <p className="mt-0.5 text-soft max-sm:text-sm">
          {t(other ? `nextText.by.${other}` : `nextText.${group}`)}
        </p>
      </div>
      <ButtonLink
        to={to}
        variant={!other && (group === 'rejected' || group === 'signing') ? 'main' : 'line'}
        size="small"
        className="max-sm:col-start-2 max-sm:justify-self-start"
      >
        {t(`nextAction.${other ? 'review' : group}`)}
        <span className="sr-only"> {title}</span>
      </ButtonLink>
    </li>
  )
}
