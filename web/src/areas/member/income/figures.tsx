import { useQuery } from '@tanstack/react-query'
import { ExportLinks } from '../../../features/export/export-links'
import { useRootData } from '../../../lib/root-data'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'
import { EmptyState } from '../../../ui/empty-state'
import { Skeleton } from '../../../ui/skeleton'
import { Loaded } from '../loaded'
import { BestTracks } from './figures/best-tracks'
import { figuresQuery } from './figures/figures-queries'
import { exportOf, useFiguresState } from './figures/figures-state'
import { IncomeCountries } from './figures/income-countries'
import { MonthChart } from './figures/month-chart'
import { PeriodFields } from './figures/period-fields'
import { PlaysAhead } from './figures/plays-ahead'
import { IncomeTabs } from './income-tabs'
import { IncomeStanding } from './standing/income-standing'

/** What income comes to: by month and channel, by track, by country; and what is heard before it is paid. */
export default function IncomeFigures() {
  const t = useWords('bills')
  const { words } = useRootData()
  const [state, change] = useFiguresState()
  const query = useQuery(figuresQuery(state))
  return (
    <div className="min-h-[80rem] pb-8">
      <h1 className="text-2xl">{words['title.incomeFigures']}</h1>
      <p className="mt-1.5 max-w-[68ch] text-soft">{t('figures.lead')}</p>
      <IncomeStanding />
      <IncomeTabs />
      <Loaded query={query} failed={t('figures.failed')} skeleton={<FiguresSkeleton />}>
        {figures =>
          figures.first_month === null && figures.ahead.length === 0 ? (
            <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
          ) : (
            <div
              aria-busy={query.isPlaceholderData}
              className={cx('transition-opacity', query.isPlaceholderData && 'opacity-60')}
            >
              <div className="my-5 flex flex-wrap items-center gap-3">
                <PeriodFields state={state} first={figures.first_month} onChange={change} />
                <span className="ml-auto">
                  <ExportLinks {...exportOf(state, 'month')} />
                </span>
              </div>
              <MonthChart figures={figures} state={state} onChange={change} />
              <div className="mt-14 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-14 lg:grid-cols-2">
                <BestTracks state={state} currency={figures.currency} />
                <IncomeCountries state={state} currency={figures.currency} />
              </div>
              <PlaysAhead figures={figures} />
              <p className="mt-10 text-xs text-soft">{t('figures.exactness')}</p>
            </div>
          )
        }
      </Loaded>
    </div>
  )
}

function FiguresSkeleton() {
  return (
    <>
      <Skeleton className="my-5 h-11 w-72 rounded-full!" />
      <Skeleton className="h-120" />
      <div className="mt-14 grid gap-12 lg:grid-cols-2">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </>
  )
}
