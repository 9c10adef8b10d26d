import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { listDeliveries } from '#contract/distribution/delivery-calls'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { buttonClass } from '../../../ui/button-class'
import { cx } from '../../../ui/class-names'
import { Segmented } from '../../../ui/segmented'
import { Skeleton } from '../../../ui/skeleton'
import { staffMay, useStaff } from '../staff-queries'
import { Unreachable } from '../unreachable'
import { Alarms } from './alarms'
import { Charts } from './charts'
import { dashboardDays, dashboardQuery } from './dashboard-queries'
import { Deliveries } from './deliveries'
import { JobLanes } from './job-lanes'
import { Queues } from './queues'

/** How the site stands: what waits for whom, what is wrong, and how it goes. */
export function Dashboard({ children }: { children?: ReactNode }) {
  const t = useWords('operator')
  const staff = useStaff()
  const [days, setDays] = useState<(typeof dashboardDays)[number]>(30)
  const { data, isError, isFetching, refetch, isPlaceholderData } = useQuery(dashboardQuery(days))
  if (!data && isError) {
    return <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <div aria-busy={!data || undefined}>
      {data && <Alarms data={data} />}
      <Queues data={data} />
      {children}
      <section className="mt-12" aria-labelledby="deliveries">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <h2 id="deliveries" className="text-xl">
            {t('board.deliveries')}
          </h2>
          {staffMay(staff, listDeliveries) && (
            <Link to={links.operatorDeliveries} className={buttonClass({ size: 'small' })}>
              {t('board.allDeliveries')}
            </Link>
          )}
        </div>
        {data ? <Deliveries data={data.deliveries} /> : <Skeleton className="mt-6 h-80 rounded-card!" />}
      </section>
      <section className="mt-12" aria-labelledby="how-it-goes">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <h2 id="how-it-goes" className="text-xl">
            {t('board.over')}
          </h2>
          <Segmented
            label={t('board.days')}
            value={String(days)}
            onChange={value => setDays(dashboardDays.find(known => String(known) === value) ?? 30)}
            segments={dashboardDays.map(count => ({
              value: String(count),
              label: t('board.lastDays', { count }),
            }))}
          />
        </div>
        <div className={cx('transition-opacity', isPlaceholderData && 'opacity-60')}>
          {data ? <Charts data={data} /> : <Skeleton className="mt-6 h-120 rounded-card!" />}
        </div>
      </section>
      {data?.job_lanes && <JobLanes lanes={data.job_lanes} />}
    </div>
  )
}
