import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { OutputOf } from '#contract/call'
import { type readDeskStatistics, statisticsDays } from '#contract/support/desk-calls'
import { formatCount } from '../../../lib/format'
import { useWords } from '../../../lib/words'
import type { ChartData } from '../../../ui/chart-data'
import { ChartFrame } from '../../../ui/chart-frame'
import { cx } from '../../../ui/class-names'
import { KeyFigures } from '../../../ui/key-figures'
import { PageHeader } from '../../../ui/page-header'
import { Segmented } from '../../../ui/segmented'
import { SkeletonLines } from '../../../ui/skeleton'
import { Unreachable } from '../unreachable'
import { statisticsQuery } from './desk-queries'
import { DeskTabs } from './desk-tabs'

type Statistics = OutputOf<typeof readDeskStatistics>

export default function DeskStatistics() {
  const t = useWords('support-desk')
  const [params, setParams] = useSearchParams()
  const days = statisticsDays.find(known => String(known) === params.get('days')) ?? 30
  const { data, isError, isFetching, refetch, isPlaceholderData } = useQuery(statisticsQuery(days))
  return (
    <div className="page pb-16">
      <PageHeader
        title={t('statistics.title')}
        lead={t('statistics.lead')}
        actions={
          <Segmented
            label={t('statistics.days')}
            value={String(days)}
            onChange={value => setParams({ days: value }, { replace: true })}
            segments={statisticsDays.map(value => ({
              value: String(value),
              label: t('statistics.lastDays', { count: value }),
            }))}
          />
        }
      />
      <div className="mt-4">
        <DeskTabs />
      </div>
      <div className={cx('mt-6 transition-opacity', isPlaceholderData && 'opacity-60')}>
        {!data && !isError && <SkeletonLines lines={10} />}
        {!data && isError && (
          <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {data && <Figures data={data} />}
      </div>
    </div>
  )
}

function Figures({ data }: { data: Statistics }) {
  const t = useWords('support-desk')
  const tickets = useWords('support')
  const { answers, ratings } = data
  const share = answers.owed === 0 ? '--' : `${Math.round((answers.in_time / answers.owed) * 100)}%`
  const byDay = useMemo(
    (): ChartData => ({
      kind: 'bar',
      categories: data.by_day.map(({ day }) => day.slice(5)),
      series: [
        { name: t('statistics.asked'), values: data.by_day.map(({ asked }) => asked), tone: 'ink' },
        {
          name: t('statistics.answered'),
          values: data.by_day.map(({ answered }) => answered),
          tone: 'river',
        },
      ],
    }),
    [data, t],
  )
  const minutes = (value: number | null) =>
    value === null
      ? '--'
      : value < 90
        ? t('statistics.minutes', { count: Math.round(value) })
        : t('statistics.hours', { count: (value / 60).toFixed(1) })
  const mean = (value: number | null) => (value === null ? '--' : value.toFixed(1))
  return (
    <>
      <KeyFigures
        figures={[
          { value: formatCount(data.asked), label: t('statistics.asked') },
          { value: share, label: t('statistics.inTime'), tone: 'river' },
          { value: minutes(answers.median_minutes), label: t('statistics.median') },
          { value: mean(ratings.mean), label: t('statistics.rating', { count: ratings.count }) },
          { value: formatCount(data.waiting), label: t('view.waiting') },
          {
            value: formatCount(data.escalated),
            label: t('view.escalated'),
            tone: data.escalated > 0 ? 'accent' : undefined,
          },
        ]}
      />
      <ChartFrame
        className="mt-10"
        title={t('statistics.byDay')}
        data={byDay}
        format={formatCount}
        loadingLabel={t('statistics.title')}
        empty={t('statistics.nothing')}
        error={t('statistics.noChart')}
        categoryLabel={t('statistics.day')}
      />
      <div className="mt-10 grid gap-10 lg:grid-cols-2">
        <section>
          <h2 className="border-b-2 border-ink pb-2 text-lg">{t('statistics.byCategory')}</h2>
          {data.by_category.length === 0 && <p className="py-4 text-soft">{t('statistics.nothing')}</p>}
          <ul>
            {data.by_category.map(({ category, asked }) => (
              <li key={category} className="flex justify-between gap-4 border-b border-line py-2.5">
                {tickets(`category.${category}`)}
                <span className="num">{formatCount(asked)}</span>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="border-b-2 border-ink pb-2 text-lg">{t('statistics.byStaff')}</h2>
          {data.by_staff.length === 0 && <p className="py-4 text-soft">{t('statistics.nothing')}</p>}
          {data.by_staff.length > 0 && (
            <table className="w-full text-left">
              <thead className="text-sm text-soft">
                <tr className="border-b border-line">
                  <th scope="col" className="py-2 font-normal">
                    {t('statistics.staff')}
                  </th>
                  <th scope="col" className="py-2 text-right font-normal">
                    {t('statistics.answers')}
                  </th>
                  <th scope="col" className="py-2 text-right font-normal">
                    {t('statistics.median')}
                  </th>
                  <th scope="col" className="py-2 text-right font-normal">
                    {t('statistics.stars')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {data.by_staff.map(person => (
                  <tr key={person.id} className="num border-b border-line">
                    <th scope="row" className="py-2.5 font-normal">
                      {person.name}
                    </th>
                    <td className="py-2.5 text-right">{formatCount(person.answers)}</td>
                    <td className="py-2.5 text-right">{minutes(person.median_minutes)}</td>
                    <td className="py-2.5 text-right">{mean(person.rating)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      </div>
    </>
  )
}
