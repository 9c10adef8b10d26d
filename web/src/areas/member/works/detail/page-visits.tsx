import { useMemo } from 'react'
import type { OwnReleasePage } from '#contract/release-pages/calls'
import { formatCount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import type { ChartData } from '../../../../ui/chart-data'
import { ChartFrame } from '../../../../ui/chart-frame'

/** Visits by day, and where they went on to. */
export function PageVisits({ page }: { page: OwnReleasePage }) {
  const t = useWords('works')
  const { visits, clicks, total_visits } = page
  const chart = useMemo(
    (): ChartData => ({
      kind: 'bar',
      categories: visits.map(({ day }) => day.slice(5)),
      series: [
        {
          name: t('page.visitsCount'),
          values: visits.map(({ count }) => (total_visits === 0 ? null : count)),
          tone: 'river',
        },
      ],
    }),
    [visits, total_visits, t],
  )
  const most = Math.max(1, ...clicks.map(({ count }) => count))
  return (
    <Card>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <ChartFrame
          title={t('page.visits')}
          aside={<p className="num text-sm text-soft">{t('page.visitsAll', { count: total_visits })}</p>}
          data={chart}
          format={formatCount}
          legend={null}
          loadingLabel={t('page.visits')}
          empty={<p className="text-soft">{t('page.visitsNone')}</p>}
          error={<p className="text-soft">{t('page.chartFailed')}</p>}
          categoryLabel={t('page.day')}
        />
        <section aria-labelledby="page-clicks" className="min-w-0">
          <h2 id="page-clicks" className="text-lg">
            {t('page.clicks')}
          </h2>
          {clicks.length === 0 && <p className="mt-3 text-soft">{t('page.clicksNone')}</p>}
          <ul className="mt-3">
            {clicks.map(({ channel, count }) => (
              <li key={channel} className="border-t border-line py-2 first:border-t-0">
                <span className="flex justify-between gap-4">
                  <span className="min-w-0">{channel}</span>
                  <span className="num font-semibold">{formatCount(count)}</span>
                </span>
                <span
                  aria-hidden="true"
                  className="mt-1 block h-1 rounded-full bg-river"
                  style={{ width: `${(count / most) * 100}%` }}
                />
              </li>
            ))}
          </ul>
        </section>
      </div>
      <p className="mt-5 text-sm text-soft">{t('page.privacy')}</p>
    </Card>
  )
}
