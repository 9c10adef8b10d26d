import { useQuery } from '@tanstack/react-query'
import { ExportLinks } from '../../../features/export/export-links'
import { useRootData } from '../../../lib/root-data'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'
import { EmptyState } from '../../../ui/empty-state'
import { Segmented } from '../../../ui/segmented'
import { Select } from '../../../ui/select'
import { Skeleton } from '../../../ui/skeleton'
import { Loaded } from '../loaded'
import { BestTracks } from './figures/best-tracks'
import { figuresQuery } from './figures/figures-queries'
import {
  type Comparison,
  comparisons,
  exportOf,
  type FiguresState,
  spans,
  useFiguresState,
} from './figures/figures-state'
import { IncomeCountries } from './figures/income-countries'
import { MonthChart } from './figures/month-chart'
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
              <Period state={state} onChange={change} />
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

type PeriodProps = { state: FiguresState; onChange: (changes: Partial<FiguresState>) => void }

function Period({ state, onChange }: PeriodProps) {
  const t = useWords('bills')
  return (
    <div className="my-5 flex flex-wrap items-center gap-3">
      <Segmented
        label={t('figures.span')}
        value={state.span}
        onChange={span => onChange({ span })}
        segments={spans.map(span => ({ value: span, label: t(`figures.span.${span}`) }))}
      />
      {state.span !== 'all' && (
        <Select
          label={t('figures.compare')}
          className="w-56!"
          value={state.vs}
          onChange={vs => onChange({ vs: vs as Comparison })}
          options={comparisons.map(vs => ({ value: vs, label: t(`figures.vs.${vs}`) }))}
        />
      )}
      <span className="ml-auto">
        <ExportLinks {...exportOf(state, 'month')} />
      </span>
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
