import { Link, useSearchParams } from 'react-router'
import { useWorkTitle } from '../../../../features/works/work-labels'
import { WorkStatusBadge } from '../../../../features/works/work-status-badge'
import { formatDate } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useTabTitle } from '../../../../lib/use-tab-title'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { PageHeader } from '../../../../ui/page-header'
import { DueTime } from '../due-time'
import { readFilter } from '../queue/queue-filter'
import { useDesk } from './desk-context'

/** Whose work it is, how long it waits, and where on the desk everything lies. */
export function WorkHead({ actions }: { actions: React.ReactNode }) {
  const t = useWords('review')
  const works = useWords('works')
  const titleOf = useWorkTitle()
  const [params] = useSearchParams()
  const { review } = useDesk()
  const { work, stage, member } = review
  const title = titleOf(work.kind, work.details.title)
  useTabTitle(title)
  const count = work.tracks.length
  const size = work.kind === 'single' ? 'kind.single' : 'album.tracks'
  return (
    <>
      <PageHeader
        over={
          <span className="flex flex-wrap items-center gap-x-4">
            <Link
              to={links.operatorReviewOf(stage ?? 'content', readFilter(params))}
              className="underline-offset-4 hover:underline"
            >
              {t('queue.title')}
            </Link>
            {stage && <span className="text-soft">{t(`room.${stage}`)}</span>}
            <span className="text-soft">{works(size, { count })}</span>
            {work.purpose !== 'release' && <Badge tone="river">{t(`purpose.${work.purpose}`)}</Badge>}
          </span>
        }
        title={
          <>
            {title}
            {work.details.version && <span className="text-soft"> ({work.details.version})</span>}
          </>
        }
        lead={work.details.artists.map(({ name }) => name).join(works('value.comma'))}
        actions={
          <>
            {stage ? (
              <DueTime since={review.waiting_since} dueAt={review.due_at} />
            ) : (
              <WorkStatusBadge status={work.status} isRevision={work.revision_of !== null} />
            )}
            {actions}
          </>
        }
      />
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
        <span className="font-semibold text-ink">{member.nickname}</span>
        <span>
          {t(`member.${member.kind}`)}
          {member.name && ` · ${member.name}`}
        </span>
        <span className={member.verified ? 'text-river' : 'font-semibold text-accent'}>
          {t(member.verified ? 'member.verified' : 'member.unverified')}
        </span>
        <span className="num">{t('member.since', { day: formatDate(member.since) })}</span>
        <span className="num">
          {t('member.record', { released: member.released, rejected: member.rejected })}
        </span>
      </p>
    </>
  )
}
