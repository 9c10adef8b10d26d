import Table from 'lucide-react/icons/table'
import { useMemo, useState } from 'react'
import type { Currency } from '#contract/currency'
import { formatAmount, formatCount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { ChartFrame } from '../../../../ui/chart-frame'
import { EmptyState } from '../../../../ui/empty-state'
import { Segmented } from '../../../../ui/segmented'
import { monthsBetween } from '../months'
import { chartOfMonths, totalOf } from './chart-of-months'
import type { Figures } from './figures-queries'
import { type FiguresState, measures, periodOf } from './figures-state'

type MonthChartProps = {
  figures: Figures
  state: FiguresState
  onChange: (changes: Partial<FiguresState>) => void
}

/** What the months it is compared with are called. */
const againstWords = {
  none: 'figures.before',
  before: 'figures.before',
  year: 'figures.yearBefore',
  own: 'figures.otherMonths',
} as const

const formats = {
  money: (currency: Currency) => (value: number) => formatAmount(value.toFixed(2), currency),
  plays: () => (value: number) => formatCount(Math.round(value)),
}

/** Money or plays by month, a stream a channel; or the same figures as a table. */
export function MonthChart({ figures, state, onChange }: MonthChartProps) {
  const t = useWords('bills')
  const [isTable, setIsTable] = useState(false)
  const { show, vs, span } = state
  const { from, to, ...before } = periodOf(state)
  const back = 'vs_from' in before ? monthsBetween(before.vs_from, from) : 0
  const begin = figures.first_month && figures.first_month > from ? figures.first_month : from
  const data = useMemo(
    () =>
      chartOfMonths({
        figures,
        from: span === 'all' ? begin : from,
        to,
        measure: show,
        back,
        words: {
          others: t('figures.otherChannels'),
          before: t(againstWords[vs]),
        },
      }),
    [figures, begin, from, to, show, vs, span, back, t],
  )
  const format = useMemo(() => formats[show](figures.currency), [show, figures.currency])
  return (
    <ChartFrame
      title={t('figures.months')}
      data={data}
      format={format}
      isTable={isTable}
      tall
      categoryLabel={t('figures.month')}
      loadingLabel={t('figures.months')}
      error={<p className="text-soft">{t('figures.noPicture')}</p>}
      empty={<EmptyState heading="h3" title={t('figures.none')} className="py-2" />}
      aside={
        <div className="flex flex-wrap items-center gap-2">
          <Segmented
            label={t('figures.measure')}
            value={show}
            onChange={measure => onChange({ show: measure })}
            segments={measures.map(measure => ({ value: measure, label: t(`figures.${measure}`) }))}
          />
          <Button
            size="small"
            aria-pressed={isTable}
            icon={<Table aria-hidden="true" className="size-4" />}
            onClick={() => setIsTable(!isTable)}
          >
            {t(isTable ? 'figures.asPicture' : 'figures.asTable')}
          </Button>
        </div>
      }
      summary={<Summary figures={figures} state={state} format={format} />}
    />
  )
}

type SummaryProps = { figures: Figures; state: FiguresState; format: (value: number) => string }

/** What all of it comes to, and how that compares. */
function Summary({ figures, state: { show, vs, ownVs }, format }: SummaryProps) {
  const t = useWords('bills')
  const total = totalOf(figures.cells, show)
  const before = totalOf(figures.before, show)
  return (
    <p className="num mb-3 flex flex-wrap items-baseline gap-x-5">
      <b className="font-display text-2xl">{format(total)}</b>
      {vs !== 'none' && (
        <span className="text-sm text-soft">
          {vs === 'own' && ownVs
            ? t('figures.vsOwn', { ...ownVs, amount: format(before) })
            : t(vs === 'year' ? 'figures.vsYear' : 'figures.vsBefore', { amount: format(before) })}
          {before > 0 && total > 0 && ` ${changeOf(total, before)}`}
        </span>
      )}
    </p>
  )
}

/** +12% or −3%; nothing can be said against nothing. */
export function changeOf(now: number, before: number): string {
  const change = Math.round((now / before - 1) * 100)
  return `${change < 0 ? '−' : '+'}${formatCount(Math.abs(change))}%`
}
