import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Work } from '#contract/works/work'
import { diffWorks } from '../../../../features/works/diff/diff-works'
import { workQuery } from '../../../../features/works/one-work-queries'
import { groupOf } from '../../../../features/works/work-groups'
import { materialsQuery } from '../../../../features/works/work-queries'
import { useWords } from '../../../../lib/words'
import { ErrorState } from '../../../../ui/error-state'
import { Skeleton } from '../../../../ui/skeleton'
import { RejectedNotice } from '../../works/detail/rejected-notice'
import { DiffView } from './diff-view'
import { ReleasedHeader } from './released-header'
import { RevisionActions } from './revision-actions'

/** An open revision beside what is online. */
export function OpenRevision({ work, revisionId }: { work: Work; revisionId: number }) {
  const t = useWords('works')
  const member = useWords('member')
  const revision = useQuery(workQuery(revisionId))
  const online = useQuery(materialsQuery(work.id))
  const revised = useQuery(materialsQuery(revisionId))
  const queries = [revision, online, revised]
  const diff = useMemo(() => {
    if (!revision.data || !online.data || !revised.data) return undefined
    return diffWorks(work.kind, { ...work, files: online.data }, { ...revision.data, files: revised.data })
  }, [work, revision.data, online.data, revised.data])
  const open = revision.data
  return (
    <>
      <ReleasedHeader work={work} over={t('revise.over')}>
        {open ? (
          <RevisionActions work={work} revision={open} />
        ) : (
          <Skeleton className="h-11 w-full max-w-xl" />
        )}
      </ReleasedHeader>
      {open && groupOf(open.status) === 'rejected' && <RejectedNotice work={open} />}
      <section aria-labelledby="diff-title" className="mt-8">
        <h2 id="diff-title" className="text-xl">
          {t('diff.title')}
        </h2>
        <p className="mt-1 mb-5 max-w-[68ch] text-soft">{t('diff.lead')}</p>
        {diff && open && <DiffView diff={diff} revisionId={revisionId} canEdit={open.can.edit} />}
        {!diff &&
          (queries.some(({ isError }) => isError) ? (
            <ErrorState
              title={t('diff.failed')}
              retryLabel={member('retry')}
              onRetry={() =>
                void Promise.all(queries.filter(({ isError }) => isError).map(query => query.refetch()))
              }
            />
          ) : (
            <Skeleton className="h-80 rounded-card!" />
          ))}
      </section>
    </>
  )
}
