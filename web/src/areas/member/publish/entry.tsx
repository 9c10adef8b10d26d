import { useQuery } from '@tanstack/react-query'
import { createWork } from '#contract/works/work-calls'
import { accountQuery, queryClient } from '../../../features/account/account-queries'
import { type IndexData, indexQuery } from '../../../features/account/identity-queries'
import { useNewWork } from '../../../features/works/use-new-work'
import { useMay } from '../../../features/works/use-role'
import { openWorksQuery, waitingQuery } from '../../../features/works/work-queries'
import { links } from '../../../lib/links'
import { useRootData } from '../../../lib/root-data'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { ButtonLink } from '../../../ui/button-link'
import { Card } from '../../../ui/card'
import { Notice } from '../../../ui/notice'
import { PageHeader } from '../../../ui/page-header'
import { EntryDrafts } from './entry-drafts'
import { EntryFigures, hasFigures } from './entry-figures'
import { EntryMessages } from './entry-messages'
import { EntrySkeleton } from './entry-skeleton'
import { EntryTasks } from './entry-tasks'
import { EntryWay } from './entry-way'
import { PublishCard } from './publish-card'

export function clientLoader() {
  void queryClient.prefetchQuery(indexQuery)
  void queryClient.prefetchQuery(openWorksQuery)
  void queryClient.prefetchQuery(waitingQuery)
  return null
}

export default function Entry() {
  const t = useWords('publish')
  const member = useWords('member')
  const { site } = useRootData()
  const { data: account } = useQuery(accountQuery)
  const index = useQuery(indexQuery)
  const works = useQuery(openWorksQuery)
  const { begin, isBusy } = useNewWork()
  const mayPublish = useMay(createWork)
  const name = account?.userinfo.nickname
  return (
    <div className="page py-8 lg:py-12">
      {/* The name stands on a line of its own, which is there before the name is: nothing jumps when it comes. */}
      <PageHeader
        over={name ?? '\u00a0'}
        title={t(mayPublish ? 'entry.hello' : 'entry.helloReader')}
        lead={t(mayPublish ? 'entry.lead' : 'entry.leadReader')}
      />
      {!index.isFetched || !works.isFetched ? (
        <EntrySkeleton />
      ) : (
        <>
          {!index.data && (
            <Notice
              className="mt-8"
              tone="amber"
              title={t('entry.failed')}
              action={
                <Button size="small" loading={index.isFetching} onClick={() => void index.refetch()}>
                  {member('retry')}
                </Button>
              }
            >
              {t('entry.failedText')}
            </Notice>
          )}
          <EntryMessages />
          {index.data && <EntryTasks tasks={index.data.tasks} />}
          {index.data?.is_identity_waiting && (
            <Notice
              className="mt-8"
              tone="amber"
              title={member('waiting.title')}
              action={
                <Button size="small" loading={isBusy} onClick={() => void begin('single')}>
                  {member('waiting.start')}
                </Button>
              }
            >
              {member('waiting.text', { days: site.promises.review_days })}
            </Notice>
          )}
          {mayPublish && (
            <div className="mt-8 grid gap-5 md:grid-cols-2">
              <PublishCard kind="single" isBusy={isBusy} onStart={kind => void begin(kind)} />
              <PublishCard kind="album" isBusy={isBusy} onStart={kind => void begin(kind)} />
            </div>
          )}
          <EntryDrafts works={works} />
          {index.data && hasFigures(index.data) && <EntryFigures data={index.data} />}
          {mayPublish && <Ways data={index.data} />}
        </>
      )}
    </div>
  )
}

/** The way of a work, and the two ways to a cover. */
function Ways({ data }: { data: IndexData | undefined }) {
  const t = useWords('publish')
  return (
    <>
      <EntryWay isNew={data !== undefined && !hasFigures(data)} works={data?.works_by_status ?? []} />
      <Card title={t('entry.coverTitle')} detail={t('entry.coverText')} className="mt-12">
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink to={links.smartCover} variant="line">
            {t('entry.coverSmart')}
          </ButtonLink>
          <ButtonLink to={links.manualCover} variant="line">
            {t('entry.coverManual')}
          </ButtonLink>
        </div>
      </Card>
    </>
  )
}
