import { useMemo } from 'react'
import { formatCount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import type { ChartData } from '../../../../ui/chart-data'
import { ChartFrame } from '../../../../ui/chart-frame'
import { monthsBetween } from './chart-of-months'
import type { Figures } from './figures-queries'

const format = (value: number) => formatCount(Math.round(value))

/** Plays of reports without money run ahead of the bills; they are shown beside those and never added to them. */
export function PlaysAhead({ figures }: { figures: Figures }) {
  const t = useWords('bills')
  const { billed, ahead } = figures
  const data = useMemo((): ChartData => {
    const known = [...billed, ...ahead].map(({ month }) => month).sort()
    const months = monthsBetween(known[0] ?? '2026-01', known.at(-1) ?? '2026-01')
    const lineOf = (plays: Figures['ahead']) =>
      months.map(month => plays.find(played => played.month === month)?.plays ?? null)
    return {
      kind: 'line',
      categories: months,
      series: [
        { name: t('ahead.billed'), tone: 'ink', values: lineOf(billed) },
        { name: t('ahead.ahead'), tone: 'river', isComparison: true, values: lineOf(ahead) },
      ],
    }
  }, [billed, ahead, t])
  if (ahead.length === 0) return null
  return (
    <section aria-labelledby="plays-ahead" className="mt-14">
      <ChartFrame
        title={<span id="plays-ahead">{t('ahead.title')}</span>}
        data={data}
        format={format}
        categoryLabel={t('figures.saleMonth')}
        loadingLabel={t('ahead.title')}
        error={<p className="text-soft">{t('figures.noPicture')}</p>}
        empty={null}
        summary={<p className="mb-3 max-w-[68ch] text-sm text-soft">{t('ahead.text')}</p>}
      />
    </section>
  )
}
