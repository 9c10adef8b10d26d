import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { createWork } from '#contract/works/work-calls'
import { useMay } from '../../../features/works/use-role'
import { type OpenWorks, waitingQuery } from '../../../features/works/work-queries'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { DraftRow } from './draft-row'

/** Asked for by whoever shows this: a second question after a failed one would begin the page anew, for ever. */
type EntryDraftsProps = { works: Pick<UseQueryResult<OpenWorks>, 'data' | 'isFetching' | 'refetch'> }

/** Works that wait for their member, each with what it wants next. Who has none sees nothing here. */
export function EntryDrafts({ works }: EntryDraftsProps) {
  const t = useWords('publish')
  const member = useWords('member')
  const { data: waiting } = useQuery(waitingQuery)
  const mayPublish = useMay(createWork)
  if (!works.data) {
    return (
      <Notice
        className="mt-8"
        tone="amber"
        title={t('drafts.failed')}
        action={
          <Button size="small" loading={works.isFetching} onClick={() => void works.refetch()}>
            {member('retry')}
          </Button>
        }
      >
        {t('drafts.failedText')}
      </Notice>
    )
  }
  const { items } = works.data
  if (items.length === 0) return null
  const count = Math.max(waiting?.total ?? 0, items.length)
  return (
    <section aria-labelledby="drafts-title" className="mt-12">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="drafts-title" className="text-xl">
          {t(mayPublish ? 'drafts.title' : 'drafts.underWay')}
        </h2>
        <span className="flex flex-wrap items-baseline gap-x-5">
          {mayPublish && <span className="num text-soft">{t('drafts.waiting', { count })}</span>}
          <Link to={links.works} className="font-semibold text-river underline-offset-4 hover:underline">
            {t('drafts.all')}
          </Link>
        </span>
      </div>
      <ul className="border-t-2 border-ink">
        {items.map(work => (
          <DraftRow key={work.id} work={work} />
        ))}
      </ul>
    </section>
  )
}
