import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { WorkStatusBadge } from '../../../../features/works/work-status-badge'
import { formatDate } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { Button } from '../../../../ui/button'
import { EmptyState } from '../../../../ui/empty-state'
import { SkeletonLines } from '../../../../ui/skeleton'
import { Unreachable } from '../../unreachable'
import { CursorPager, useCursors } from '../../use-cursors'
import { casesQuery, type RightsCase } from '../review-queries'
import { NoteDialog } from './note-dialog'

/** Released works whose licence has ended or whose consent is withdrawn, the most urgent first. */
export function CasesList() {
  const t = useWords('review')
  const pages = useCursors('cases')
  const { data, isError, isFetching, refetch } = useQuery(casesQuery(pages.cursor))
  if (!data && isError) {
    return <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <SkeletonLines lines={8} className="mt-6" />
  if (data.items.length === 0) {
    return (
      <EmptyState title={t('case.empty')} className="py-20">
        {t('case.emptyText')}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="mt-6 border-t-2 border-ink">
        {data.items.map(item => (
          <CaseRow key={item.id} item={item} />
        ))}
      </ul>
      <CursorPager pages={pages} next={data.next_cursor} />
    </>
  )
}

function CaseRow({ item }: { item: RightsCase }) {
  const t = useWords('review')
  const works = useWords('works')
  const [asked, setAsked] = useState<'takeDown' | 'keepUp'>()
  const isLicence = item.reason === 'licence_ended'
  return (
    <li className="grid gap-3 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-2 text-lg">
          <Link to={links.operatorReviewWork(item.work_id)} className="underline-offset-4 hover:underline">
            {item.title}
          </Link>
          <WorkStatusBadge status={item.status} />
        </h2>
        <p className="text-soft">
          {item.artists} · {item.member.nickname}
        </p>
        <p className="num mt-1 font-semibold text-accent">
          {t(isLicence ? 'case.ended' : 'case.noConsent', {
            day: formatDate(item.ended_on),
            due: formatDate(item.due_on),
          })}
        </p>
        <p className="num text-sm text-soft">
          {item.tracks
            .map(({ title, licence_ends }) => t('case.track', { title, day: formatDate(licence_ends) }))
            .join(works('value.comma'))}
        </p>
        {item.revision && (
          <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
            <Badge tone="river">{t('case.renewal')}</Badge>
            <Link
              to={links.operatorReviewWork(item.revision.id)}
              className="text-river underline-offset-4 hover:underline"
            >
              {t('case.openRenewal')}
            </Link>
          </p>
        )}
      </div>
      <div className="flex items-start gap-2">
        {isLicence && (
          <Button size="small" onClick={() => setAsked('keepUp')}>
            {t('case.keepUp')}
          </Button>
        )}
        <Button size="small" variant="danger" onClick={() => setAsked('takeDown')}>
          {t('case.takeDown')}
        </Button>
      </div>
      {asked && (
        <NoteDialog
          deed={asked}
          workId={item.work_id}
          title={item.title}
          onClose={() => setAsked(undefined)}
        />
      )}
    </li>
  )
}
