import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Work } from '#contract/works/work'
import { workQuery } from '../../../features/works/one-work-queries'
import { isRefusal } from '../../../lib/is-refusal'
import { useTabTitle } from '../../../lib/use-tab-title'
import { useWords } from '../../../lib/words'
import { Loaded } from '../loaded'
import { NoSuchWork } from './no-such-work'

type WorkInAddressProps = { skeleton: ReactNode; children: (work: Work) => ReactNode }

/** The work that `?id=` names, or what to do without one. Another work is another screen. */
export function WorkInAddress(props: WorkInAddressProps) {
  const [search] = useSearchParams()
  const workId = Number(search.get('id'))
  if (!Number.isSafeInteger(workId) || workId <= 0) return <NoSuchWork isNamed={false} />
  return <OneWork key={workId} workId={workId} {...props} />
}

function OneWork({ workId, skeleton, children }: WorkInAddressProps & { workId: number }) {
  const t = useWords('works')
  const work = useQuery(workQuery(workId))
  useTabTitle(work.data?.details.title)
  if (isRefusal(work.error, 'notFound')) return <NoSuchWork isNamed />
  return (
    <div className="page min-h-[56rem] pb-16">
      <Loaded query={work} failed={t('detail.failed')} skeleton={skeleton}>
        {children}
      </Loaded>
    </div>
  )
}
