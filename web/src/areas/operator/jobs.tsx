import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutputOf } from '#contract/call'
import { dropJob, listFailedJobs, retryJob } from '#contract/dashboard/calls'
import { useOnce } from '../../features/forms/use-once'
import { api } from '../../lib/api'
import { formatCount, formatMoment } from '../../lib/format'
import { useWords } from '../../lib/words'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { EmptyState } from '../../ui/empty-state'
import { PageHeader } from '../../ui/page-header'
import { SkeletonLines } from '../../ui/skeleton'
import { useToast } from '../../ui/toast'
import { ForRoles } from './for-roles'
import { Unreachable } from './unreachable'

type Job = OutputOf<typeof listFailedJobs>['items'][number]
const jobsKey = ['dashboard', 'jobs'] as const

export default function Jobs() {
  return (
    <ForRoles call={listFailedJobs}>
      <FailedJobs />
    </ForRoles>
  )
}

function FailedJobs() {
  const t = useWords('operator')
  const toast = useToast()
  const client = useQueryClient()
  const [once, isBusy] = useOnce()
  const [asked, setAsked] = useState<Job>()
  const query = useInfiniteQuery({
    queryKey: jobsKey,
    queryFn: async ({ pageParam }) =>
      (await api(listFailedJobs, { cursor: pageParam }, { quiet: true })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
  })
  const jobs = query.data?.pages.flatMap(page => page.items) ?? []
  const decide = (call: typeof retryJob | typeof dropJob, id: number, title: string) =>
    once(async () => {
      await api(call, { id })
      toast({ title, tone: 'river' })
      setAsked(undefined)
      await client.invalidateQueries({ queryKey: ['dashboard'] })
    })
  return (
    <div className="page pb-16">
      <PageHeader title={t('jobs.title')} lead={t('jobs.lead')} />
      <div className="mt-8">
        {!query.data && !query.isError && <SkeletonLines lines={6} />}
        {!query.data && query.isError && (
          <Unreachable heading="h2" isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
        )}
        {query.data && jobs.length === 0 && (
          <EmptyState title={t('jobs.empty')}>{t('jobs.emptyText')}</EmptyState>
        )}
        <ul className="border-t border-line empty:hidden">
          {jobs.map(job => (
            <JobRow
              key={job.id}
              job={job}
              isBusy={isBusy}
              onRetry={() => void decide(retryJob, job.id, t('jobs.retried'))}
              onDrop={() => setAsked(job)}
            />
          ))}
        </ul>
        {query.hasNextPage && (
          <div className="mt-6 flex justify-center">
            <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t('jobs.more')}
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={isOpen => !isOpen && setAsked(undefined)}
        title={t('jobs.askDrop')}
        confirmLabel={t('jobs.drop')}
        cancelLabel={t('jobs.back')}
        danger
        busy={isBusy}
        onConfirm={() => asked && void decide(dropJob, asked.id, t('jobs.dropped'))}
      >
        {t('jobs.dropText')}
      </ConfirmDialog>
    </div>
  )
}

const named = [
  'checkMaterial',
  'keepUpload',
  'sendTextMessage',
  'textMessage',
  'deliverAnnouncement',
] as const

interface JobRowProps {
  job: Job
  isBusy: boolean
  onRetry: () => void
  onDrop: () => void
}

function JobRow({ job, isBusy, onRetry, onDrop }: JobRowProps) {
  const t = useWords('operator')
  const known = named.find(name => name === job.task)
  const about = Object.entries(job.about).map(([name, id]) => `${name} ${id}`)
  return (
    <li className="grid gap-x-8 gap-y-3 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h2 className="text-base">
          {known ? t(`jobs.task.${known}`) : t('jobs.task.other', { name: job.task })}
        </h2>
        <p className="num mt-1 text-sm text-soft">
          {[
            t('jobs.failedAt', { time: formatMoment(job.failed_at) }),
            t('jobs.tries', { count: formatCount(job.attempts) }),
            ...about,
          ].join(' · ')}
        </p>
        <pre className="mt-2 max-h-40 overflow-auto rounded-control bg-sunken px-3 py-2 text-sm whitespace-pre-wrap">
          {job.error}
        </pre>
      </div>
      <div className="flex gap-2">
        <Button size="small" disabled={isBusy} onClick={onRetry}>
          {t('jobs.retry')}
        </Button>
        <Button size="small" variant="quiet" disabled={isBusy} onClick={onDrop}>
          {t('jobs.drop')}
        </Button>
      </div>
    </li>
  )
}
