import { useQuery } from '@tanstack/react-query'
import type { Currency } from '#contract/currency'
import { ExportLinks } from '../../../../features/export/export-links'
import { WorkCover } from '../../../../features/works/work-cover'
import { subtractDecimals } from '../../../../lib/decimal'
import { formatCount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Sparkline } from '../../../../ui/chart/sparkline'
import { Skeleton } from '../../../../ui/skeleton'
import { Loaded } from '../../loaded'
import { inCents } from '../in-cents'
import { type Part, type Parts, partsQuery } from './figures-queries'
import { exportOf, type FiguresState } from './figures-state'
import { changeOf } from './month-chart'

const shown = 6

/** The tracks that brought most, and the way each of them went. */
export function BestTracks({ state, currency }: { state: FiguresState; currency: Currency }) {
  const t = useWords('bills')
  const query = useQuery(partsQuery(state, 'track', shown))
  return (
    <section aria-labelledby="best-tracks" className="min-w-0">
      <div className="flex items-center justify-between gap-4 border-b-2 border-ink pb-2">
        <h2 id="best-tracks" className="text-lg">
          {t('figures.tracks')}
        </h2>
        <ExportLinks {...exportOf(state, 'track')} />
      </div>
      <Loaded query={query} failed={t('figures.failed')} skeleton={<TracksSkeleton />}>
        {data =>
          data.items.length === 0 ? (
            <p className="py-8 text-soft">{t('figures.none')}</p>
          ) : (
            <>
              <ul>
                {data.items.map(part => (
                  <TrackRow
                    key={`${part.work_id} ${part.isrc}`}
                    {...{ part, currency }}
                    total={data.total.amount}
                  />
                ))}
              </ul>
              <Others data={data} currency={currency} />
            </>
          )
        }
      </Loaded>
    </section>
  )
}

function TrackRow({ part, total, currency }: { part: Part; total: string; currency: Currency }) {
  const t = useWords('bills')
  const amount = Number(part.amount)
  return (
    <li className="grid min-h-18 grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-3.5 border-b border-line py-2.5 sm:grid-cols-[2.75rem_minmax(0,1fr)_5rem_6rem]">
      <WorkCover workId={part.work_id ?? 0} url={part.cover_url} className="size-11" />
      <span className="min-w-0">
        <span className="block truncate font-semibold">{part.name}</span>
        <span className="num block text-sm text-soft">
          {shareOf(amount, Number(total))} · {t('figures.playsOf', { count: formatCount(part.plays) })}
        </span>
      </span>
      <Sparkline values={part.course} className="w-20! max-sm:hidden" />
      <span className="num text-right">
        <span className="block font-semibold">{inCents(part.amount, currency)}</span>
        {part.before !== null && (
          <span className="block text-sm text-soft">
            {Number(part.before) > 0 ? changeOf(amount, Number(part.before)) : t('figures.new')}
          </span>
        )}
      </span>
    </li>
  )
}

export function shareOf(amount: number, total: number): string {
  return total <= 0 ? '--' : `${((amount / total) * 100).toFixed(1)}%`
}

function Others({ data: { items, total }, currency }: { data: Parts; currency: Currency }) {
  const t = useWords('bills')
  const count = total.count - items.length
  if (count <= 0) return null
  const rest = items.reduce((left, { amount }) => subtractDecimals(left, amount), total.amount)
  return (
    <p className="num flex justify-between gap-4 py-3 text-sm text-soft">
      {t('flow.otherTracks', { count })}
      <b className="text-ink">{inCents(rest, currency)}</b>
    </p>
  )
}

function TracksSkeleton() {
  return [1, 2, 3, 4, 5, 6].map(place => (
    <div key={place} className="flex h-18 items-center gap-3.5 border-b border-line">
      <Skeleton className="size-11" />
      <Skeleton className="h-5 w-36" />
      <Skeleton className="ml-auto h-5 w-20" />
    </div>
  ))
}
