import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Work } from '#contract/works/work'
import { WorkCover } from '../../../../features/works/work-cover'
import { useWorkTitle } from '../../../../features/works/work-labels'
import { materialsQuery } from '../../../../features/works/work-queries'
import { WorkStatusBadge } from '../../../../features/works/work-status-badge'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'

type ReleasedHeaderProps = { work: Work; over: string; children?: ReactNode }

/** The released work that is being changed: a look at it, and the way back to its page. */
export function ReleasedHeader({ work, over, children }: ReleasedHeaderProps) {
  const t = useWords('works')
  const titleOf = useWorkTitle()
  const { data: files } = useQuery(materialsQuery(work.id))
  const cover = files?.find(({ type }) => type === 'cover')
  return (
    <header>
      <Link
        to={links.work(work.id)}
        className="mt-6 inline-block text-sm font-semibold text-river underline-offset-4 hover:underline sm:mt-8"
      >
        {t('revise.back')}
      </Link>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-4 pt-3 sm:gap-x-6">
        <WorkCover workId={work.id} url={cover?.thumbnail_url ?? null} className="size-20 sm:size-28" />
        <div className="min-w-0">
          <p className="text-sm font-semibold text-river">{over}</p>
          <h1 className="text-2xl [overflow-wrap:anywhere]">
            <Link to={links.work(work.id)} className="underline-offset-4 hover:underline">
              {titleOf(work.kind, work.details.title)}
            </Link>
          </h1>
          <span className="mt-2 flex flex-wrap gap-1.5">
            <WorkStatusBadge status={work.status} />
            {work.revision && <WorkStatusBadge status={work.revision.status} isRevision />}
          </span>
        </div>
        {children && <div className="col-span-2">{children}</div>}
      </div>
    </header>
  )
}
